"""Addresses below /api/."""

from django.urls import path, re_path

from companion.api import corrections, history, seating, take_along, views

urlpatterns = [
    path("devices", views.Devices.as_view()),
    path("games", views.Games.as_view()),
    path("tables", views.Tables.as_view()),
    path("join", views.Join.as_view()),
    path("tables/<uuid:table_id>", views.OneTable.as_view()),
    path("tables/<uuid:table_id>/invite", views.Invite.as_view()),
    path("tables/<uuid:table_id>/seats", views.Seats.as_view()),
    path("tables/<uuid:table_id>/seats/<uuid:seat_id>", views.OneSeat.as_view()),
    path("tables/<uuid:table_id>/order", views.Order.as_view()),
    path("tables/<uuid:table_id>/start", views.Start.as_view()),
    path("tables/<uuid:table_id>/actions", views.Actions.as_view()),
    path("tables/<uuid:table_id>/undo", views.Undo.as_view()),
    path("tables/<uuid:table_id>/corrections", corrections.Corrections.as_view()),
    path("tables/<uuid:table_id>/corrections/preview", corrections.CorrectionPreview.as_view()),
    path("tables/<uuid:table_id>/corrections/<uuid:proposal_id>", corrections.OneProposal.as_view()),
    path("tables/<uuid:table_id>/corrections/entry", history.PastEntry.as_view()),
    path("tables/<uuid:table_id>/timeline", history.WholeTimeline.as_view()),
    path("tables/<uuid:table_id>/replay", history.Replay.as_view()),
    path("tables/<uuid:table_id>/put-right/<int:version>", corrections.PutRight.as_view()),
    path("tables/<uuid:table_id>/projection", views.IfItEndedNow.as_view()),
    path("tables/<uuid:table_id>/rematch", views.Rematch.as_view()),
    path("tables/<uuid:table_id>/seats/<uuid:seat_id>/pass", seating.MovePass.as_view()),
    path("tables/<uuid:table_id>/seats/<uuid:seat_id>/give-up", seating.GiveUp.as_view()),
    path("tables/<uuid:table_id>/seats/<uuid:seat_id>/remove", seating.Remove.as_view()),
    path("tables/<uuid:table_id>/host", seating.Host.as_view()),
    path("tables/<uuid:table_id>/locked", seating.Locked.as_view()),
    path("tables/<uuid:table_id>/code", seating.NewCode.as_view()),
    path("tables/<uuid:table_id>/export.json", take_along.TableFileExport.as_view()),
    path("tables/<uuid:table_id>/export.csv", take_along.CsvExport.as_view()),
    path("tables/<uuid:table_id>/export.bgsplay", take_along.PlayFileExport.as_view()),
    path("tables/<uuid:table_id>/export.png", take_along.PictureExport.as_view()),
    path("tables/<uuid:table_id>/bgstats", take_along.BgStats.as_view()),
    path("import", take_along.Import.as_view()),
    path("seat", seating.Move.as_view()),
    re_path("^", views.UnknownAddress.as_view()),
]

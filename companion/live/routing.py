"""Paths of sockets."""

from channels.generic.websocket import AsyncWebsocketConsumer
from django.urls import path, re_path

from companion.live.consumer import TableConsumer
from companion.live.feed import FeedConsumer


class Nowhere(AsyncWebsocketConsumer):
    """Consumer that refuses the handshake at any other address."""

    channel_layer_alias = None

    async def connect(self) -> None:
        await self.close()


websocket_urlpatterns = [
    path("ws/table/<uuid:table_id>", TableConsumer.as_asgi()),
    path("ws/table", TableConsumer.as_asgi()),  # before addresses named the table
    path("ws/feed/<uuid:table_id>", FeedConsumer.as_asgi()),
    re_path("", Nowhere.as_asgi()),
]

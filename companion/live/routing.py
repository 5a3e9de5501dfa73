"""The one socket path."""

from channels.generic.websocket import AsyncWebsocketConsumer
from django.urls import path, re_path

from companion.live.consumers import TableConsumer


class Nowhere(AsyncWebsocketConsumer):
    """Consumer that refuses the handshake at any other address."""

    channel_layer_alias = None

    async def connect(self) -> None:
        await self.close()


websocket_urlpatterns = [path("ws/table", TableConsumer.as_asgi()), re_path("", Nowhere.as_asgi())]

"""How long a thread keeps its turn while others wait for theirs."""

import sys
from typing import Final

from companion.plain import Application, Receive, Scope, Send

USUAL_S: Final = sys.getswitchinterval()
SHORT_S: Final = 0.0002


class ShortTurns:
    """Passes requests on, and has threads take short turns until all of them are answered.

    What is asked over HTTP may take long to work out: how a table came about, what a correction changes. An action of
    another table changes threads several times and would wait for each as long as the usual turn is. While nothing is
    asked over HTTP, turns are as long as usual, which takes less of the machine.
    """

    def __init__(self, application: Application) -> None:
        self.application = application
        self._unanswered = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._unanswered += 1
        sys.setswitchinterval(SHORT_S)
        try:
            await self.application(scope, receive, send)
        finally:
            self._unanswered -= 1
            if not self._unanswered:
                sys.setswitchinterval(USUAL_S)

"""A voice for Orca that writes each spoken text into a file, one JSON object per line.

`tests.heard.session` copies this file to Orca's `orca-customizations.py`, which Orca runs at its start. The environment
variable `HEARD_SPOKEN` names the file. A line has the time (`time.time()`) and the text; a stop has the text "".
"""

import json
import os
import sys
import time
import types

from orca import settings, speechserver


def _write(text: str) -> None:
    line = json.dumps({"time": time.time(), "text": text})
    with open(os.environ["HEARD_SPOKEN"], "a", encoding="utf-8") as file:  # noqa: PTH123 - Orca's oldest Python is older
        file.write(line + "\n")


class SpeechServer(speechserver.SpeechServer):
    """Implements Orca's interface of a voice."""

    @staticmethod
    def getFactoryName():
        return "written voice"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):  # noqa: ARG004 - Orca's signature
        return SpeechServer()

    @staticmethod
    def shutdownActiveServers():
        return

    def getInfo(self):
        return [self.getFactoryName(), "written"]

    def getVoiceFamilies(self):
        return []

    def speakCharacter(self, character, acss=None):
        _write(character)

    def speakKeyEvent(self, event, acss=None):
        """Says nothing: names of pressed keys do not depend on the program."""

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            _write(text)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _acss in utteranceIterator:
            _write(context.utterance)

    def updateCapitalizationStyle(self):
        return

    def updatePunctuationLevel(self):
        return

    def stop(self):
        _write("")


_module = types.ModuleType("orca.written_voice")
_module.SpeechServer = SpeechServer
sys.modules[_module.__name__] = _module
settings.speechServerFactory = "written_voice"
settings.speechFactoryModules = ["written_voice"]
settings.enableBraille = False
settings.speechVerbosityLevel = settings.VERBOSITY_LEVEL_VERBOSE

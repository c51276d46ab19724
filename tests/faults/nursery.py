"""Has loaded all of the program, and starts it for whoever asks in a child of its own: what is loaded once need not be loaded at every start.

python -m tests.faults.nursery SOCKET     each message is a start, as JSON, with the files that are its standard output and error; it is answered
                                          with the child's number. A number is answered with the exit status of that child, when it has ended.
"""

import json
import os
import signal
import socket
import sys

from haspelknecht_qt import (
    composition,
    startup,  # noqa: F401 - what comes after the first picture
)
from tests.faults import window_player

LONGEST = 120
"""So many seconds a child may take: one that hangs is ended by the system."""


def main():
    composition.game_uis()["haspelknecht"]
    with socket.socket(fileno=int(sys.argv[1])) as asked:
        while True:
            message, files, _, _ = socket.recv_fds(asked, 1 << 16, 2)
            if not message:
                return 0
            wanted = json.loads(message)
            if isinstance(wanted, int):
                answer = os.waitstatus_to_exitcode(os.waitpid(wanted, 0)[1])
            else:
                answer = os.fork()
                if answer == 0:
                    break
                for file in files:
                    os.close(file)
            asked.send(json.dumps(answer).encode())
    signal.alarm(LONGEST)
    for file, stream in zip(files, (sys.stdout, sys.stderr), strict=True):
        os.dup2(file, stream.fileno())
        os.close(file)
    os.environ.update(wanted["environment"])
    sys.argv[1:] = wanted["words"]
    return window_player.main()


if __name__ == "__main__":
    sys.exit(main())

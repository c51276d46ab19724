"""Process that loads the program once and forks a child for each start, which saves loading it each time.

python -m tests.faults.fork_server SOCKET

Each message on the socket requests a start, as JSON, with the files for its standard output and error. The answer is the
process id of the child. A process id as message is answered with the exit status of that child, when it has ended.
"""

import json
import os
import signal
import socket
import sys

from haspelknecht_qt import (
    composition,
    startup,  # noqa: F401 - the parts that load after the first picture
)
from tests.faults import window_player

TIME_LIMIT = 120
"""Maximum seconds of a child: the system ends a child that hangs."""


def main():
    composition.game_uis()["haspelknecht"]
    with socket.socket(fileno=int(sys.argv[1])) as requests:
        while True:
            message, files, _, _ = socket.recv_fds(requests, 1 << 16, 2)
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
            requests.send(json.dumps(answer).encode())
    signal.alarm(TIME_LIMIT)
    for file, stream in zip(files, (sys.stdout, sys.stderr), strict=True):
        os.dup2(file, stream.fileno())
        os.close(file)
    os.environ.update(wanted["environment"])
    sys.argv[1:] = wanted["words"]
    return window_player.main()


if __name__ == "__main__":
    sys.exit(main())

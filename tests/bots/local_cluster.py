"""Cluster for the tests: the scheduler runs in this process, each worker in its own."""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]


class LocalCluster:
    def __init__(self, folder):
        import distributed  # noqa: PLC0415 - slow import, which the collection of tests does not need

        self._folder = folder
        self._cluster = distributed.LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=":0")
        self.address = self._cluster.scheduler_address
        self._started = []

    def start(self, count=1, place=ROOT, **environment):
        """Starts workers of the program in `place`, and waits until they have joined; returns their processes."""
        started = [self._start(place, environment) for _ in range(count)]
        wait_until(lambda: set(started) <= self._joined())
        return started

    def _start(self, place, environment):
        # The number in its name identifies the worker at the scheduler.
        command = [sys.executable, "-m", "dask", "worker", self.address, "--no-nanny", "--no-dashboard"]
        command += ["--death-timeout", "60"]
        command += ["--nthreads", "1", "--memory-limit", "0", "--local-directory", str(self._folder)]
        command += ["--name", f"worker-{len(self._started)}"]
        process = subprocess.Popen(command, cwd=place, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
        self._started.append(process)
        return process

    def _joined(self):
        names = {each.name for each in self._cluster.scheduler.workers.values()}
        return {process for number, process in enumerate(self._started) if f"worker-{number}" in names}

    def end(self, processes):
        """Ends these workers, and waits until the scheduler has noticed."""
        for each in processes:
            each.kill()
            each.wait()
        wait_until(lambda: not self._joined() & set(processes))

    def close(self):
        self.end(self._started)
        self._cluster.close()


def wait_until(condition, seconds=60):
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "condition not met in time"
        time.sleep(0.01)

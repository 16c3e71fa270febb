"""A small client for `tubewright engine`: one request, one answer, errors as exceptions.

    with Engine(["tubewright", "engine"]) as engine:
        engine.ask("new", seed="london")
        print(engine.ask("legal")["actions"])
"""

import json
import subprocess


class Refused(Exception):
    """The engine said no; `reason` is one word that a program can rely on."""

    def __init__(self, error):
        super().__init__(f"{error['reason']}: {error['message']}")
        self.reason = error["reason"]
        self.error = error


class Engine:
    """A running `tubewright engine`."""

    def __init__(self, command=("tubewright", "engine")):
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self._last = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def ask(self, op, **fields):
        """Sends a request and gives its answer; raises `Refused` where the engine refuses."""
        self._last += 1
        print(json.dumps({"id": self._last, "op": op, **fields}), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the engine has ended")
        answer = json.loads(line)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    def close(self):
        """Ends the engine."""
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

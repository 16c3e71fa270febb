"""What all attacks share: a server in a process of its own, people who only want to play, and the counts."""

import os
import pathlib
import random
import re
import subprocess
import sys
import threading
import time
import traceback

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples"))

from connection import Lost, Refused, Server
from london import choose
from table import OutOfSync, Table

__all__ = [
    "UNLIMITED", "Attack", "Honest", "Lost", "OutOfSync", "Refused", "Running", "Server", "Table", "catch_up", "choose", "fresh",
    "reasons", "seat",
]

UNLIMITED = [
    word
    for limit in (
        "messages-per-second", "requests-per-second", "sockets-per-address", "sockets-per-person", "tables-per-hour",
        "kilobytes-per-hour", "kilobytes-per-table", "disk-reserve",
    )
    for word in (f"--{limit}", "0")
]


def reasons():
    """Every reason that the document knows."""
    known = set()
    for name in ("protocol.md", "notation.md"):
        text = (ROOT / "docs" / name).read_text()
        known |= {word for line in text.splitlines() if line.startswith("| `") for word in re.findall(r"`([a-z-]+)`", line)}
    return known


class Running:
    """A server that runs until it is killed or stopped."""

    def __init__(self, program, folder, *flags):
        self.program, self.folder, self.flags = program, folder, flags
        self.log = open(os.path.join(folder, "log"), "a+")
        self.start()

    def start(self):
        data = os.path.join(self.folder, "data")
        command = [self.program, "serve", "--port", "0", "--data", data, *self.flags]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://[0-9.:]+", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line!r}, see {self.log.name}")
        self.url = found[0]

    def kill(self):
        """SIGKILL: it learns of nothing."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def memory(self):
        """Megabytes that the process holds."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024

    def disk(self):
        """Megabytes of its tables."""
        files = pathlib.Path(self.folder, "data").glob("tables.db*")
        return sum(file.stat().st_size for file in files) / 1e6

    def panicked(self):
        """Lines of the log that no input should be able to cause."""
        self.log.flush()
        with open(self.log.name) as log:
            return [line.strip() for line in log if "panicked" in line]


class Attack:
    """Counts of one attack, and what it found."""

    def __init__(self, name, program, folder, seconds, seed):
        self.name, self.program, self.folder, self.seconds = name, program, folder, seconds
        self.dice = random.Random(f"{name} {seed}")
        self.counts, self.findings = {}, []
        self.lock = threading.Lock()

    def serve(self, *flags):
        """A server of this attack's own."""
        os.makedirs(self.folder, exist_ok=True)
        self.running = Running(self.program, self.folder, *flags)
        return self.running

    def count(self, what, by=1):
        with self.lock:
            self.counts[what] = self.counts.get(what, 0) + by

    def found(self, what):
        with self.lock:
            self.findings.append(what)

    def check(self, holds, what):
        if not holds:
            self.found(what)

    def until(self):
        """Whether there is time left; to be asked again and again."""
        begun = time.monotonic()
        while time.monotonic() - begun < self.seconds:
            yield

    def together(self, *jobs):
        """Runs jobs at the same time; a job that fails is a finding."""

        def guarded(job):
            try:
                job()
            except Exception as error:
                place = traceback.extract_tb(error.__traceback__)[-1]
                self.found(f"{type(error).__name__} in {place.name}, line {place.lineno}: {error}")

        threads = [threading.Thread(target=guarded, args=(job,), daemon=True) for job in jobs]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def finish(self):
        """Ends the server; one that has ended already, or that complained of itself, is a finding."""
        if self.running.process.poll() is not None:
            self.found(f"the server has ended with {self.running.process.returncode}")
        for line in self.running.panicked():
            self.found(line)
        self.running.kill()


def seat(url, seats=2, sources=None, **settings):
    """A table with so many people, whose game has begun."""
    people = [Server(url, source=source) for source in sources or [None] * seats]
    host = people[0]
    id = host.open_table("P0", seats=seats, **settings)
    tables = [Table(person, id) for person in people]
    for number, table in enumerate(tables):
        table.connect()
        if number:
            table.do({"sit": {"name": f"P{number}"}})
    if seats == 1:
        tables[0].do("start")
    return tables


class Honest(threading.Thread):
    """Two people who play game after game and notice how long they wait for answers."""

    def __init__(self, url, source="127.0.0.1"):
        super().__init__(daemon=True)
        self.url, self.source = url, source
        self.turns, self.worst, self.failure = 0, 0.0, None
        self.ending = threading.Event()

    def run(self):
        try:
            while not self.ending.is_set():
                tables = seat(self.url, sources=[self.source, self.source])
                while not all(table.is_over() for table in tables) and not self.ending.is_set():
                    for table in tables:
                        self.turn(table)
                for table in tables:
                    table.socket.abandon()
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"

    def turn(self, table):
        while not table.is_my_turn() and not table.is_over():
            table.receive()
        if table.is_over():
            return
        # As fast as people play at the most: the rates are for all from one address.
        time.sleep(0.1)
        begun = time.monotonic()
        table.do(choose(table.seen["game"], table.seen["you"]))
        self.worst = max(self.worst, time.monotonic() - begun)
        self.turns += 1

    def end(self, attack, patience=10.0):
        """What they noticed."""
        self.ending.set()
        self.join(30)
        attack.check(self.failure is None, f"people who play: {self.failure}")
        attack.check(self.turns > 0, "people who play got nowhere")
        attack.check(self.worst < patience, f"people who play waited {self.worst:.1f} s for an answer")
        attack.count("turns of people who play beside it", self.turns)
        attack.counts["longest wait of theirs, ms"] = round(self.worst * 1000)


def fresh(table):
    """The snapshot that the server has for this watcher now."""
    return table.server.request("GET", f"/api/tables/{table.table}")


def catch_up(table, n):
    """Reads until entry n is there."""
    while table.seen["n"] < n:
        table.receive()


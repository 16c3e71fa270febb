"""Floods of connections, tables, rematches, chat, people and reactions under the limits that a server has by default."""

import contextlib
import socket
import threading
import time

from ground import Honest, Lost, Refused, Server, Table, choose, seat

ATTACKER = "127.0.0.3"


def person(attack):
    return Server(attack.running.url, source=ATTACKER)


def connections(attack):
    """Thousands of connections that say nothing, and as many sockets as there are."""
    server, held = person(attack), []
    for _ in range(1500):
        raw = socket.socket()
        raw.bind((ATTACKER, 0))
        with contextlib.suppress(OSError):
            raw.connect((server.host, server.port))
            held.append(raw)
    attack.count("connections opened", len(held))
    time.sleep(0.5)
    alive = 0
    for raw in held:
        raw.setblocking(False)
        try:
            alive += raw.recv(1) != b""
        except BlockingIOError:
            alive += 1
        except OSError:
            pass
    attack.check(alive <= 600, f"{alive} of {len(held)} silent connections of one address are held")
    attack.counts["of these held at the same time"] = alive
    for raw in held:
        raw.close()


def sockets(attack):
    """Sockets of one address, each of another person."""
    source = "127.0.0.13"
    table, held, refused = Server(attack.running.url, source=source).open_table("Ann"), [], 0
    for _ in range(260):
        try:
            opened = Server(attack.running.url, source=source).socket(table)
            # Without a hello it would be closed by itself.
            opened.send('{"hello":{}}')
            held.append(opened)
        except Refused as why:
            refused += why.reason == "too-many" and why.retry_after is not None
            time.sleep(0.02)
        except Lost:
            pass
        time.sleep(0.03)
    attack.check(len(held) <= 200, f"{len(held)} sockets of one address are open")
    attack.check(refused > 0, "no socket of one address was refused")
    attack.count("sockets opened", len(held))
    attack.count("refused for being too many", refused)
    for opened in held:
        opened.abandon()


def tables(attack):
    """New tables, each of another person, and rematches: all pass the same limit."""
    opened = refused = 0
    for _ in range(130):
        with contextlib.suppress(Lost):
            try:
                person(attack).open_table("Ann")
                opened += 1
            except Refused as why:
                refused += why.reason == "too-many" and why.retry_after is not None
        time.sleep(0.06)
    attack.check(opened <= 62, f"{opened} tables of one address in a few seconds")
    attack.check(refused > 0, "no table was refused")
    attack.count("tables opened", opened)
    attack.count("refused for being too many", refused)


def rematches(attack):
    """A rematch is a new table too: whoever has opened as many as they may gets none."""
    source = "127.0.0.4"
    [table] = seat(attack.running.url, seats=1, sources=[source])
    while not table.is_over():
        time.sleep(0.11)
        play = choose(table.seen["game"], table.seen["you"])["play"]
        table.do({"play": {**play, "action": "pass"}})
    with contextlib.suppress(Refused):
        while True:
            table.server.open_table("Ann")
            time.sleep(0.06)
    answer = table.answer(table.ask("rematch"))
    attack.check(answer == ("refused", "too-many"), f"a rematch beyond the limit of tables: {answer}")
    attack.count("refused for being too many")


def chat(attack):
    """As much chat as the limits let through, from many people at many tables."""
    before, begun = attack.running.disk(), time.monotonic()
    sources = [f"127.0.0.{number}" for number in (5, 6)]
    said = [0]

    def talk(source):
        with contextlib.suppress(Refused, Lost, OSError):
            pair = seat(attack.running.url, sources=[source, source])
            while time.monotonic() - begun < attack.seconds:
                for table in pair:
                    if table.answer(table.ask({"chat": {"text": "\U0001f600" * 200}}))[0] == "done":
                        said[0] += 1
                    else:
                        time.sleep(0.2)

    threads = [threading.Thread(target=talk, args=(source,), daemon=True) for source in sources * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    grown = attack.running.disk() - before
    attack.count("lines of chat taken", said[0])
    attack.counts["the disk grew by, MB"] = round(grown, 1)
    attack.check(grown < 25, f"chat has grown the disk by {grown:.0f} MB")


def throw_away_people(attack):
    """People who sit down and leave again, one after the other: a guest still finds a seat."""
    table = Server(attack.running.url, source="127.0.0.10").open_table("Host", seats=3)
    came = 0
    for _ in range(90):
        with contextlib.suppress(Refused, Lost):
            guest = Table(Server(attack.running.url, source="127.0.0.10"), table)
            guest.connect()
            guest.do({"sit": {"name": "X"}})
            guest.do("leave")
            came += 1
            guest.socket.abandon()
        time.sleep(0.06)
    attack.count("throw-away people", came)
    guest = Table(Server(attack.running.url, source="127.0.0.11"), table)
    guest.connect()
    kind, what = guest.answer(guest.ask({"sit": {"name": "Guest"}}))
    attack.check(kind == "done", f"after {came} people who left, a guest is refused: {what}")


def reactions(attack):
    """Reactions as fast as they can be sent, until the server hangs up."""
    [table] = seat(attack.running.url, seats=1, sources=["127.0.0.12"])
    too_fast = 0
    try:
        for number in range(3000):
            table.say({"command": {"id": number, "command": {"react": {"reaction": "clap"}}}})
            if number % 50 == 0:
                table.socket.socket.settimeout(0.05)
                with contextlib.suppress(TimeoutError):
                    while True:
                        too_fast += table.receive().get("refused", {}).get("reason") == "too-fast"
                table.socket.socket.settimeout(20)
        attack.found("3,000 reactions at once did not end the connection")
    except Lost:
        attack.count("floods of messages that ended the connection")
    attack.check(too_fast > 0, "no reaction was too fast")


def run(attack):
    server = attack.serve()
    honest = Honest(server.url)
    honest.start()
    before = server.memory()
    jobs = [connections, sockets, tables, rematches, chat, throw_away_people, reactions]
    attack.together(*(lambda job=job: job(attack) for job in jobs))
    honest.end(attack)
    attack.counts["memory before and after, MB"] = f"{before:.0f} {server.memory():.0f}"
    attack.finish()

"""Those who read slowly, write slowly or say nothing are cut off in time; others notice nothing."""

import json
import socket
import time

from ground import Honest, Lost, Server, seat

LONG = 60.0


def cut_off(attack, what, stream, began, within, write=b""):
    """Reads (or goes on writing, byte by byte) until the server ends the connection; too late is a finding."""
    stream.settimeout(0.5)
    while time.monotonic() - began < LONG:
        try:
            if write:
                stream.send(write)
            if not stream.recv(1024):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    took = time.monotonic() - began
    attack.check(took < within, f"{what}: held for {took:.0f} s")
    attack.count("connections that dawdled and were ended")
    stream.close()


def stream(attack, small=False):
    server = Server(attack.running.url)
    raw = socket.socket()
    if small:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.bind(("127.0.0.9", 0))
    raw.connect((server.host, server.port))
    return raw


def is_held(raw):
    """Whether the server still has this connection. Whoever reads nothing does not learn of its end, but the system knows."""
    (_, ours), (_, theirs) = raw.getsockname(), raw.getpeername()
    with open("/proc/net/tcp") as table:
        rows = [line.split() for line in table.readlines()[1:]]
    mine = [row for row in rows if row[1].endswith(f":{theirs:04X}") and row[2].endswith(f":{ours:04X}")]
    # Without an inode no program has it open any more.
    return any(row[9] != "0" for row in mine)


def head_byte_by_byte(attack):
    """A request whose head never ends."""
    raw, began = stream(attack), time.monotonic()
    raw.send(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    cut_off(attack, "a head byte by byte", raw, began, 25, write=b"x")


def body_byte_by_byte(attack):
    """A body of which a byte comes now and then."""
    raw, began = stream(attack), time.monotonic()
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n{"
    raw.send(head.encode())
    cut_off(attack, "a body byte by byte", raw, began, 25, write=b" ")


def no_hello(attack):
    """A socket without a hello."""
    server = Server(attack.running.url, source="127.0.0.9")
    table = server.open_table("Ann")
    opened, began = server.socket(table, timeout=LONG), time.monotonic()
    try:
        while True:
            opened.receive()
    except Lost as lost:
        attack.check(lost.code == 4001, f"no hello: closed with {lost.code}")
        attack.check(time.monotonic() - began < 15, "no hello: too late")
        attack.count("connections that dawdled and were ended")


def answers_never_read(attack):
    """A request after the other on one connection, of which no answer is read."""
    raw, began = stream(attack, small=True), time.monotonic()
    raw.settimeout(1)
    request = b"GET /preview.png HTTP/1.1\r\nHost: localhost\r\n\r\n"
    stuck = 0
    while time.monotonic() - began < LONG and stuck < 3:
        try:
            raw.send(request * 10)
            time.sleep(0.05)
        except TimeoutError:
            stuck += 1
        except OSError:
            break
    while time.monotonic() - began < LONG and is_held(raw):
        time.sleep(0.5)
    ended = not is_held(raw)
    took = time.monotonic() - began
    attack.check(ended, f"answers that nobody reads: held for {took:.0f} s")
    attack.count("connections that dawdled and were ended", int(ended))
    raw.close()


def events_never_read(attack):
    """Somebody at a table who reads nothing while there is a lot to read."""
    tables = seat(attack.running.url, sources=["127.0.0.7", "127.0.0.8"])
    reader = tables[0].server.socket(tables[0].table)
    reader.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    reader.send(json.dumps({"hello": {}}))
    began = time.monotonic()
    said = 0
    while time.monotonic() - began < 20:
        try:
            tables[1].do({"react": {"reaction": "clap"}})
            said += 1
        except Exception:
            time.sleep(1)
        time.sleep(0.1)
    attack.check(said > 50, f"only {said} reactions were taken beside a slow reader")
    attack.count("messages that a slow reader left lying", said)


def run(attack):
    server = attack.serve()
    honest = Honest(server.url)
    honest.start()
    jobs = [head_byte_by_byte, body_byte_by_byte, no_hello, answers_never_read, events_never_read]
    attack.together(*(lambda job=job: job(attack) for job in jobs for _ in range(1 if attack.seconds < 10 else 3)))
    honest.end(attack)
    attack.finish()

"""Attacks a server of its own with clients that know docs/protocol.md and nothing else: `cargo xtask attack`.

Prints what was tried, and whatever should not have happened; then the exit code is 1.
"""

import argparse
import json
import pathlib
import sys
import tempfile
import time

import chaos
import floods
import fuzz
import kills
import leaks
import slow
import spies
from ground import Attack

ATTACKS = {"kills": kills, "fuzz": fuzz, "leaks": leaks, "spies": spies, "slow": slow, "floods": floods, "chaos": chaos}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the tubewright to attack")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"only these: {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=40, help="how long each goes on")
    parser.add_argument("--seed", default=str(time.time_ns()), help="what they do follows from it")
    parser.add_argument("--json", action="store_true", help="print one document")
    args = parser.parse_intermixed_args()
    unknown = [name for name in args.attacks if name not in ATTACKS]
    if unknown:
        parser.error(f"no attack is called {unknown[0]}; there are {', '.join(ATTACKS)}")
    program, done = str(pathlib.Path(args.program).resolve()), []
    with tempfile.TemporaryDirectory(prefix="tubewright-attack-") as folder:
        for name in args.attacks or ATTACKS:
            print(f"{name}: {ATTACKS[name].__doc__}", file=sys.stderr, flush=True)
            attack = Attack(name, program, f"{folder}/{name}", args.seconds, args.seed)
            begun = time.monotonic()
            ATTACKS[name].run(attack)
            attack.counts["seconds"] = round(time.monotonic() - begun)
            done.append(attack)
    findings = [f"{attack.name}: {finding}" for attack in done for finding in attack.findings]
    if args.json:
        counts = {attack.name: attack.counts for attack in done}
        print(json.dumps({"seed": args.seed, "counts": counts, "findings": findings}))
    else:
        for attack in done:
            for what, count in attack.counts.items():
                shown = f"{count:,}" if isinstance(count, int) else str(count)
                print(f"{attack.name:<8}{what:<46}{shown:>12}")
        # Many of a kind say no more than a few.
        print(f"\n{len(findings)} findings with seed {args.seed}", *dict.fromkeys(findings[:200]), sep="\n")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()

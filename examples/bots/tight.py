#!/usr/bin/env python3
"""A bot in fifty lines: any game by its menu alone, and a little sense at the poker tables. Python 3, nothing else.

It reads one JSON object a line from standard input and writes one a line to standard output. What it writes to standard error is
its own business. Output must be flushed after every line, or the table waits in vain.
"""
import json
import random
import sys

RANKS = "23456789TJQKA"


def say(**line):
    print(json.dumps(line), flush=True)


def strength(view, seat):
    """0 to 1: a rough idea of the hole cards; half where there are none to be judged."""
    cards = [view["faces"][str(card)] for card in view["zones"].get(f"hand:{seat}", []) if str(card) in view["faces"]]
    ranks = sorted((RANKS.find(card[0]) for card in cards), reverse=True)
    if len(ranks) < 2 or min(ranks) < 0:
        return 0.5
    high = (ranks[0] + ranks[1]) / 24
    return min(1.0, high + (0.45 if len(set(ranks)) < len(ranks) else 0.0))


def plain(option, chance):
    """An option with whatever it asks for: the least amount, the fewest cards, any seat."""
    choice = {"act": option["type"]}
    if option["amount"]:
        choice["amount"] = option["amount"]["min"]
    if option["cards"]:
        choice["cards"] = option["cards"]["from"][: option["cards"]["min"]]
    if option["seats"]:
        choice["seat"] = chance.choice(option["seats"])
    return choice


def choose(view, seat, chance):
    menu = {option["type"]: option for option in view["menu"]}
    if "fold" in menu:
        good = strength(view, seat)
        more = menu.get("raise") or menu.get("bet")
        if more and good > 0.8:
            return plain(more, chance)
        if "check" in menu:
            return plain(menu["check"], chance)
        if "call" in menu and good > 0.45:
            return plain(menu["call"], chance)
        return plain(menu["fold"], chance)
    silent = [option for option in view["menu"] if option["ifSilent"]]
    return plain((silent or view["menu"])[0], chance)


def main():
    chance = random.Random(0)
    for text in sys.stdin:
        line = json.loads(text)
        if line["t"] == "hello":
            say(t="hello", protocol=1, name="tight")
        elif line["t"] == "hand":
            chance = random.Random(line["seed"])
        elif line["t"] == "turn":
            say(t="choice", id=line["id"], **choose(line["view"], line["seat"], chance))
        elif line["t"] == "refused":
            print("refused:", line["refusal"], file=sys.stderr)
            sys.exit(1)
        elif line["t"] == "bye":
            return


main()

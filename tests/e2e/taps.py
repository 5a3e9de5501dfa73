"""Taps counted and described."""

from statistics import median

from tests.e2e.phone import Hands


def describe_taps(title: str, hands: list[Hands]) -> str:
    """Report taps and swipes in a sentence."""
    taps, swipes = [hand.taps for hand in hands], [hand.swipes for hand in hands]
    spread = ", ".join(f"{taps.count(n)} turns of {n}" for n in sorted(set(taps)))
    return (
        f"{title}, {len(taps)} turns: taps median {median(taps)}, worst {max(taps)} ({spread}); "
        f"{sum(swipes)} swipes in {sum(map(bool, swipes))} turns"
    )

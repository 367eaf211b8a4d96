"""What the library's folders are called in the reader's language. No Qt."""

from editor.map_words import game_titles
from editor.words import mark, tr

_TOPICS = {
    "abyss": mark("Abysses"),
    "choosing": mark("Choosing a combination"),
    "conquest": mark("Conquests"),
    "decline": mark("Going in decline"),
    "ending": mark("End of the game"),
    "events": mark("Events"),
    "flow": mark("Course of the game"),
    "harbours": mark("Harbours"),
    "immunity": mark("Immunity"),
    "invented": mark("Invented units"),
    "mixed": mark("Mixed games"),
    "mountain": mark("Mountains"),
    "pirates": mark("Pirates"),
    "places": mark("Places"),
    "powers": mark("Powers"),
    "races": mark("Races"),
    "ready": mark("Readying troops"),
    "redeploy": mark("Redeployment"),
    "relics": mark("Relics"),
    "river": mark("Rivers"),
    "rivers": mark("Rivers"),
    "scoring": mark("Scoring"),
    "setup": mark("Set-up"),
    "shipyard": mark("Shipyard"),
    "temple": mark("Temple"),
}


def topic_words(topic: str) -> str:
    """`base / races` is Base game · Races; a folder that nobody has a word for is called as it is."""
    games = game_titles()
    return " · ".join(games.get(part) or tr(_TOPICS.get(part, part)) for part in topic.split(" / ") if part)

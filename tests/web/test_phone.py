"""Boards in the hand: what can be done is large enough for a finger, and in sight or one chip away; zoom; sounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from .conftest import ADA, BEN, PHONE, NewPage, Server, give_requests_back, sit_down, wait_for_sentence
from .recorded import Recorded

pytestmark = pytest.mark.browser

FINGER = 44
# Moves of recorded games before which the first seat is asked, in the middle of the game: to put explorers down,
# to move, to destroy, to buy; to place, settle, raise, take and advance; to fill, resolve and bid.
ASKED = {
    "ice1-2-basic": (28, 84, 107, 184, 206),
    "ice2-2-expert": (30, 44, 88, 107, 125, 151),
    "roam-2-full": (19, 54, 71, 119, 128),
    "winter-2-basic": (20, 41, 70, 87, 100, 107, 164, 198, 226),
}

# What can be pressed, how large it is, and what of it is out of sight without a chip that leads there.
LOOK = """() => {
  const clips = (style) => /auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY)
  const inSight = (element) => {
    const box = element.getBoundingClientRect()
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { left, top, right, bottom } = up.getBoundingClientRect()
      if (clips(getComputedStyle(up)) && (x < left || x > right || y < top || y > bottom)) return false
    }
    return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
  }
  const shown = (one) => one.getClientRects().length > 0
  const targets = [...document.querySelectorAll('[data-table] [data-target]')].filter(shown)
  const sizes = targets.map((one) => {
    const { width, height } = one.getBoundingClientRect()
    return [`${one.dataset.target} ${width.toFixed(1)} x ${height.toFixed(1)}`, Math.min(width, height)]
  })
  const chips = [...document.querySelectorAll('.beyond span')]
  const counted = chips.map((chip) => Number(/\\d+/.exec(chip.textContent) ?? 1))
  return {
    count: targets.length,
    small: sizes.filter(([, size]) => size < FINGER).map(([name]) => name),
    hidden: targets.filter((one) => !inSight(one)).length,
    led: counted.reduce((a, b) => a + b, 0),
  }
}""".replace("FINGER", f"{FINGER - 0.1}")


@pytest.mark.parametrize("record", ASKED)
def test_a_finger_can_aim_at_all_that_can_be_done(server: Server, new_page: NewPage, record: str) -> None:
    page = new_page(PHONE, touch=True)
    game = Recorded(server, record)
    sit_down(page, server, game.opened)
    seen = 0
    for move in ASKED[record]:
        game.play_to(move)
        page.wait_for_selector(f"[data-table='{move}'] .mine")
        page.wait_for_function(f"() => {{ const {{ hidden, led }} = ({LOOK})(); return hidden === led }}")
        look = page.evaluate(LOOK)
        seen += look["count"]
        assert look["small"] == [], (move, look)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert seen > len(ASKED[record]), "something can be done in most of these positions"


def scale(page: Page) -> float:
    """How much larger than its own size the board is drawn."""
    drawn = page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('.sheet')).transform).a")
    return round(float(drawn), 3)


def wait_for_scale(page: Page, test: str) -> None:
    page.wait_for_function(
        f"() => new DOMMatrix(getComputedStyle(document.querySelector('.sheet')).transform).a {test}"
    )


@pytest.mark.parametrize("game", ["ice1", "ice2", "roam", "winter"])
def test_every_board_comes_closer_and_goes_back(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], game))
    page.wait_for_selector(".mine")
    assert scale(page) == 1
    page.get_by_role("button", name="Closer").click()
    wait_for_scale(page, "> 1.4")
    page.keyboard.press("-")
    wait_for_scale(page, "=== 1")
    page.keyboard.press("+")
    page.keyboard.press("+")
    wait_for_scale(page, "> 2")
    page.get_by_role("button", name="Show all").click()
    wait_for_scale(page, "=== 1")
    # The wheel scrolls, and with Ctrl it zooms around the pointer.
    box = page.locator("[data-window]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 4
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    wait_for_scale(page, "> 1.5")
    page.keyboard.press("0")
    wait_for_scale(page, "=== 1")


def test_a_drag_pans_and_does_nothing_else(server: Server, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, server, server.open_table([ADA, BEN], "ice2", 5))
    give_requests_back(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    wait_for_scale(page, "> 2")
    target = page.locator("main [data-target]").first
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=4)
    page.mouse.up()
    after = target.bounding_box()
    assert after is not None
    assert after["x"] - box["x"] == pytest.approx(90, abs=2) or after["y"] - box["y"] == pytest.approx(40, abs=2)
    expect(page.locator("[role=menu]")).to_have_count(0)
    wait_for_sentence(page, "Your turn")
    # What has the focus comes into sight, wherever the board was.
    page.locator("[data-window]").evaluate("pane => pane.scrollTo(0, 0)")
    page.keyboard.press("Tab")
    page.locator("main [data-target]").last.focus()
    expect(page.locator("main [data-target]").last).to_be_in_viewport()


def pinch(session: CDPSession, middle: tuple[float, float], before: float, after: float) -> None:
    """Two fingers, side by side, go from one distance to another."""
    x, y = middle

    def fingers(apart: float) -> list[dict[str, float]]:
        return [{"x": x - apart / 2, "y": y, "id": 0}, {"x": x + apart / 2, "y": y, "id": 1}]

    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers(before)})
    for step in range(1, 6):
        apart = before + (after - before) * step / 5
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": fingers(apart)})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_fingers_on_the_board(server: Server, new_page: NewPage) -> None:
    """Two fingers zoom; a double tap beside the pieces looks closer and steps back; a chip leads to what is hidden."""
    page = new_page(PHONE, touch=True)
    sit_down(page, server, server.open_table([ADA, BEN], "ice2", 5))
    give_requests_back(page)
    page.wait_for_selector("main [data-target]")
    page.get_by_role("button", name="Show all").click()
    wait_for_scale(page, "=== 1")
    session = page.context.new_cdp_session(page)
    pinch(session, (195, 180), 60, 200)
    wait_for_scale(page, "> 2.5")
    page.wait_for_selector(".beyond")
    hidden = page.evaluate(LOOK)["hidden"]
    assert hidden > 0
    page.locator(".beyond").first.tap()
    page.wait_for_function(f"() => ({LOOK})().hidden !== {hidden}")
    page.get_by_role("button", name="Show all").tap()
    wait_for_scale(page, "=== 1")
    # The rim of the glacier is no place.
    page.touchscreen.tap(20, 30)
    page.touchscreen.tap(20, 30)
    wait_for_scale(page, "=== 2")
    page.touchscreen.tap(20, 30)
    page.touchscreen.tap(20, 30)
    wait_for_scale(page, "=== 1")
    wait_for_sentence(page, "Your turn")


# Notes every tone that is started, and how loud it gets.
NOTE_TONES = """
window.tones = []
window.loudest = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) {
  window.tones.push(Math.round(this.frequency.value))
  return start.apply(this, when)
}
const ramp = AudioParam.prototype.exponentialRampToValueAtTime
AudioParam.prototype.exponentialRampToValueAtTime = function (value, when) {
  if (value <= 1) window.loudest = Math.max(window.loudest, value)
  return ramp.call(this, value, when)
}
"""
TURN, PLACED = 659, 220


def test_sounds_are_quiet_and_only_for_those_who_want_them(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(NOTE_TONES)
    game = Recorded(server, "roam-2-basic")
    game.play_to(1)
    sit_down(page, server, game.opened)
    own = [i for i, (seat, _) in enumerate(game.moves) if seat == 0 and i > 1]
    later = next(i for i in own if game.moves[i - 1][0] == 1)
    game.play_to(later)
    page.wait_for_selector(f"[data-table='{later}'] .mine")
    assert page.evaluate("window.tones") == []

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sounds").check()
    assert TURN in page.evaluate("window.tones"), "whoever turns it on hears how loud it is"
    page.evaluate("window.tones.length = 0")
    again = next(i for i in own if i > later and game.moves[i - 1][0] == 1)
    game.play_to(again)
    page.wait_for_function(f"() => window.tones.includes({TURN})")
    assert PLACED in page.evaluate("window.tones")
    assert 0 < page.evaluate("window.loudest") < 0.15

    # Nobody who looks elsewhere is disturbed.
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true }); window.tones.length = 0")
    last = next(i for i in own if i > again and game.moves[i - 1][0] == 1)
    game.play_to(last)
    page.wait_for_selector(f"[data-table='{last}'] .mine")
    assert page.evaluate("window.tones") == []

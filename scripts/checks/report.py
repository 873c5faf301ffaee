"""Drives the report in a browser; `scripts/checks/report` runs it."""

import pathlib
import subprocess
import sys
import tempfile
import traceback

import report_run
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# However many cells a run has: the page's elements, those that were ever made of them, and bytes of
# the page's own files a cell. A page is quick for what it leaves undone; no clock is asked.
MOST_ELEMENTS = 1200
MOST_BYTES_A_CELL = 1000

# What a machine busy with other things may take for anything; nothing is judged by it.
PATIENCE = 180000

CELL = "chat/iphone-se-3"
WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 390, "height": 844}


COUNT_ELEMENTS = """
    window.elementsMade = 0;
    for (const name of ["createElement", "createElementNS"]) {
        const make = Document.prototype[name];
        Document.prototype[name] = function (...words) {
            window.elementsMade += 1;
            return make.apply(this, words);
        };
    }
"""


class Report:
    """A page of the report with what a check asks of it."""

    def __init__(self, browser, url, size=WIDE, scheme="light", scripts=True, stopped=False):
        """Opens a page, at wish with a clock that stands still until `pass_time` moves it."""
        self.context = browser.new_context(
            viewport=size,
            color_scheme=scheme,
            java_script_enabled=scripts,
            reduced_motion="no-preference",
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        if stopped:
            self.page.clock.install(time=0)
            self.page.clock.pause_at(1000)
        self.page.add_init_script(COUNT_ELEMENTS)
        self.requests, self.errors = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        # Pictures that were still on their way when another page was opened are not missing.
        self.page.on(
            "requestfailed",
            lambda request: (
                request.failure == "net::ERR_ABORTED"
                or self.errors.append(f"not there: {request.url}")
            ),
        )
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda message: message.type == "error" and self.errors.append(message.text)
        )
        self.url = url
        self.open("")

    def open(self, route):
        """Loads the page anew at a route."""
        self.page.goto("about:blank")
        self.page.goto(self.url + route)

    def count(self, selector):
        return self.page.locator(selector).count()

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def wait(self, condition):
        self.page.wait_for_function(condition)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def pass_time(self, milliseconds):
        self.page.clock.run_for(milliseconds)

    def elements(self):
        return self.page.evaluate("document.getElementsByTagName('*').length")

    def cell(self):
        """The cell that is open."""
        return self.page.evaluate("document.querySelector('.page')?.dataset.cell ?? null")

    def serious(self):
        """What axe-core finds that is serious or worse."""
        found = Axe().run(self.page, options={"preload": False}).response["violations"]
        return [
            f"{rule['id']}: {rule['nodes'][0]['html'][:160]} ({len(rule['nodes'])})"
            for rule in found
            if rule["impact"] in ("serious", "critical")
        ]

    def end(self):
        outside = [url for url in self.requests if not url.startswith(("file:", "about:"))]
        assert not outside, f"asked for {outside[:3]}"
        assert not self.errors, self.errors[:3]
        hurt = self.context.pages and self.page.evaluate("window.hurt === undefined")
        assert hurt, "a text of the spec was run"
        self.context.close()


def opens_with_little_work(report):
    report.wait("document.documentElement.dataset.ready")
    made = report.page.evaluate("window.elementsMade")
    folder = pathlib.Path(report.url[7:]).parent
    size = sum(file.stat().st_size for file in folder.iterdir() if file.is_file())
    print(
        f"check-report: of 2,000 cells {made} elements are made, {size // 2000} bytes a cell read"
    )
    assert 0 < made <= report.elements() < MOST_ELEMENTS, (made, report.elements())
    assert size < 2000 * MOST_BYTES_A_CELL, size
    assert report.text("#found") == "2,000 cells"


def tells_causes_with_their_cells(report):
    titles = report.page.locator(".card h3").all_inner_texts()
    assert "send moved 12 pt left" in titles, titles
    assert "row0, row1, row2 and 9 more changed" in titles, titles
    assert "there is no reference" in titles, titles
    assert report.text(".card.spec .place") == "chat.yaml:3:5"
    assert "<img" in report.text(".card.spec h3"), "a hostile text is shown as text"
    assert report.text(".lead").startswith("1,700 cells to look at, 8 causes")
    assert report.text(".card.layout .note").startswith("900 cells on 4 screens and 9 devices")


def scrolls_through_all_cells(report):
    bottom = "document.querySelector('.rows').scrollTop = 1e7"
    report.page.evaluate(bottom)
    report.wait(
        "[...document.querySelectorAll('.row.cell')].some("
        "(row) => row.getAttribute('aria-rowindex') ==="
        " document.querySelector('.rows').getAttribute('aria-rowcount'))"
    )
    assert report.elements() < MOST_ELEMENTS
    assert report.count(".row") < 60, report.count(".row")


def gives_titles_room(report):
    report.wait("document.querySelectorAll('.row.group').length > 0")
    room = """() => [...document.querySelectorAll('.row.group')].map((row) => {
        const [all, title, note] = [row, ...row.querySelectorAll('.title, .note')].map(
            (element) => element.getBoundingClientRect());
        return [title.top - all.top, all.bottom - note.bottom, title.height];
    })"""
    rows = report.page.evaluate(room)
    assert any(height > 30 for _, _, height in rows), "no title has two lines"
    assert all(min(above, below) >= 8 for above, below, _ in rows), rows


def loads_pictures_when_they_are_seen(report):
    report.wait("[...document.querySelectorAll('.thumbnails img')].some((i) => i.naturalWidth)")
    report.page.wait_for_load_state("networkidle")
    pictures = [url for url in report.requests if url.endswith(".png")]
    assert 0 < len(pictures) < 80, len(pictures)


def filters(report):
    page = report.page
    page.select_option("#device", "ipad-9")
    assert report.text("#found") == "200 of 2,000 cells", report.text("#found")
    page.select_option("#state", "dark")
    assert report.text("#found") == "80 of 2,000 cells", report.text("#found")
    page.click("[data-status=matched]")
    matched = report.text("#found")
    assert 0 < int(matched.split()[0]) < 80, matched
    assert all("matches" in mark for mark in page.locator(".row .mark").all_inner_texts())
    page.reload()
    assert report.text("#found") == matched, "a reload keeps the filters"
    page.click("[data-status=matched]")
    page.select_option("#device", "")
    page.select_option("#state", "")
    page.fill("#find", "CHAT ax5 iphone-16")
    assert report.text("#found") == "5 of 2,000 cells", report.text("#found")
    page.fill("#find", "nothing like it")
    assert report.text("#found") == "0 of 2,000 cells"
    page.click("text=Show all")
    assert report.text("#found") == "2,000 cells"
    assert page.evaluate("document.activeElement.id") == "rows"
    page.select_option("#cause", label="send moved 12 pt left")
    assert report.text("#found") == "900 of 2,000 cells"
    assert report.count(".card") == 1
    page.select_option("#cause", "")


def counts_cells_within_their_tolerance_apart(report):
    chip = "[data-status=tolerated]"
    assert report.text(chip) == "100 Within tolerance", report.text(chip)
    report.page.click(chip)
    assert report.text(".row.group .title") == "Within their tolerance"
    report.page.locator(".row.cell .text").first.click()
    assert "within its tolerance: 640 pixels differ" in report.text(".what")


def works_by_keyboard(report):
    report.press("j")
    first = report.cell()
    assert first, "j opens the first cell"
    report.press("j")
    second = report.cell()
    assert second not in (None, first)
    report.press("k")
    assert report.cell() == first
    report.press("Shift+J")
    assert report.cell() not in (first, second)
    report.press("Shift+K")
    assert report.cell() == first
    report.press("Escape")
    assert report.cell() is None
    report.page.focus("#rows")
    report.press("Home", "ArrowDown", "ArrowDown", "Enter")
    assert report.cell() == second, (report.cell(), second)
    report.press("ArrowDown")
    third = report.cell()
    assert third not in (first, second, None)
    report.press("/")
    report.page.keyboard.type("login j")
    assert report.page.input_value("#find") == "login j"
    report.press("Escape")
    assert report.page.input_value("#find") == ""
    report.press("Escape", "?")
    assert report.page.evaluate("document.getElementById('help').open")
    report.press("Escape")
    assert not report.page.evaluate("document.getElementById('help').open")


def shows_every_view(report):
    report.open(f"#cell={CELL}")
    page = report.page
    report.wait("document.querySelectorAll('.stage img').length === 3")
    report.wait("[...document.querySelectorAll('.stage img')].every((i) => i.naturalWidth === 750)")
    boxes = [page.locator(".stage img").nth(index).bounding_box() for index in range(3)]
    assert boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"]
    assert boxes[0]["y"] == boxes[1]["y"] == boxes[2]["y"]

    report.press("2")
    report.wait("document.querySelector('.divider')")
    clip = (
        "getComputedStyle(document.querySelector('.layer:nth-child(2)'))"
        ".clipPath.match(/[\\d.]+%/)[0]"
    )
    assert page.evaluate(clip) == "50%", page.evaluate(clip)
    report.press("ArrowRight")
    assert page.evaluate(clip) == "55%"
    box = page.locator(".stack").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 4, box["y"] + 50)
    assert abs(float(page.evaluate(clip).rstrip("%")) - 25) < 1

    report.press("3")
    opacity = "getComputedStyle(document.querySelector('[data-picture=actual]')).opacity"
    report.wait(f"{opacity} === '0.5'")
    report.press("ArrowLeft", "ArrowLeft")
    assert page.evaluate(opacity) == "0.4"

    report.press("4")
    shown = "document.querySelector('.stack').dataset.shown"
    before = page.evaluate(shown)
    report.pass_time(700)
    assert page.evaluate(shown) != before
    report.press("p")
    assert report.text("#pause") == "Play"
    before = page.evaluate(shown)
    report.pass_time(2800)
    assert page.evaluate(shown) == before
    report.press("f")
    assert page.evaluate(shown) != before
    seen = page.evaluate(
        "[...document.querySelectorAll('.stack img')].filter((i) =>"
        " getComputedStyle(i).visibility === 'visible').length"
    )
    assert seen == 1

    report.press("5")
    report.wait("document.querySelector('[data-picture=difference]')")
    region = page.locator(".region").bounding_box()
    box = page.locator(".stack").bounding_box()
    assert abs((region["x"] - box["x"]) / box["width"] - 602 / 750) < 0.01
    report.press("g")
    assert page.locator(".region").is_visible()
    box, stage = page.locator(".region").bounding_box(), page.locator(".stage").bounding_box()
    assert stage["x"] < box["x"] and box["x"] + box["width"] < stage["x"] + stage["width"]
    report.press("0")

    report.press("6")
    report.wait("document.querySelector('.stack img + .overlay .arrow')")
    report.press("1")
    page.click(".change")
    report.wait("document.querySelector('.stack img + .overlay .arrow')")


def draws_old_and_new_frames_with_arrows(report):
    report.open(f"#cell={CELL}&view=layout")
    page = report.page
    report.wait("document.querySelector('.overlay .arrow')")
    arrow = page.evaluate("({...document.querySelector('.arrow').dataset})")
    assert arrow == {"view": "send", "edge": "left", "distance": "12"}, arrow
    assert report.count(".arrow") == 1
    assert "12" in page.locator(".overlay .label text").all_text_contents()
    box = page.locator(".stack").bounding_box()
    scale = box["width"] / 375
    new = page.locator(".frames[data-view=send] .new").bounding_box()
    old = page.locator(".frames[data-view=send] .old").bounding_box()
    assert abs(new["x"] - box["x"] - 301 * scale) < 1.5, (new, box)
    assert abs(old["x"] - box["x"] - 313 * scale) < 1.5
    assert abs(new["y"] - box["y"] - 625 * scale) < 1.5
    shaft = page.evaluate(
        "(() => { const s = document.querySelector('.shaft');"
        " return ['x1', 'x2', 'y1', 'y2'].map((n) => Number(s.getAttribute(n))); })()"
    )
    assert abs(shaft[0] - 313 * scale) < 0.1 and abs(shaft[1] - 301 * scale) < 0.1, shaft
    assert shaft[2] == shaft[3]
    page.hover(".stack", position={"x": 320 * scale, "y": 640 * scale})
    assert page.text_content("#readout") == "send  button  (313, 625) 54 × 34 → (301, 625) 54 × 34"
    page.check("#all-frames")
    assert report.count(".frames") == 16, report.count(".frames")
    page.uncheck("#all-frames")

    # Many changed views: distances of the chosen one.
    report.open("#cell=chat/iphone-x.dark&view=layout&cause=0")
    report.open("")
    many = page.evaluate(
        "[...document.querySelectorAll('.card.layout')].find((card) =>"
        " card.textContent.includes('9 more')).querySelector('.thumbnails a').href"
    )
    report.open(many[many.index("#") :] + "&view=layout")
    report.wait("document.querySelectorAll('.frames').length === 12")
    assert report.count(".arrow") == 0
    assert report.text("#readout").startswith("12 views changed")
    page.click(".change[data-view=row3]")
    edges = page.evaluate(
        "[...document.querySelectorAll('.arrow')].map((arrow) =>"
        " [arrow.dataset.edge, arrow.dataset.distance])"
    )
    assert edges == [["top", "6"], ["bottom", "8"]], edges
    report.press("6")
    assert page.get_attribute(".change[data-view=row3]", "aria-pressed") == "true"


def copies_the_accept_command(report):
    page = report.page
    report.context.grant_permissions(["clipboard-read", "clipboard-write"])

    def copied():
        page.wait_for_selector("#toast:not([hidden])")
        report.pass_time(2500)
        assert page.locator("#toast").is_hidden()
        return page.evaluate("navigator.clipboard.readText()")

    report.open(f"#cell={CELL}")
    report.press("c")
    assert copied() == f"strut accept {CELL}", copied()
    report.press("x")
    report.open("#find=settings")
    page.click("#select-all")
    assert page.input_value("#selection .command") == "strut accept settings"
    report.press("c")
    assert copied() == "strut accept settings", copied()
    report.press("u")
    assert page.locator("#selection").is_hidden()
    report.open("#find=a'b%20iphone-8.dark.rtl.ax5")
    page.click("#select-all")
    command = page.input_value("#selection .command")
    assert command == "strut accept 'a'\\''b\"<img src=x>&/iphone-8.dark.rtl.ax5'", command
    report.press("u", "Escape")
    report.open("")
    report.press("a")
    assert page.input_value("#selection .command") == "strut accept"
    report.press("u")
    page.focus("#rows")
    report.press("Home", " ")
    page.wait_for_selector("#selection", state="hidden")
    report.press("Shift+J", "Shift+J", "Escape")
    page.focus("#rows")
    report.press("Shift+ArrowDown", "Shift+ArrowDown")
    assert report.text("#selection strong") == "3 cells selected", report.text("#selection strong")
    page.click("#selection >> text=Clear")
    assert page.evaluate("document.activeElement.id") == "rows"


def is_accessible(report):
    for route in [
        "",
        f"#cell={CELL}",
        f"#cell={CELL}&view=layout",
        f"#cell={CELL}&view=swipe",
        "#status=failed",
        "#find=nothing",
    ]:
        report.open(route)
        report.wait("document.documentElement.dataset.ready")
        report.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
        assert not report.serious(), (route, report.serious())
    report.open("#find=chat&pane=cells")
    report.press("a")
    assert not report.serious(), report.serious()
    report.press("?")
    assert not report.serious(), report.serious()


def fits_a_phone(report):
    width = "document.documentElement.scrollWidth"
    assert report.page.evaluate(width) == 390
    assert report.page.evaluate("document.getElementById('main').scrollWidth") == 390
    report.page.click("[data-status=different]")
    report.page.click("[data-pane=cells]")
    report.page.locator(".row.cell .text").first.click()
    assert report.cell()
    report.wait("document.querySelector('.stage img')?.naturalWidth")
    assert report.page.evaluate(width) == 390
    report.page.click("text=Back")
    assert report.cell() is None


def follows_the_chosen_colours(report):
    colour = "getComputedStyle(document.body).backgroundColor"
    dark, light = "rgb(19, 19, 22)", "rgb(244, 244, 246)"
    assert report.page.evaluate(colour) == dark
    report.press("t")
    assert report.page.evaluate(colour) == light
    report.page.reload()
    assert report.page.evaluate(colour) == light, "it is remembered"
    report.press("t")
    assert report.page.evaluate(colour) == dark


def lists_failures_without_scripts(report):
    assert "Screens could not be drawn" in report.text("h1")
    assert report.count(".plain section") == 10, report.count(".plain section")
    assert report.count(".plain li") > 2000
    link = report.page.locator(".plain a").first
    assert (pathlib.Path(report.url[7:]).parent / link.get_attribute("href")).is_file()


def is_calm_where_all_match(report):
    assert report.text(".overview h2") == "All snapshots match"
    assert report.count(".card") == 0
    report.press("j")
    assert report.cell() == "chat/iphone-se-3"
    assert "nothing is kept" in report.text(".what")
    assert report.page.locator("#selection").is_hidden()


BOX = """matrix: { device: iphone-15-pro }
views:
  box: { background: systemRed, size: [100, 100], pin: { top: 150, leading: 100 } }
"""


def test_at_another_scale(strut, folder):
    """Records a reference of 3 pixels a point; the run draws one pixel a point."""
    spec = folder / "Snapshots/box/box.yaml"
    spec.parent.mkdir(parents=True)
    for text, words in [
        (BOX, ["--record", "missing"]),
        ("compare: { scale: 1 }\n" + BOX.replace("150", "190"), []),
    ]:
        spec.write_text(text)
        done = subprocess.run(
            [strut, "test", *words], cwd=folder, check=False, stdout=subprocess.DEVNULL
        )
        assert done.returncode == 1, done.returncode


def shows_each_picture_at_its_own_scale(report):
    report.open("#cell=box/iphone-15-pro")
    report.wait("document.querySelectorAll('.stage img').length === 3")
    widths = report.page.evaluate(
        "[...document.querySelectorAll('.stage img')].map((image) => image.clientWidth)"
    )
    assert max(widths) - min(widths) <= 1, widths
    report.press("6")
    report.page.check("[name=behind][value=old]", force=True)
    picture = report.page.locator(".stack img").bounding_box()
    frame = report.page.locator(".frames[data-view=box] .old").bounding_box()
    left = (frame["x"] - picture["x"]) / picture["width"]
    top = (frame["y"] - picture["y"]) / picture["height"]
    assert abs(left - 100 / 393) < 0.01 and abs(top - 150 / 852) < 0.01, (left, top)


def main():
    strut, browser_path = sys.argv[1:]
    passed = failed = 0
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        pages = {}
        for name in ["large", "calm"]:
            folder = pathlib.Path(scratch) / name
            report_run.write(folder / "run", matching=name == "calm")
            subprocess.run(
                [strut, "report", "run", "--out", "report"],
                cwd=folder,
                check=True,
                stdout=subprocess.DEVNULL,
            )
            pages[name] = f"file://{folder}/report/index.html"
        scaled = pathlib.Path(scratch) / "scaled"
        test_at_another_scale(strut, scaled)
        pages["scaled"] = f"file://{scaled}/.strut/report/index.html"
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox"], timeout=PATIENCE
        )
        large = pages["large"]
        for check, options in [
            (opens_with_little_work, {}),
            (tells_causes_with_their_cells, {}),
            (scrolls_through_all_cells, {}),
            (gives_titles_room, {}),
            (loads_pictures_when_they_are_seen, {}),
            (filters, {}),
            (counts_cells_within_their_tolerance_apart, {}),
            (works_by_keyboard, {}),
            (shows_every_view, {"stopped": True}),
            (draws_old_and_new_frames_with_arrows, {}),
            (copies_the_accept_command, {"stopped": True}),
            (is_accessible, {}),
            (is_accessible, {"scheme": "dark"}),
            (is_accessible, {"size": NARROW}),
            (fits_a_phone, {"size": NARROW}),
            (follows_the_chosen_colours, {"scheme": "dark"}),
            (shows_each_picture_at_its_own_scale, {"url": pages["scaled"]}),
            (is_calm_where_all_match, {"url": pages["calm"]}),
            (is_accessible, {"url": pages["calm"]}),
            (lists_failures_without_scripts, {"scripts": False}),
        ]:
            try:
                report = Report(browser, **({"url": large} | options))
                check(report)
                if options.get("scripts", True):
                    report.end()
                passed += 1
            except Exception as error:  # pylint: disable=broad-except
                failed += 1
                name = check.__name__.replace("_", " ")
                line = [
                    frame
                    for frame in traceback.extract_tb(error.__traceback__)
                    if frame.filename == __file__
                ][-1]
                print(
                    f"check-report: the report {name} {options}: line {line.lineno}:"
                    f" {line.line}: {error}",
                    file=sys.stderr,
                )
        browser.close()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()

"""Checks the built site of the manual; `scripts/checks/site` runs it."""

import html.parser
import pathlib
import struct
import sys
import urllib.parse

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# Pages of each form: text, code, tables, pictures, long lists.
SHOWN = [
    "index.html",
    "Strut/index.html",
    "Strut/GettingStarted.html",
    "Strut/KindsOfViews.html",
    "Strut/Example-1-8.html",
    "Spec/index.html",
    "contributing.html",
]
# Its accessibility takes axe many seconds, and its parts are on the other pages too.
LONGEST = "Spec/Reference.html"
# What search must find first, by the words that somebody types.
SEARCHES = {
    "keyboard height": "Strut/Devices.html#Keyboards",
    "ambiguous": "Strut/LintRules.html#ambiguous",
    "SwiftUI": "Strut/ComingFromOtherTools.html#SwiftUI-previews",
    "github": "Strut/ContinuousIntegration.html#GitHub",
}

faults = []


class Page(html.parser.HTMLParser):
    """The links, pictures and identifiers of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.pictures, self.names = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.names.append(attributes["id"])
        for key in ("href", "src"):
            address = attributes.get(key)
            if address is not None and not address.startswith("data:"):
                (self.pictures if tag == "img" else self.links).append(address)
        if tag == "img" and not attributes.get("alt"):
            faults.append(f"a picture has no text: {attributes.get('src')}")


def check_picture(source, file):
    data = file.read_bytes()
    if file.suffix == ".png":
        is_picture = data.startswith(b"\x89PNG\r\n\x1a\n")
        if not is_picture or 0 in struct.unpack(">II", data[16:24]):
            faults.append(f"{source}: {file.name} is not a picture")


def check_links(site):
    """Checks that everything that a page names is there. Returns the number of links."""
    pages = {
        file.resolve(): Page(file.read_text(encoding="utf-8")) for file in site.rglob("*.html")
    }
    count = 0
    for file, page in pages.items():
        source = file.relative_to(site.resolve())
        for name in {name for name in page.names if page.names.count(name) > 1}:
            faults.append(f"{source}: two elements have the id {name}")
        for address in page.links + page.pictures:
            parts = urllib.parse.urlsplit(address)
            count += 1
            if parts.scheme in ("http", "https", "mailto"):
                continue
            if parts.scheme:
                faults.append(f"{source}: {address} has an unknown scheme")
                continue
            target = (file.parent / urllib.parse.unquote(parts.path)).resolve()
            target = file if not parts.path else target
            if not target.is_file() or site.resolve() not in target.parents:
                faults.append(f"{source}: {address} leads nowhere")
            elif parts.fragment and urllib.parse.unquote(parts.fragment) not in pages[target].names:
                faults.append(f"{source}: {address} has no such section")
            elif address in page.pictures:
                check_picture(source, target)
    return count


def open_page(browser, site, path, **options):
    def note_failure(request):
        # Axe reads style sheets once more, which pages on disk may not.
        if request.resource_type not in ("fetch", "xhr"):
            faults.append(f"{path}: {request.url} does not load")

    page = browser.new_page(**options)
    page.on("pageerror", lambda error: faults.append(f"{path}: {error}"))
    page.on("requestfailed", note_failure)
    page.goto((site / path).resolve().as_uri())
    return page


def check_width(browser, site, path):
    """No part is wider than a phone."""
    page = open_page(browser, site, path, viewport={"width": 390, "height": 844})
    width = page.evaluate("document.documentElement.scrollWidth")
    if width > 390:
        faults.append(f"{path}: {width} points wide on a phone of 390")
    page.close()


def check_look(browser, site, path):
    """Axe finds nothing in both schemes."""
    for scheme in ("light", "dark"):
        page = open_page(
            browser, site, path, viewport={"width": 1300, "height": 900}, color_scheme=scheme
        )
        result = Axe().run(page)
        for violation in result.response["violations"]:
            node = violation["nodes"][0]
            faults.append(f"{path}, {scheme}: {violation['help']}: {node['html'][:120]}")
        page.close()


def check_search(browser, site):
    page = open_page(browser, site, "Strut/Stacks.html")
    for words, expected in SEARCHES.items():
        page.keyboard.press("/")
        page.locator("input[type=search]").fill(words)
        page.locator("#results a").first.wait_for()
        addresses = page.eval_on_selector_all("#results a", "links => links.map(a => a.href)")
        if not addresses[0].endswith(f"/{expected}"):
            faults.append(f"search for {words} finds {addresses[0]}, not {expected}")
    page.keyboard.press("Enter")
    page.wait_for_url("**/ContinuousIntegration.html#GitHub")
    page.locator("input[type=search]").fill("qqxx")
    page.get_by_text("Nothing found").wait_for()
    page.keyboard.press("Escape")
    if page.locator("#results").is_visible():
        faults.append("Escape does not close the results")
    page.close()


def check_scheme(browser, site):
    """The button overrides the system's colours."""
    page = open_page(browser, site, "index.html", color_scheme="light")
    grounds = []
    for _ in range(3):
        grounds.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        page.locator(".scheme").click()
    if grounds[0] != grounds[1] or grounds[1] == grounds[2]:
        faults.append(f"the button for colours gives {grounds}")
    page.close()


def main():
    site, executable = pathlib.Path(sys.argv[1]), sys.argv[2]
    links = check_links(site)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        for path in [*SHOWN, LONGEST]:
            check_width(browser, site, path)
        for path in SHOWN:
            check_look(browser, site, path)
        check_search(browser, site)
        check_scheme(browser, site)
        browser.close()
    for text in faults:
        print(f"check-site: {text}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"check-site: {links} links and pictures, {len(SHOWN) + 1} pages in a browser")


main()

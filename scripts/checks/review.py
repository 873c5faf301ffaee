"""Drives `strut review`; `scripts/checks/review` runs it."""

import json
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import urllib.request

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# The longest wait on a busy machine, in milliseconds.
PATIENCE = 20000

# The longest answer while other connections do nothing, in seconds. The server waits 10 s for a
# request, so that a blocked server takes longer.
PROMPT = 5

KILLS = 15
SEED = int(os.environ.get("SEED", "1"))

WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 390, "height": 844}

DEVICES = ["iphone-se-3", "iphone-8", "iphone-15-pro"]
CELLS = [f"{screen}/{device}" for screen in ["chat", "login"] for device in DEVICES]
MATRIX = f"matrix:\n  device: [{', '.join(DEVICES)}]\n"
SPECS = {
    "chat": MATRIX
    + "views:\n  send: { kind: button, title: Send }\n"
    + "constraints:\n  - send.leading == safeArea.leading + 16\n"
    + "  - send.top == safeArea.top + 16\n",
    "login": MATRIX
    + "views:\n  title: { kind: label, text: Welcome }\n"
    + "constraints:\n  - title.leading == safeArea.leading + 16\n"
    + "  - title.top == safeArea.top + 16\n",
}
CHANGES = {"chat": ("leading + 16", "leading + 28"), "login": ("Welcome", "Sign in")}

# The name of a temporary file that a killed process leaves.
LEFTOVER = re.compile(r"\..+\.\d+\.\d+\.partial")


class Project:
    """A project whose last run has six failures with two causes."""

    def __init__(self, strut, folder):
        self.strut, self.folder = strut, folder
        self.results = folder / ".strut/last-run/results.json"

    @classmethod
    def made(cls, strut, folder):
        """Records the references of both specs, changes each spec, and tests again."""
        project = cls(strut, folder)
        for screen, text in SPECS.items():
            (folder / f"Snapshots/{screen}").mkdir(parents=True)
            project.spec(screen).write_text(text)
        project.run("test", "--record", "missing", status=1)
        for screen, (old, new) in CHANGES.items():
            project.spec(screen).write_text(SPECS[screen].replace(old, new))
        project.run("test", status=1)
        return project

    def copy(self, folder):
        shutil.copytree(self.folder, folder)
        return Project(self.strut, folder)

    def spec(self, screen):
        return self.folder / f"Snapshots/{screen}/{screen}.yaml"

    def run(self, *words, status=0):
        done = subprocess.run(
            [self.strut, *words], cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == status, (words, done.returncode, done.stdout, done.stderr)
        return done.stdout

    def tree(self):
        """The bytes of all files by their paths."""
        return {
            str(file.relative_to(self.folder)): file.read_bytes()
            for file in self.folder.rglob("*")
            if file.is_file()
        }

    def references(self):
        return {path: data for path, data in self.tree().items() if "/references/" in path}

    def accepted(self):
        """The cells whose references are the pictures of the run; the others are unchanged."""
        accepted = []
        for cell in CELLS:
            screen, device = cell.split("/")
            evidence = self.folder / f".strut/last-run/{cell}"
            reference = self.folder / f"Snapshots/{screen}/references/{device}"
            kinds = []
            for ending in [".png", ".txt"]:
                data = reference.with_name(device + ending).read_bytes()
                kinds.append(
                    {
                        (evidence / f"actual{ending}").read_bytes(): "new",
                        (evidence / f"expected{ending}").read_bytes(): "old",
                    }[data]
                )
            assert kinds[0] == kinds[1], f"{cell}: {kinds}"
            if kinds[0] == "new":
                accepted.append(cell)
        return accepted

    def failures(self):
        """The cells that the results name."""
        cells = json.loads(self.results.read_bytes())["cells"]
        return [f"{cell['id']['screen']}/{cell['id']['cell']}" for cell in cells]


class Server:
    """A running `strut review`."""

    def __init__(self, project, *options):
        self.project = project
        self.temporary = pathlib.Path(tempfile.mkdtemp())
        self.process = subprocess.Popen(
            [project.strut, "review", *options],
            cwd=project.folder,
            env=os.environ | {"TMPDIR": str(self.temporary)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.introduction = ""
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/(\w+)/\n", self.introduction)):
            line = self.process.stdout.readline().decode()
            assert line, f"no address: {self.introduction}"
            self.introduction += line
        self.port, self.token = int(found[1]), found[2]
        self.host = f"127.0.0.1:{self.port}"
        self.address = f"http://{self.host}/{self.token}/"

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE / 1000)

    def send(self, data):
        """The status and the body of the answer to raw bytes."""
        with self.connect() as connection:
            connection.sendall(data)
            answer = b""
            while part := connection.recv(1 << 16):
                answer += part
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 "), answer[:100]
        return int(head.split()[1]), head, body

    def request(self, method, path, body=b"", **headers):
        """Sends a request as the page does; None removes a header."""
        known = {"Host": self.host}
        if method == "POST":
            known |= {"Origin": f"http://{self.host}", "Content-Type": "application/json"}
            known["Content-Length"] = len(body)
        known |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{name}: {value}\r\n" for name, value in known.items() if value is not None]
        return self.send(f"{method} {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode() + body)

    def decide(self, action, *cells):
        """Makes a decision about the indices of cells; returns what the server answers."""
        body = json.dumps({"action": action, "cells": cells}).encode()
        status, _, answer = self.request("POST", f"/{self.token}/decisions", body)
        assert status == 200, status
        return json.loads(answer)

    def end(self, number=signal.SIGINT):
        """Ends the review as Ctrl-C does; returns its summary."""
        self.process.send_signal(number)
        try:
            text, _ = self.process.communicate(timeout=PATIENCE / 1000)
        except subprocess.TimeoutExpired:
            self.stop()
            raise AssertionError(f"{number.name} does not end the review") from None
        assert self.process.returncode == 0, (self.process.returncode, text)
        left = list(self.temporary.iterdir())
        assert not left, f"left behind: {left}"
        self.temporary.rmdir()
        try:
            self.connect().close()
        except ConnectionRefusedError:
            return text.decode()
        raise AssertionError("the port is still open")

    def stop(self):
        """Kills the process if a failed check left it."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.temporary, ignore_errors=True)


NOTE = """(place) => {
    const group = document.querySelector(`${place} .decision`);
    const pressed = group?.querySelector("[aria-pressed=true]")?.dataset.action;
    return pressed ? `${pressed}ed` : group?.querySelector(".note").textContent;
}"""


class Tab:
    """A page in a browser with what a check asks of it."""

    def __init__(self, context, address, inside=None):
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.address, self.inside = address, inside or address
        self.errors, self.requests = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda message: message.type == "error" and self.errors.append(message.text)
        )
        self.page.goto(address)
        self.page.wait_for_selector("html[data-ready]")

    def open(self, route):
        """Shows a route in the loaded page."""
        self.page.evaluate(
            "(route) => new Promise((done) => {"
            " window.addEventListener('hashchange', done, { once: true });"
            " if (location.hash === route) done(); else location.hash = route; })",
            route,
        )

    def note(self, place):
        """The decision about all cells of a place, or the note beside the buttons."""
        return self.page.evaluate(NOTE, place)

    def wait_for_note(self, place, note):
        self.page.wait_for_function(
            f"([place, note]) => ({NOTE})(place) === note",
            arg=[place, note],
            polling=20,  # A tab in the background draws no frames.
        )

    def decide(self, action, place, note):
        """Clicks a button of a place, and waits for the note beside the buttons."""
        self.page.click(f"{place} [data-action={action}]")
        self.wait_for_note(place, note)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def cell(self):
        """The cell that is open."""
        return self.page.evaluate("document.querySelector('.page')?.dataset.cell ?? null")

    def serious(self):
        """What axe-core finds that is serious or worse."""
        self.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
        options = {"preload": False, "resultTypes": ["violations"]}
        found = Axe().run(self.page, options=options).response["violations"]
        return [
            f"{rule['id']}: {rule['nodes'][0]['html'][:160]} ({len(rule['nodes'])})"
            for rule in found
            if rule["impact"] in ("serious", "critical")
        ]

    def end(self):
        outside = [url for url in self.requests if not url.startswith((self.inside, "about:"))]
        assert not outside, f"asked for {outside[:3]}"
        assert not self.errors, self.errors[:3]
        self.page.close()


class Check:
    """A project, its review, and a browser for tabs."""

    def __init__(self, project, browser, size=WIDE, scheme="light"):
        self.project = project
        self.context = browser.new_context(viewport=size, color_scheme=scheme)
        self.server = Server(project)
        self.tabs = []

    def tab(self, address=None, inside=None):
        self.tabs.append(Tab(self.context, address or self.server.address, inside))
        return self.tabs[-1]

    def end(self):
        for tab in self.tabs:
            tab.end()
        if self.server.process.poll() is None:
            self.server.end()

    def stop(self):
        self.server.stop()
        self.context.close()


def accepts_a_cell_a_cause_and_everything(check):
    project, tab = check.project, check.tab()
    before = project.references()
    assert project.accepted() == []

    tab.open("#cell=chat/iphone-8")
    tab.decide("accept", ".verdict", "accepted")
    assert project.accepted() == ["chat/iphone-8"]
    tab.decide("undo", ".verdict", "")
    assert project.references() == before

    tab.open("")
    for cause, screen in enumerate(["chat", "login"]):
        tab.decide("accept", f"[data-cause='{cause}']", "accepted")
        assert project.accepted() == [cell for cell in CELLS if cell.startswith(screen)]
        tab.decide("undo", f"[data-cause='{cause}']", "")
        assert project.references() == before

    tab.decide("accept", ".next", "accepted")
    assert project.accepted() == CELLS
    tab.open("#cell=chat/iphone-8")
    tab.decide("undo", ".verdict", "")
    tab.press("Escape")
    tab.wait_for_note(".next", "5 accepted")
    assert len(project.accepted()) == 5
    tab.decide("undo", ".next", "")
    assert project.references() == before

    tab.press("a")
    tab.decide("accept", "#selection", "accepted")
    assert project.accepted() == CELLS
    tab.page.reload()
    tab.wait_for_note(".next", "accepted")
    assert check.server.end() == "Accepted 6 cells, rejected 0 cells, 0 left.\n"
    assert project.accepted() == CELLS


def rejects_and_takes_it_back(check):
    project, tab = check.project, check.tab()
    before = project.tree()
    tab.open("#cell=login/iphone-8")
    tab.decide("reject", ".verdict", "rejected")
    assert project.failures() == [cell for cell in CELLS if cell != "login/iphone-8"]
    assert project.references().items() <= before.items()
    tab.decide("undo", ".verdict", "")
    assert project.tree() == before

    # The opposite decision replaces a decision.
    tab.decide("accept", ".verdict", "accepted")
    tab.decide("reject", ".verdict", "rejected")
    assert project.accepted() == [] and "login/iphone-8" not in project.failures()
    tab.decide("accept", ".verdict", "accepted")
    assert project.accepted() == ["login/iphone-8"] and project.failures() == CELLS
    tab.decide("undo", ".verdict", "")
    assert project.tree() == before

    tab.decide("reject", ".verdict", "rejected")
    assert check.server.end() == "Accepted 0 cells, rejected 1 cell, 5 left.\n"
    assert not (project.folder / ".strut/last-run/login/iphone-8/actual.png").exists()
    project.run("accept")
    accepted = {path for path, data in project.references().items() if before.get(path) != data}
    assert not any("login/references/iphone-8" in path for path in accepted), accepted
    assert len([path for path in accepted if path.endswith(".png")]) == 5


def shows_decisions_in_two_tabs(check):
    project, first, second = check.project, check.tab(), check.tab()
    before = project.references()
    for tab in check.tabs:
        # Otherwise each tab believes that it has the focus.
        session = check.context.new_cdp_session(tab.page)
        session.send("Emulation.setFocusEmulationEnabled", {"enabled": False})

    def focus(tab):
        tab.page.bring_to_front()
        tab.page.wait_for_function("document.hasFocus()")

    focus(first)
    first.decide("accept", "[data-cause='0']", "accepted")
    focus(second)
    second.wait_for_note("[data-cause='0']", "accepted")
    second.decide("reject", "[data-cause='1']", "rejected")
    # The first tab does not know of the rejection, and decides otherwise.
    first.page.evaluate("document.querySelector('[data-cause=\"1\"] .accept').click()")
    first.wait_for_note("[data-cause='1']", "accepted")
    assert project.accepted() == CELLS and project.failures() == CELLS
    # The second tab still shows the rejection, and learns of the acceptance when it undoes.
    second.decide("undo", ".next", "")
    assert first.note(".next") == "accepted"
    focus(first)
    first.wait_for_note(".next", "")
    assert project.references() == before


def keeps_a_decision_when_an_older_state_comes_late(check):
    """A click in a tab without the focus asks for the state and decides, almost at once."""
    tab = check.tab()
    tab.page.evaluate("""() => {
        const send = window.fetch;
        window.fetch = async (address, ...options) => {
            const answer = await send(address, ...options);
            if (address === "state") await new Promise((wake) => setTimeout(wake, 500));
            return answer;
        };
        window.dispatchEvent(new Event("focus"));
    }""")
    tab.page.click(".next [data-action=accept]")
    tab.wait_for_note(".next", "accepted")
    tab.page.wait_for_timeout(1000)
    assert tab.note(".next") == "accepted", "the page shows an older state"


def refuses_foreign_requests(check):
    server, token = check.server, check.server.token
    secret = check.project.folder.parent / "secret"
    secret.write_text("secret")
    before = check.project.tree()
    body = b'{"action": "accept", "cells": [0]}'
    other = "0" * len(token)
    decisions = f"/{token}/decisions"
    host, port = server.host, server.port

    def post(path=decisions, data=body, **headers):
        return server.request("POST", path, data, **headers)

    def get(path, **headers):
        return server.request("GET", path, **headers)

    answers = [
        (404, get("/")),
        (404, get(f"/{other}/")),
        (404, get(f"/{token[:-1]}/")),
        (404, get(f"/{token}0/")),
        (404, get("/state")),
        (404, post(f"/{other}/decisions")),
        (404, post("/decisions")),
        (403, post(Origin="https://example.com")),
        (403, post(Origin=None)),
        (403, post(Origin="null")),
        (403, post(Origin=f"https://{host}")),
        (403, post(Origin=f"http://127.0.0.1:{port}.example.com")),
        (403, post(Origin=f"http://localhost:{port}")),
        (403, post(Host="example.com", Origin="http://example.com")),
        (403, post(Host=f"example.com:{port}", Origin=f"http://example.com:{port}")),
        (403, post(Host="127.0.0.1", Origin="http://127.0.0.1")),
        (403, post(Host=None)),
        (403, get(f"/{token}/", Host=f"example.com:{port}")),
        (403, get(f"/{token}/state", Host="example.com")),
        (403, post(Content_Type=None)),
        (403, post(Content_Type="text/plain")),
        (403, post(Content_Type="application/x-www-form-urlencoded")),
        (404, get(decisions)),
        (405, post(f"/{token}/")),
        (405, post(f"/{token}/state")),
        (405, post(f"/{token}/decisions/x")),
        (405, server.request("PUT", decisions)),
        (405, server.request("OPTIONS", decisions, Origin="https://example.com")),
        (405, server.request("DELETE", f"/{token}/pictures/chat/iphone-8/actual.png")),
        (400, post(data=b"no JSON")),
        (400, post(data=b"")),
        (400, post(data=b"[]")),
        (400, post(data=b'{"action": "accept"}')),
        (400, post(data=b'{"action": "remove", "cells": [0]}')),
        (400, post(data=b'{"action": "accept", "cells": ["0"]}')),
        (400, post(data=b'{"action": "accept", "cells": [0.5]}')),
        (400, post(data=b'{"action": "accept", "cells": [1e99]}')),
        (400, post(data=b"[" * 200000)),
        (400, post(data=b"\xff\xfe")),
        (200, post(data=b'{"action": "accept", "cells": [-1, 6, 4294967296]}')),
        (413, post(data=b"", Content_Length=1 << 40)),
        (413, post(data=b"", Content_Length=(4 << 20) + 1)),
        (400, post(data=b"", Content_Length="9" * 40)),
        (400, post(data=b"", Content_Length="-1")),
        (411, post(data=b"0\r\n\r\n", Transfer_Encoding="chunked")),
        (413, get(f"/{token}/", X="x" * 20000)),
        (400, server.send(b"\r\n\r\n")),
        (400, server.send(b"GET / HTTP/2\r\n\r\n")),
        (400, server.send(f"GET http://{host}/{token}/ HTTP/1.1\r\n\r\n".encode())),
        (400, server.send(f"GET / HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n\r\n".encode())),
        (400, server.send(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n")),
    ]
    for path in [
        "../../../../secret",
        "pictures/../../secret",
        "pictures/chat/iphone-8/../../../../../secret",
        "%2e%2e/%2e%2e/%2e%2e/secret",
        "pictures/%2e%2e/%2e%2e/secret",
        "pictures/..%2f..%2f..%2fsecret",
        "pictures/chat/iphone-8/..%2F..%2F..%2F..%2F..%2Fsecret",
        "pictures/chat/iphone-8%2f../actual.png",
        "pictures/chat%2fiphone-8/actual.png",
        "pictures/chat/../iphone-8/actual.png",
        "pictures//chat/iphone-8/actual.png",
        "pictures/chat/iphone-8/actual.txt",
        "pictures/chat/iphone-8/%5c..%5csecret",
        "results.json",
        f"/{secret}",
        str(secret),
    ]:
        answers.append((404, get(f"/{token}/{path}")))
    for path in ["pictures/chat/iphone-8/actual.png%00", "%", "%zz", "%ff"]:
        answers.append((400, get(f"/{token}/{path}")))
    wrong = [
        (number, wanted, status, answer[:60])
        for number, (wanted, (status, _, answer)) in enumerate(answers)
        if status != wanted or answer.startswith(b"secret")
    ]
    assert not wrong, wrong
    for _, (_, head, _) in answers:
        assert b"access-control" not in head.lower()
        assert b"Content-Security-Policy: default-src 'none'" in head
    assert check.project.tree() == before
    status, _, picture = get(f"/{token}/pictures/chat/iphone-8/actual.png?x=1")
    assert status == 200
    assert picture == before[".strut/last-run/chat/iphone-8/actual.png"]
    assert check.server.end() == "Accepted 0 cells, rejected 0 cells, 6 left.\n"


def listens_on_this_machine_only(check):
    listeners = pathlib.Path("/proc/net/tcp")
    if not listeners.exists():
        return
    port = f":{check.server.port:04X}"
    own = [line.split()[1] for line in listeners.read_text().splitlines() if f"{port} " in line]
    assert own and all(place.startswith("0100007F:") for place in own), own
    other = pathlib.Path("/proc/net/tcp6")
    assert not other.exists() or not re.search(rf"{port} \S+ 0A ", other.read_text())


def decide_at_random(server, number, stop):
    """Accepts, rejects and undoes until the server is gone."""
    dice = random.Random(f"{SEED} {number}")
    while not stop.is_set():
        cells = dice.sample(range(len(CELLS)), dice.randint(1, len(CELLS)))
        try:
            server.decide(dice.choice(["accept", "accept", "undo", "undo", "reject"]), *cells)
        except (OSError, AssertionError):
            return


def crowd(server, number):
    """Four threads that decide at random; call the result to end them."""
    stop = threading.Event()
    threads = [
        threading.Thread(target=decide_at_random, args=(server, f"{number} {index}", stop))
        for index in range(4)
    ]
    for thread in threads:
        thread.start()

    def end():
        stop.set()
        for thread in threads:
            thread.join()

    return end


def survives_kills(check):
    """Kills the server while it carries decisions out; each reference is the old or the new one."""
    pristine, dice = check.project, random.Random(SEED)
    mixed = leftovers = 0
    for number in range(KILLS):
        project = pristine.copy(pristine.folder.parent / f"killed-{number}")
        old = project.references()
        server = Server(project)
        end = crowd(server, number)
        time.sleep(dice.uniform(0.01, 0.15))
        server.process.kill()
        end()
        server.stop()
        now = project.references()
        missing = [path for path in old if path not in now]
        assert not missing, f"round {number}: missing: {missing}"
        for path, data in now.items():
            name = pathlib.Path(path).name
            if name.startswith("."):
                assert LEFTOVER.fullmatch(name), f"round {number}: {path}"
                leftovers += 1
            elif "/.sources/" in path:
                specs = [project.spec(screen).read_bytes() for screen in SPECS]
                assert data == old.get(path) or data in specs, f"round {number}: {path}"
            else:
                _, screen, _, name = pathlib.Path(path).parts
                cell, ending = name[:-4], name[-4:]
                new = project.folder / f".strut/last-run/{screen}/{cell}/actual{ending}"
                assert data in (old[path], new.read_bytes()), f"round {number}: {path}"
                mixed += data != old[path]
        known = [path for path in project.tree() if "/last-run/" in path]
        assert len([path for path in known if path.endswith("actual.png")]) == len(CELLS)
        json.loads(project.results.read_bytes())
        again = Server(project) if project.failures() else None
        if again:
            again.end()
        if number % 8 == 0:
            # A reference whose text and picture are not from one decision fails the test.
            tested = subprocess.run(
                [project.strut, "test"], cwd=project.folder, capture_output=True, check=False
            )
            assert tested.returncode in (0, 1), tested.stderr
            if tested.returncode == 1:
                again = Server(project)
                standing = again.decide("accept", *range(len(CELLS)))
                assert not standing["errors"], standing["errors"]
                again.end()
            project.run("test")
    assert mixed > 0, "no decision was carried out before a kill"
    print(f"check-review: {KILLS} kills left {leftovers} temporary files and no half reference")


def ends_at_signals(check):
    """Ctrl-C in the middle of decisions leaves whole references, nothing else, and no server."""
    pristine = check.project
    for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
        project = pristine.copy(pristine.folder.parent / f"ended-{number}")
        before = project.tree()
        server = Server(project)
        assert server.introduction.startswith("6 failures, 2 causes\n"), server.introduction
        end = crowd(server, number)
        time.sleep(0.2)
        summary = server.end(number)
        end()
        counts = [int(count) for count in re.findall(r"\d+", summary)]
        assert sum(counts) == len(CELLS), summary
        left = project.failures()
        assert len(left) == len(CELLS) - counts[1], summary
        after = project.tree()
        changed = {path for path in after if before.get(path) != after[path]}
        outside = {path for path in changed if "/references/" not in path}
        assert outside <= {".strut/last-run/results.json"}, outside
        assert not [path for path in after if path.endswith(".partial")]
        gone = {path for path in before if path not in after}
        assert all(path.startswith(".strut/last-run/") for path in gone), gone
        pictures = [path for path in changed if path.endswith(".png")]
        assert len(pictures) == counts[0], (summary, changed)


def ends_at_a_signal_right_after_its_start(check):
    for _ in range(25):
        Server(check.project).end()


def answers_while_connections_do_nothing(check):
    server = check.server
    half = f"POST /{server.token}/decisions HTTP/1.1\r\nHost: {server.host}\r\n"
    with_body = half + "Content-Length: 100\r\n\r\n{"
    waiting = []
    for number in range(24):
        connection = server.connect()
        if number % 3 > 0:
            connection.sendall((half if number % 3 == 1 else with_body).encode())
        waiting.append(connection)
    begin = time.monotonic()
    with urllib.request.urlopen(server.address) as answer:
        assert answer.status == 200
    assert server.decide("accept", 0)["accepted"] == [0]
    assert server.decide("undo", 0)["accepted"] == []
    took = time.monotonic() - begin
    assert took < PROMPT, f"{took:.1f} s"
    begin = time.monotonic()
    server.end()
    took = time.monotonic() - begin
    assert took < PROMPT, f"the end took {took:.1f} s"
    for connection in waiting:
        connection.close()


def is_accessible(check):
    tab = check.tab()
    tab.decide("accept", "[data-cause='0']", "accepted")
    tab.open("#cell=login/iphone-8")
    tab.decide("reject", ".verdict", "rejected")
    assert not (found := tab.serious()), found
    fits(tab)
    tab.open("")
    tab.press("a")
    tab.page.wait_for_selector("#selection:not([hidden])")
    assert not (found := tab.serious()), found
    fits(tab)
    for route in ["#cause=0", "#cell=chat/iphone-8", "#pane=cells"]:
        tab.open(route)
        fits(tab)


def fits(tab):
    width = tab.page.viewport_size["width"]
    for place in ["document.documentElement", "document.body", "document.getElementById('main')"]:
        wide = tab.page.evaluate(f"{place}.scrollWidth")
        assert wide <= width, f"{place}: {wide}"
    narrow = tab.page.evaluate(
        "[...document.querySelectorAll('.decision button')].filter((each) => {"
        " const box = each.getBoundingClientRect();"
        " return box.width > 0 && (box.left < 0 || box.right > innerWidth); }).length"
    )
    assert narrow == 0, f"{narrow} buttons are cut off"


def reports_errors(check):
    """Shows what the server refuses, and that it is gone."""
    project, tab = check.project, check.tab()
    picture = project.folder / "Snapshots/chat/references/iphone-8.png"
    old = picture.read_bytes()
    picture.write_bytes(old + b"\0")
    tab.page.click(".next [data-action=accept]")
    tab.wait_for_note(".next", "5 accepted")
    assert "chat/iphone-8" in tab.page.inner_text("#errors"), tab.page.inner_text("#errors")
    assert not (found := tab.serious()), found
    fits(tab)
    picture.write_bytes(old)
    tab.decide("undo", ".next", "")
    assert tab.page.locator("#errors").is_hidden()
    tab.end()
    check.tabs.remove(tab)

    tab = check.tab()
    check.server.end()
    tab.page.click(".next [data-action=accept]")
    tab.page.wait_for_selector("#errors:not([hidden])")
    assert "The review has ended" in tab.page.inner_text("#errors")
    assert all("ERR_CONNECTION_" in error for error in tab.errors), tab.errors
    tab.errors.clear()


def works_by_keyboard(check):
    project, tab = check.project, check.tab()
    before = project.tree()
    tab.press("j")
    cell = tab.cell()
    assert cell == CELLS[0], cell
    tab.press("y")
    tab.wait_for_note(".verdict", "accepted")
    assert project.accepted() == [cell]
    tab.press("z")
    tab.wait_for_note(".verdict", "")
    assert project.tree() == before
    tab.press("n")
    tab.wait_for_note(".verdict", "rejected")
    assert project.failures() == CELLS[1:]
    tab.press("z")
    tab.wait_for_note(".verdict", "")
    assert project.tree() == before
    tab.press("c")
    assert tab.page.locator("#toast").text_content().startswith("Undid")
    tab.press("z")
    assert tab.page.locator("#toast").text_content() == "There is nothing to undo."
    tab.press("?")
    keys = tab.page.locator("#help dt").all_inner_texts()
    assert {"y", "n", "z"} <= set(keys) and "c" not in keys, keys
    tab.press("y")
    assert project.tree() == before, "keys do nothing below the help"
    tab.press("Escape", "/")
    tab.page.keyboard.type("ynz")
    assert tab.page.input_value("#find") == "ynz"
    assert project.tree() == before


def decides_nothing_about_the_row_of_the_cursor(check):
    project, tab = check.project, check.tab()
    before = project.tree()
    tab.page.focus("#rows")
    for key in ["y", "n", "z"]:
        tab.press(key)
        tab.page.wait_for_selector("#toast:not([hidden])")
        assert tab.page.text_content("#toast") == "Open or select a cell first."
    assert project.tree() == before
    tab.press("ArrowDown", "Enter", "y")
    tab.wait_for_note(".verdict", "accepted")
    assert project.accepted() == [tab.cell()]
    tab.press("Escape", "ArrowDown", " ", "y")
    tab.wait_for_note("#selection", "accepted")
    assert project.accepted() == CELLS[:2]


def takes_keys_in_quick_succession(check):
    tab = check.tab()
    for _ in CELLS:
        tab.press("j", "y")
    # The decisions are made in the order of the keys.
    tab.wait_for_note(".verdict", "accepted")
    accepted = check.project.accepted()
    assert accepted == CELLS, f"only {accepted} are accepted"


def keeps_the_focus(check):
    tab = check.tab()
    tab.open("#cell=chat/iphone-8")
    for action, note in [("accept", "accepted"), ("reject", "rejected"), ("undo", "")]:
        tab.page.focus(f".verdict [data-action={action}]")
        tab.press("Enter")
        tab.wait_for_note(".verdict", note)
        focused = tab.page.evaluate("document.activeElement.closest('.verdict') !== null")
        assert focused, f"the focus is lost after {action}"


def leaves_the_report_on_disk_alone(check):
    folder = check.project.folder / ".strut/report"
    tab = check.tab(f"file://{folder}/index.html", f"file://{folder}/")
    for route in ["", "#cell=chat/iphone-8"]:
        tab.open(route)
        assert tab.page.locator("[data-action]").count() == 0
        assert tab.page.locator("button.command").count() > 0
    tab.press("?")
    keys = tab.page.locator("#help dt").all_inner_texts()
    assert "c" in keys and not {"y", "n", "z"} & set(keys), keys


CHECKS = [
    (accepts_a_cell_a_cause_and_everything, {}),
    (rejects_and_takes_it_back, {}),
    (shows_decisions_in_two_tabs, {}),
    (keeps_a_decision_when_an_older_state_comes_late, {}),
    (refuses_foreign_requests, {}),
    (listens_on_this_machine_only, {}),
    (survives_kills, {}),
    (ends_at_signals, {}),
    (ends_at_a_signal_right_after_its_start, {}),
    (answers_while_connections_do_nothing, {}),
    (is_accessible, {}),
    (is_accessible, {"scheme": "dark"}),
    (is_accessible, {"size": NARROW}),
    (is_accessible, {"size": NARROW, "scheme": "dark"}),
    (reports_errors, {}),
    (reports_errors, {"size": NARROW, "scheme": "dark"}),
    (works_by_keyboard, {}),
    (decides_nothing_about_the_row_of_the_cursor, {}),
    (takes_keys_in_quick_succession, {}),
    (keeps_the_focus, {}),
    (leaves_the_report_on_disk_alone, {}),
]


def perform(function, options, project, browser):
    """Runs one check; returns whether it passes."""
    check = None
    try:
        check = Check(project, browser, **options)
        function(check)
        check.end()
        return True
    except Exception as error:  # pylint: disable=broad-except
        name = function.__name__.replace("_", " ")
        frames = [
            frame
            for frame in traceback.extract_tb(error.__traceback__)
            if frame.filename == __file__
        ]
        line = ([frame for frame in frames if frame.name == function.__name__] or frames)[-1]
        print(
            f"check-review: the review {name} {options}: line {line.lineno}: {line.line}: {error}",
            file=sys.stderr,
        )
        return False
    finally:
        if check:
            check.stop()


def main():
    strut, browser_path = sys.argv[1:]
    passed = 0
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        scratch = pathlib.Path(scratch)
        made = Project.made(strut, scratch / "made")
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox"], timeout=PATIENCE
        )
        for number, (function, options) in enumerate(CHECKS):
            project = made.copy(scratch / f"{number}/project")
            begin = time.monotonic()
            passed += perform(function, options, project, browser)
            if os.environ.get("TIMES"):
                print(f"{time.monotonic() - begin:.1f} s {function.__name__}")
        browser.close()
    print(f"{passed} passed, {len(CHECKS) - passed} failed")
    sys.exit(0 if passed == len(CHECKS) else 1)


main()

"""Tests the scripts that keep a comment, with made-up hosts; `scripts/checks/comment` runs it.

They are `.github/actions/strut/comment` and the script `ci/strut-note` for GitLab in the manual.
"""

import http.server
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import urllib.parse

MANUAL = pathlib.Path("Sources/Strut/Strut.docc/ContinuousIntegration.md")
SCRIPT = pathlib.Path(".github/actions/strut/comment").resolve()
TOKEN = "ghs_TheTokenOfTheTest"
MARKER = "<!-- strut -->"
BODY = f'{MARKER}\n**2 cells differ** "quoted" \\ `$(id)` ä 🎉\n' + "| row |\n" * 3000
BOT = "github-actions[bot]"
COMMENTS = "/repos/me/my.app/issues/7/comments"
NOTES = "/projects/5/merge_requests/7/notes"


def comment(number, login, body):
    user = login and {"login": login, "type": "Bot" if "[bot]" in login else "User"}
    return {"id": number, "user": user, "body": body}


class Host(http.server.ThreadingHTTPServer):
    """The API of a host for the comments of one pull request."""

    def __init__(self, handler, comments=(), answer=None):
        super().__init__(("127.0.0.1", 0), handler)
        self.comments = list(comments)
        # A status, a type and a text by method, in place of the answer.
        self.answer = answer or {}
        # Methods and paths, and whether the text was that of the comment.
        self.requests = []
        self.arguments = []
        threading.Thread(target=self.serve_forever, args=[0.01], daemon=True).start()

    @property
    def writes(self):
        return [request for request in self.requests if request[0] != "GET"]


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def send(self, status, text, kind="application/json", headers=()):
        body = text.encode()
        self.send_response(status)
        for name, value in [("Content-Type", kind), ("Content-Length", len(body)), *headers]:
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(body)

    def handle_request(self):
        server, url = self.server, urllib.parse.urlsplit(self.path)
        size = int(self.headers.get("Content-Length") or 0)
        sent = json.loads(self.rfile.read(size)) if size else None
        server.requests.append((self.command, url.path, sent == {"body": BODY}))
        server.arguments += arguments_of_processes()
        if self.headers.get_all(self.credentials[0]) != [self.credentials[1]]:
            self.send(401, '{"message": "Bad credentials"}')
        elif self.command in server.answer:
            self.send(*server.answer[self.command])
        elif self.command == "GET" and url.path == "/user":
            self.send(200, '{"id": 44}')
        elif self.command == "GET" and url.path == self.comments:
            query = urllib.parse.parse_qs(url.query)
            size, page = (int(query[name][0]) for name in ("per_page", "page"))
            found = server.comments[size * (page - 1) : size * page]
            following = page + 1 if size * page < len(server.comments) else None
            self.send(200, json.dumps(found), headers=[self.link(following)])
        elif self.command == "POST" and url.path == self.comments:
            self.send(201, '{"id": 1}')
        elif self.command in ("PATCH", "PUT") and re.fullmatch(r".*/\d+", url.path):
            self.send(200, '{"id": 1}')
        else:
            self.send(404, '{"message": "Not Found"}')

    do_GET = do_POST = do_PATCH = do_PUT = handle_request


class GitHubHandler(Handler):
    credentials = ("Authorization", f"Bearer {TOKEN}")
    comments = COMMENTS

    @staticmethod
    def link(page):
        first = f'<http://unused{COMMENTS}?page=1>; rel="first"'
        following = f'<http://unused{COMMENTS}?page={page}>; rel="next", ' if page else ""
        return ("Link", following + first)


class GitLabHandler(Handler):
    credentials = ("PRIVATE-TOKEN", TOKEN)
    comments = NOTES

    @staticmethod
    def link(page):
        return ("X-Next-Page", page or "")


def arguments_of_processes():
    """The command lines of all processes, where the system shows them as files."""
    for file in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            yield file.read_bytes()
        except OSError:
            pass  # The process has ended.


def run(server, folder, result="failure", body=BODY, status=0, **variables):
    """Runs the script for GitHub, and checks its status and that the token is not shown."""
    markdown = folder / "body.md"
    markdown.write_text(body, encoding="utf-8")
    environment = {
        "PATH": os.environ["PATH"],
        "TOKEN": TOKEN,
        "API": f"http://127.0.0.1:{server.server_address[1]}",
        "REPOSITORY": "me/my.app",
        "PULL": "7",
        "BODY": str(markdown),
        "RESULT": result,
    } | variables
    output, message = run_script(server, [SCRIPT], environment, status)
    if status:
        lines = message.splitlines()
        assert len(lines) == 1 and lines[0].startswith("::error::"), message
    return message if status else output


def run_script(server, command, environment, status, folder=None):
    """Runs a script, and checks its status and that the token is in no output and no argument."""
    environment = {name: value for name, value in environment.items() if value is not None}
    process = subprocess.run(
        command, env=environment, cwd=folder, capture_output=True, text=True, timeout=60
    )
    server.shutdown()
    server.server_close()
    output = process.stdout + process.stderr
    assert process.returncode == status, (process.returncode, output)
    assert TOKEN not in output, output
    shown = any(TOKEN.encode() in words for words in server.arguments)
    assert not shown, "the token is among the arguments of a process"
    return output, process.stderr


def check_writes(folder):
    place = "/repos/me/my.app/issues/comments/"
    create = [("POST", COMMENTS, True)]
    edit = [("PATCH", f"{place}5000000000", True)]
    others = [comment(1, "me", "Nice."), comment(2, BOT, "Deployed."), comment(3, None, None)]
    own = comment(5000000000, BOT, f"{MARKER}\nearlier")
    stranger = comment(9, "stranger", f"{MARKER}\nmine")
    quoting = comment(10, BOT, f"> {MARKER}")
    rows = [
        ("a failure creates a comment", "failure", [], create),
        ("a first success is silent", "success", others, []),
        ("a failure leaves other comments", "failure", others, create),
        ("a failure edits", "failure", [*others, own], edit),
        ("a success edits", "success", [own, *others], edit),
        ("the comment is on page 3", "failure", others * 80 + [own], edit),
        ("a stranger has the marker", "failure", [stranger], create),
        ("a stranger is first", "success", [stranger, own], edit),
        ("a success leaves a stranger", "success", [stranger], []),
        ("the marker is not first", "failure", [quoting], create),
    ]
    for name, result, comments, expected in rows:
        server = Host(GitHubHandler, comments)
        run(server, folder, result)
        assert server.writes == expected, (name, server.requests)
        assert server.arguments or not pathlib.Path("/proc/self/cmdline").exists(), name

    server = Host(GitHubHandler, [own, comment(11, "my-app[bot]", MARKER)])
    run(server, folder, AUTHOR="my-app[bot]")
    assert server.writes == [("PATCH", f"{place}11", True)], server.requests
    return len(rows) + 1


def check_problems(folder):
    html = "<html><body>Whoa there!</body></html>"
    forbidden = '{"message": "Resource not accessible\\n::warning::by integration"}'
    locked, invalid = '{"message": "Locked"}', '{"message": "Validation Failed"}'
    page, json_type = "text/html", "application/json"
    permission = "; the token needs the permission pull-requests: write"
    place = "me/my.app#7: HTTP"
    reason = f"{place} 403: Resource not accessible ::warning::by integration"
    no_list = "the answer is not a list in JSON"
    rows = [
        ("GET", (403, forbidden, json_type), f"cannot list the comments of {reason}{permission}"),
        ("POST", (403, locked, json_type), f"write a comment on {place} 403: Locked{permission}"),
        ("POST", (422, invalid, json_type), "HTTP 422: Validation Failed"),
        ("GET", (500, "", json_type), "HTTP 500: no reason"),
        ("GET", (502, html, page), "HTTP 502: the answer is not JSON"),
        ("GET", (302, "", json_type), "HTTP 302: no reason"),
        ("GET", (200, html, page), no_list),
        ("GET", (200, "", json_type), no_list),
        ("GET", (200, "{}", json_type), no_list),
    ]
    for method, answer, expected in rows:
        server = Host(GitHubHandler, answer={method: answer})
        message = run(server, folder, status=1)
        assert expected in message, message

    server = Host(GitHubHandler)
    expected = "cannot list the comments of me/my.app#7: curl: (7)"
    assert expected in run(server, folder, status=1, API="http://127.0.0.1:1")

    variables = [
        ({"TOKEN": None}, "needs the variable TOKEN"),
        ({"PULL": ""}, "needs the variable PULL"),
        ({"TOKEN": 'x"\nurl = "http://127.0.0.1'}, "TOKEN is not a token"),
        ({"PULL": "7/../8"}, "PULL is not a number"),
        ({"REPOSITORY": "me/my/app"}, "REPOSITORY is not an owner and a name"),
        ({"RESULT": "cancelled"}, "RESULT is neither success nor failure: cancelled"),
        ({"BODY": "/nowhere.md"}, "there is no Markdown at /nowhere.md"),
        ({"PATH": tools(folder)}, "needs the program jq"),
    ]
    for changed, expected in variables:
        server = Host(GitHubHandler)
        message = run(server, folder, status=1, **changed)
        assert expected in message, message
        assert not server.requests, server.requests
    server = Host(GitHubHandler)
    assert "does not begin with <!-- strut -->" in run(server, folder, body="2 differ", status=1)
    assert not server.requests, server.requests
    return len(rows) + len(variables) + 2


def tools(folder):
    """A folder of programs that has no jq."""
    path = folder / "tools"
    path.mkdir()
    for name in ("bash", "curl"):
        for place in os.environ["PATH"].split(":"):
            if (pathlib.Path(place) / name).exists():
                (path / name).symlink_to(pathlib.Path(place) / name)
                break
    return f"{path}"


def check_notes(folder):
    """Runs the script of the manual for GitLab."""
    page = MANUAL.read_text(encoding="utf-8")
    (folder / "strut-note").write_text(re.search(r"```bash\n(.*?)```", page, re.DOTALL)[1])
    (folder / "summary.md").write_text(BODY, encoding="utf-8")

    def note(number, user, body):
        return {"id": number, "author": {"id": user}, "body": body}

    create, edit = [("POST", NOTES, True)], [("PUT", f"{NOTES}/8", True)]
    own, stranger = note(8, 44, f"{MARKER}\nearlier"), note(9, 45, f"{MARKER}\nmine")
    others = [note(1, 45, "Nice."), note(2, 44, "Built.")]
    failing = {"GET": (403, '{"message": "403 Forbidden"}')}
    rows = [
        ("a failure creates a note", {}, [], create),
        ("a first success is silent", {"CI_JOB_STATUS": "success"}, others, []),
        ("a success edits", {"CI_JOB_STATUS": "success"}, [*others, own], edit),
        ("the note is on page 3", {}, others * 120 + [own], edit),
        ("a stranger has the marker", {}, [stranger, *others], create),
        ("there is no merge request", {"CI_MERGE_REQUEST_IID": None}, [], []),
        ("there is no token", {"STRUT_TOKEN": None}, [], []),
        ("the host refuses", {}, None, []),
    ]
    for name, changed, notes, expected in rows:
        server = Host(GitLabHandler, notes or [], failing if notes is None else None)
        environment = {
            "PATH": os.environ["PATH"],
            "CI_API_V4_URL": f"http://127.0.0.1:{server.server_address[1]}",
            "CI_PROJECT_ID": "5",
            "CI_MERGE_REQUEST_IID": "7",
            "CI_JOB_STATUS": "failed",
            "STRUT_TOKEN": TOKEN,
        } | changed
        command = ["bash", "strut-note", "summary.md"]
        status = 22 if notes is None else 0
        output, _ = run_script(server, command, environment, status, folder)
        assert server.writes == expected, (name, server.requests)
        assert notes is not None or "403" in output, output
    return len(rows)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        count = check_writes(folder) + check_problems(folder) + check_notes(folder)
    print(f"check-comment: {count} runs against a made-up GitHub and GitLab")


try:
    main()
except AssertionError as error:
    sys.exit(f"check-comment: {error}")

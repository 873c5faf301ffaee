"""Publishes pictures in a race and reads the comments; `scripts/checks/publish` runs it."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

import cmarkgfm
from cmarkgfm.cmark import Options

ADDRESS = "https://github.com/me/app/raw/strut-pictures"
BRANCH = "strut-pictures"
# What GitHub takes in one comment.
MOST_CHARACTERS = 65_536
# Markup, a mention and a link; none may reach the comment.
HOSTILE = "*{0}* <b> @user [x](https://example.org) | `a` <!-- -->"


class Project:
    """A repository with one screen for each failure, and a run in which all of them fail."""

    def __init__(self, strut, folder, remote, failures, name=""):
        self.strut, self.folder = strut, folder
        folder.mkdir()
        git("init", "--quiet", ".", inside=folder)
        git("remote", "add", "origin", remote, inside=folder)
        self.write(failures, "Screen {0}")
        self.run("test", "--record", "missing", status=1)
        self.write(failures, name + HOSTILE)
        self.run("test", status=1)

    def write(self, failures, text):
        for number in range(1, failures + 1):
            spec = self.folder / f"Snapshots/s{number}/s{number}.yaml"
            spec.parent.mkdir(parents=True, exist_ok=True)
            spec.write_text(
                "matrix: { device: [iphone-se-3] }\nviews:\n  one:\n    kind: label\n"
                f"    text: '{text.format(number)}'\n    pin: {{ top: 40, leading: 20 }}\n"
            )

    def start(self, *words):
        return subprocess.Popen(
            [self.strut, *words],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *words, status=0):
        process = self.start(*words)
        output = process.communicate()[0]
        assert process.returncode == status, (words, output)
        return output

    def publish(self):
        return self.start("publish", "--markdown", "comment.md", "--pictures-url", ADDRESS)

    def pictures(self):
        """The paths on the branch of the pictures that GitHub shows in the comment."""
        text = (self.folder / "comment.md").read_text()
        assert text.startswith("<!-- strut -->\n") and len(text) <= MOST_CHARACTERS, len(text)
        html = cmarkgfm.github_flavored_markdown_to_html(text, options=Options.CMARK_OPT_UNSAFE)
        links = re.findall(r'<a [^>]*href="([^"]*)', html)
        assert "<b>" not in html and not links, "a text of the spec became markup"
        assert html.count("<details") == html.count("</details>") > 0
        addresses = re.findall(r'<img src="([^"]*)"', html)
        assert all(address.startswith(f"{ADDRESS}/") for address in addresses), addresses
        return [address[len(ADDRESS) + 1 :] for address in addresses]


def git(*words, inside):
    environment = {
        **os.environ,
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null",
    }
    found = subprocess.run(
        ["git", *words], cwd=inside, env=environment, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, (words, found.stderr)
    return found.stdout + found.stderr


def main(strut, folder):
    remote = folder / "remote.git"
    git("init", "--quiet", "--bare", remote, inside=folder)
    # As on GitHub, a job need not fetch the pictures of others.
    git("config", "uploadpack.allowFilter", "true", inside=remote)
    jobs = [Project(strut, folder / f"job{n}", remote, 1, f"job {n} ") for n in range(20)]
    many = Project(strut, folder / "many", remote, 200)
    processes = [(project, project.publish()) for project in [*jobs, many]]
    for _, process in processes:
        output = process.communicate()[0]
        assert process.returncode == 0, output
    complaints = git("fsck", "--full", "--strict", "--no-dangling", inside=remote)
    assert not re.search("error|missing|broken", complaints), complaints
    counts = []
    for project, _ in processes:
        pictures = project.pictures()
        counts.append(len(pictures))
        for picture in pictures:
            git("cat-file", "-e", f"{BRANCH}:{picture}", inside=remote)
    # A strip for one failure; for many the contact sheet and ten strips.
    assert counts == [1] * 20 + [11], counts
    commits = git("rev-list", "--count", BRANCH, inside=remote).strip()
    assert commits == "1", commits
    print(f"check-publish: 21 jobs at once published {sum(counts)} pictures of 220 failures")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        main(sys.argv[1], pathlib.Path(temporary))

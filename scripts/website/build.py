"""Builds the site of the manual; `scripts/site` runs it.

A page is a Markdown file of a DocC catalogue: `<doc:Page>` links to a page of the same catalogue,
``Symbol`` names a symbol, and `## Topics` lists the pages of a group. Pictures are named by their
path, or by the file's name if it is in the catalogue's folder `Resources`.
"""

import html
import json
import os
import pathlib
import re
import shutil
import string
import sys
import urllib.parse

from markdown_it import MarkdownIt

TEMPLATE = pathlib.Path("scripts/website")
ASSETS = ["site.css", "site.js"]
MARK = "strut-site"
HOME = pathlib.Path("README.md")
CONTRIBUTING = pathlib.Path(".github/CONTRIBUTING.md")
MAIN = "Strut"

faults = []


def fault(page, text):
    faults.append(f"{page.source}: {text}")


class Page:
    """A Markdown file and its place in the site."""

    def __init__(self, source, module, address):
        self.source, self.module, self.address = source, module, address
        self.text = source.read_text(encoding="utf-8")
        first = self.text.split("\n", 1)[0]
        self.title = first.removeprefix("# ").replace("`", "")
        self.name = source.stem
        self.group = None
        self.headings = []

    def link(self, address):
        """The address relative to this page."""
        return os.path.relpath(address, pathlib.Path(self.address).parent)


def catalogues():
    return sorted(pathlib.Path("Sources").glob("*/*.docc"), key=lambda path: path.stem != MAIN)


def find_pages():
    pages = [Page(HOME, None, "index.html")]
    for catalogue in catalogues():
        for source in sorted(catalogue.rglob("*.md")):
            is_root = source == catalogue / f"{catalogue.stem}.md"
            name = "index" if is_root else source.stem
            pages.append(Page(source, catalogue.stem, f"{catalogue.stem}/{name}.html"))
    pages.append(Page(CONTRIBUTING, None, "contributing.html"))
    return pages


def anchor(text):
    """The identifier of a heading, as DocC makes it."""
    return re.sub(r"[^\w-]", "", re.sub(r"\s+", "-", text))


def plain(inline):
    """The text of an inline token without its marks."""
    return "".join(
        child.content if child.type in ("text", "code_inline") else " "
        for child in inline.children
        if child.type in ("text", "code_inline", "softbreak")
    )


# Code


def coloured(code, language):
    """The code as HTML, with marks for its parts."""
    lines = html.escape(code, quote=False).rstrip("\n").split("\n")
    if language == "console":
        return "\n".join(map(console_line, lines))
    if language == "diff":
        kinds = {"+": "ins", "-": "del"}
        return "\n".join(
            f"<{kinds[line[0]]}>{line}</{kinds[line[0]]}>" if line[:1] in kinds else line
            for line in lines
        )
    if language == "yaml":
        return "\n".join(map(yaml_line, lines))
    return "\n".join(lines)


def console_line(line):
    if line.startswith("$ "):
        return f'<b class="command">{line}</b>'
    return re.sub(r"^(\s*(?:\S+: )?)(error|warning|note|help)(?=: )", mark_severity, line)


def mark_severity(match):
    return f'{match[1]}<b class="{match[2]}">{match[2]}</b>'


def yaml_line(line):
    code, hash_mark, comment = re.match(r"(.*?)((?:^|(?<=\s))#(?= |$).*)?$", line).group(1, 2, 2)
    code = re.sub(r"(^|[{,\s])([\w.]+)(:)(?=\s|$)", r"\1<b>\2</b>\3", code)
    return code + (f"<i>{comment}</i>" if hash_mark else "")


# Pages


class Converter:
    """Turns pages into HTML and collects what search finds."""

    def __init__(self, pages, out):
        self.pages, self.out = pages, out
        self.by_source = {page.source.resolve(): page for page in pages}
        self.by_name = {(page.module, page.name): page for page in pages}
        self.markdown = MarkdownIt("commonmark").enable("table")
        self.entries = []

    def read_headings(self, page):
        tokens = self.markdown.parse(page.text)
        used = set()
        for opening, inline in zip(tokens, tokens[1:]):
            if opening.type == "heading_open":
                title = plain(inline)
                name = anchor(title)
                number = 1
                while name in used:
                    number += 1
                    name = f"{anchor(title)}-{number}"
                used.add(name)
                page.headings.append((int(opening.tag[1]), title, name))

    def find_link(self, page, name):
        """The address and the title of a link `doc:name`."""
        name, _, part = name.partition("#")
        target = self.by_name.get((page.module, name)) if name else page
        if target is None:
            fault(page, f"<doc:{name}> is no page of {page.module}")
            return "#", name
        address = page.link(target.address)
        if not part:
            return address, target.title
        for _, title, identifier in target.headings:
            if identifier == part:
                return f"{address}#{part}", title
        fault(page, f"{target.source} has no heading {part}")
        return address, target.title

    def file_address(self, page, path):
        """The address of a page or of a copied picture that a page names by its path."""
        path = urllib.parse.unquote(path)
        file = page.source.parent / path
        catalogue = pathlib.Path("Sources", page.module or "", f"{page.module}.docc")
        if not file.is_file() and (catalogue / "Resources" / path).is_file():
            file = catalogue / "Resources" / path
        if not file.is_file():
            fault(page, f"{path} does not exist")
            return "#"
        target = self.by_source.get(file.resolve())
        if target is not None:
            return page.link(target.address)
        if file.suffix not in (".png", ".svg", ".jpg"):
            fault(page, f"{path} is neither a page nor a picture")
            return "#"
        name = str(file.resolve().relative_to(pathlib.Path.cwd())).replace("/", "-")
        copy = self.out / "pictures" / name
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(file, copy)
        return page.link(f"pictures/{name}")

    def resolve(self, page, address):
        """The address of a link or a picture in the site."""
        if re.match(r"[a-z]+:", address) or address.startswith("#"):
            return address
        path, _, part = address.partition("#")
        return self.file_address(page, path) + (f"#{part}" if part else "")

    def convert_inline(self, page, children):
        inside = None
        for child in children:
            if child.type == "link_open":
                address = child.attrGet("href")
                if address.startswith("doc:"):
                    address, title = self.find_link(page, address.removeprefix("doc:"))
                    inside = title if child.markup == "autolink" else None
                else:
                    address = self.resolve(page, address)
                child.attrSet("href", address)
            elif child.type == "text" and inside is not None:
                child.content, inside = inside, None
            elif child.type == "image":
                child.attrSet("src", self.resolve(page, child.attrGet("src")))
                child.attrSet("loading", "lazy")
            elif child.type == "html_inline":
                child.content = self.convert_html(page, child.content)

    def convert_html(self, page, text):
        return re.sub(
            r'(<img [^>]*?src=")([^"]+)"',
            lambda match: f'{match[1]}{self.resolve(page, match[2])}" loading="lazy"',
            text,
        )

    def convert(self, page):
        """The HTML of a page's content."""
        tokens = self.markdown.parse(page.text)
        headings = iter(page.headings)
        section, words = None, []

        def finish():
            if section is not None:
                _, title, name = section
                address = page.address + ("" if title == page.title else f"#{name}")
                text = re.sub(r"\s+", " ", " ".join(words))
                shown = "" if title in (page.title, "Overview") else title
                self.entries.append([page.title, shown, address, text])

        for index, token in enumerate(tokens):
            if token.type == "heading_open":
                finish()
                section, words = next(headings), []
                token.attrSet("id", section[2])
            elif token.type == "inline":
                self.convert_inline(page, token.children)
                if tokens[index - 1].type != "heading_open":
                    words.append(plain(token))
                if re.match(r"@[A-Z]\w*\s*[({]", token.content):
                    fault(page, f"directives are not supported: {token.content}")
            elif token.type == "html_block":
                token.content = self.convert_html(page, token.content)
            elif token.type == "fence":
                words.append(token.content)
                token.type, token.tag = "html_block", ""
                code = coloured(token.content, token.info)
                token.content = (
                    f'<pre class="{token.info or "text"}" tabindex="0"><code>{code}</code></pre>\n'
                )
        finish()
        body = self.markdown.renderer.render(tokens, self.markdown.options, {})
        body = body.replace("<table>", '<div class="table" tabindex="0"><table>')
        # Columns without a name, such as those of tables that compare, have no header.
        body = re.sub(r"<th( [^>]*)?></th>", "<td></td>", body)
        return body.replace("</table>", "</table></div>")


# Navigation


def topics(page, converter):
    """The groups of a page's Topics, each a title and its pages."""
    groups = []
    for line in page.text.partition("\n## Topics\n")[2].split("\n"):
        if line.startswith("### "):
            groups.append((line.removeprefix("### "), []))
        elif match := re.fullmatch(r"- <doc:(.+)>", line):
            target = converter.by_name.get((page.module, match[1]))
            if target is not None:
                if not groups:
                    groups.append((page.title, []))
                groups[-1][1].append(target)
    return [group for group in groups if group[1]]


def item(page, target, inner="", title=None):
    current = ' aria-current="page"' if target is page else ""
    title = html.escape(title or target.title)
    return f'<li><a href="{page.link(target.address)}"{current}>{title}</a>{inner}</li>'


def navigation(page, converter):
    """The list of all pages; a long list of a page's Topics shows only in that part."""
    home, root = converter.pages[0], converter.by_name[(MAIN, MAIN)]
    modules = [converter.by_name[(path.stem, path.stem)] for path in catalogues()[1:]]
    groups = [*topics(root, converter), ("Modules", [*modules, converter.pages[-1]])]
    shown = [f"<ul>{item(page, home, title='Home')}{item(page, root, title='All pages')}</ul>"]
    for title, targets in groups:
        items = []
        for target in targets:
            members = [member for _, group in topics(target, converter) for member in group]
            inner = "".join(item(page, member) for member in members)
            if not inner or (len(members) > 3 and page is not target and page not in members):
                items.append(item(page, target))
            else:
                items.append(item(page, target, f"<ul>{inner}</ul>"))
        shown.append(f"<h2>{html.escape(title)}</h2><ul>{''.join(items)}</ul>")
    return "\n".join(shown)


def reached(converter):
    """The pages that the navigation leads to."""
    found = {converter.pages[0], converter.pages[-1]}
    queue = [converter.by_name[(path.stem, path.stem)] for path in catalogues()]
    while queue:
        page = queue.pop()
        if page not in found:
            found.add(page)
            queue += [member for _, group in topics(page, converter) for member in group]
    return found


def contents(page):
    """The list of a page's sections, if it has several."""
    entries = [(title, name) for level, title, name in page.headings if level == 2]
    if len(entries) < 3:
        return ""
    items = "".join(f'<li><a href="#{name}">{html.escape(t)}</a></li>' for t, name in entries)
    title = "On this page"
    return f'<nav class="contents" aria-label="{title}"><h2>{title}</h2><ul>{items}</ul></nav>'


def prepare(out):
    """Empties the folder if it is a site."""
    if out.exists() and any(out.iterdir()):
        if not (out / MARK).is_file():
            sys.exit(f"site: {out} is not empty and not a site: choose another folder")
        shutil.rmtree(out)
    out.mkdir(parents=True, exist_ok=True)
    (out / MARK).write_text("Built by scripts/site.\n", encoding="utf-8")


def main():
    out = pathlib.Path(sys.argv[1])
    prepare(out)
    converter = Converter(find_pages(), out)
    for page in converter.pages:
        converter.read_headings(page)
    template = string.Template((TEMPLATE / "page.html").read_text(encoding="utf-8"))
    for page in converter.pages:
        values = {
            "title": html.escape(page.title if page.name == "README" else f"{page.title} · Strut"),
            "root": page.link("."),
            "home": page.link("index.html"),
            "content": converter.convert(page),
            "navigation": navigation(page, converter),
            "contents": contents(page),
        }
        text = template.substitute(values)
        file = out / page.address
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for page in converter.pages:
        if page not in reached(converter):
            fault(page, "no Topics list this page")
    for name in ASSETS:
        shutil.copyfile(TEMPLATE / name, out / name)
    entries = json.dumps(converter.entries, ensure_ascii=False, separators=(",", ":"))
    script = f"window.searchEntries = {entries};\n"
    (out / "search.js").write_text(script, encoding="utf-8")
    for text in faults:
        print(f"site: {text}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"site: {len(converter.pages)} pages in {out}: open {out}/index.html")


main()

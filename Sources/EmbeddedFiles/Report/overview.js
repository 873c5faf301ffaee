// The first page: what the run came to, and its causes.

const shownAtOnce = 20;
const thumbnails = 6;

function overview() {
  const { causes, acceptable } = run;
  const toLookAt = run.cells.filter((cell) => cell.cause !== undefined).length;
  const screens = new Set(run.cells.map((cell) => cell.screen)).size;
  const extent = `${count(run.cells.length, "cell")} on ${count(screens, "screen")}`;
  const isClean = run.errors.length === 0 && (run.base === undefined || run.stale.length === 0);
  const chosen = route.cause === null ? causes : [causes[route.cause]];
  return h(
    "article",
    { class: "overview" },
    h("h2", null, run.heading),
    h(
      "p",
      { class: "lead" },
      toLookAt > 0
        ? `${count(toLookAt, "cell")}${isReview() ? "" : " to look at"}, ${count(causes.length, "cause")}; ${extent} in all.`
        : `${extent}${isClean ? ", nothing to look at" : ""}.`,
    ),
    route.cause === null && errors(),
    isReview() && leftNote(),
    acceptable.length > 0 && route.cause === null && acceptAll(),
    run.environment.length > 0 && route.cause === null && environment(),
    route.cause !== null &&
      h(
        "p",
        null,
        button("All causes", { class: "link" }, () => go({ cause: null })),
      ),
    chosen.length > 0 &&
      h(
        "section",
        { "aria-label": "Causes" },
        listed("ol", "causes", chosen, (cause) => causeCard(cause, causes.indexOf(cause))),
      ),
    route.cause === null && findings(),
    route.cause === null && stale(),
  );
}

function errors() {
  if (run.errors.length === 0) return null;
  return h(
    "section",
    { class: "notice", "aria-labelledby": "gaps" },
    h("h3", { id: "gaps" }, "Not all cells have results"),
    listed("ul", "plain", run.errors, (error) => h("li", null, finding(error))),
  );
}

function acceptAll() {
  return h(
    "p",
    { class: "next" },
    run.isOnlyRenamed
      ? "No picture changed. Rename the references: "
      : isReview()
        ? ""
        : "If the new pictures are right, take them all: ",
    isReview()
      ? decisionButtons(run.acceptable, "all failures", " all")
      : commandButton(run.acceptable, "strut accept"),
  );
}

function commandButton(cells, label = "Copy the accept command") {
  return button(label, { class: "command", title: "Copy this command" }, () => copyCommand(cells));
}

function environment() {
  return h(
    "section",
    { class: "notice", "aria-labelledby": "environment" },
    h("h3", { id: "environment" }, "The references were drawn with other versions"),
    listed("ul", "plain", run.environment, ({ text, count: cells }) =>
      h("li", null, sentence(text), h("span", { class: "note" }, ` ${count(cells, "cell")}`)),
    ),
  );
}

/** A list of which no more is in the page than somebody asked for. */
function listed(tag, name, items, make) {
  const element = h(tag, { class: name });
  let shown = 0;
  const more = h("p", null, button("", { class: "link" }, add));
  function add() {
    element.append(...items.slice(shown, shown + shownAtOnce).map(make));
    shown = Math.min(items.length, shown + shownAtOnce);
    more.hidden = shown === items.length;
    more.firstChild.textContent = `Show more of ${items.length.toLocaleString("en")}`;
  }
  add();
  return items.length > shownAtOnce ? [element, more] : element;
}

const kinds = {
  spec: "Spec",
  environmentProblem: "Environment",
  reference: "Reference",
  environment: "Versions",
  layout: "Layout",
  size: "Size",
  pixels: "Pixels",
  missing: "New",
};

function causeCard(cause, index) {
  const cells = cause.cells.map((cell) => run.cells[cell]);
  const devices = new Set(cells.map((cell) => cell.device)).size;
  const screens = new Set(cells.map((cell) => cell.screen)).size;
  const place = [cause.file, cause.line, cause.column].filter((part) => part !== undefined);
  const isAlone = route.cause === index;
  const pictured = cells.filter((cell) => cell.pictures.length > 0);
  return h(
    "li",
    { class: `card ${cause.kind}`, "data-cause": index },
    h("p", { class: "kind" }, kinds[cause.kind]),
    h(
      "h3",
      null,
      isAlone
        ? sentence(cause.title)
        : h("a", { href: hashOf({ ...route, cell: null, cause: index }) }, sentence(cause.title)),
    ),
    place.length > 0 && h("p", { class: "place" }, h("code", null, place.join(":"))),
    cause.details.length > 0 && detailList(cause.details, isAlone),
    h(
      "p",
      { class: "note" },
      `${count(cells.length, "cell")} on ${count(screens, "screen")} and ${count(devices, "device")}`,
    ),
    pictured.length > 0 &&
      h(
        "ul",
        { class: "thumbnails" },
        pictured.slice(0, isAlone ? shownAtOnce : thumbnails).map(thumbnail),
      ),
    h(
      "p",
      { class: "actions" },
      button(cells.length === 1 ? "Look at it" : "Look at them", { class: "primary" }, () =>
        go({ cell: cells[0].id, cause: index }),
      ),
      actionsFor(cells, cause.title.replaceAll("`", "")),
    ),
  );
}

function detailList(details, isAlone) {
  const shown = isAlone ? details.length : 4;
  return h(
    "ul",
    { class: "reasons" },
    details.slice(0, shown).map((text) => h("li", null, sentence(text))),
    details.length > shown && h("li", { class: "note" }, "and more"),
  );
}

/** A cell as a small picture of what was drawn, loaded when it comes into view. */
function thumbnail(cell) {
  const picture = cell.pictures.includes("difference") ? "difference" : "actual";
  const [width, height] = cell.size;
  return h(
    "li",
    null,
    h(
      "a",
      {
        href: hashOf({ ...route, cell: cell.id }),
        title: cell.shownID,
        style: `--ratio:${(width / height).toFixed(3)}`,
      },
      h("img", {
        src: picturePath(cell, `${picture}.png`),
        alt: "",
        loading: "lazy",
        decoding: "async",
        width,
        height,
      }),
      h("span", { class: "unseen" }, [cell.shownScreen, cell.device, ...cell.states].join(", ")),
    ),
  );
}

function findings() {
  if (run.findings.length === 0) return null;
  return h(
    "section",
    { "aria-labelledby": "findings" },
    h("h3", { id: "findings" }, "Findings in the layouts"),
    listed("ul", "plain", run.findings, ({ diagnostic, count: cells }) =>
      h("li", null, finding(diagnostic, ` on ${count(cells, "cell")}`)),
    ),
  );
}

function finding(diagnostic, extent = null) {
  const place = [diagnostic.file, diagnostic.line, diagnostic.column];
  return h(
    "div",
    { class: "finding" },
    h(
      "p",
      null,
      h("span", { class: `badge ${diagnostic.severity}` }, diagnostic.severity),
      " ",
      sentence(diagnostic.message),
    ),
    (diagnostic.file || extent) &&
      h(
        "p",
        { class: "note" },
        diagnostic.file && h("code", null, place.filter((part) => part !== undefined).join(":")),
        extent,
      ),
    diagnostic.notes.map((note) => h("p", { class: "note" }, sentence(note))),
    diagnostic.help && h("p", null, sentence(diagnostic.help)),
  );
}

function stale() {
  if (run.stale.length === 0) return null;
  return h(
    "section",
    { "aria-labelledby": "stale" },
    h(
      "h3",
      { id: "stale" },
      run.base === undefined
        ? "References that no cell names"
        : sentence(`Cells only in \`${run.base}\``),
    ),
    listed("ul", "plain", run.stale, (name) => h("li", null, h("code", null, name))),
  );
}

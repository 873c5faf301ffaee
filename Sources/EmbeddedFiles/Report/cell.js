// One cell: what changed, and its pictures in one of six views.

const viewNames = [
  ["side", "Side by side"],
  ["swipe", "Swipe"],
  ["onion", "Onion skin"],
  ["blink", "Blink"],
  ["difference", "Difference"],
  ["layout", "Layout"],
];

let stage = null;

function cellPage(cell) {
  const place = h("div", { class: "what", "aria-live": "off" });
  const layoutPlace = h("div", { class: "after" });
  const page = h(
    "article",
    { class: "page", "data-cell": cell.id },
    h(
      "div",
      { class: "first" },
      cellHeading(cell),
      place,
      cell.pictures.length > 0 && pictureArea(cell),
    ),
    layoutPlace,
  );
  loadDetails(cell).then((known) => {
    if (!page.isConnected) return;
    place.replaceChildren(...thoseThere(whatChanged(cell, known)));
    layoutPlace.replaceChildren(...thoseThere(afterwards(known)));
    stage?.setDetails(known);
  });
  return page;
}

function cellHeading(cell) {
  const cells = list.shownCells();
  const position = cells.indexOf(cell);
  return h(
    "header",
    { class: "head" },
    h(
      "nav",
      { "aria-label": "Cells" },
      button("Back", { class: "back", title: "Back to the causes (Esc)" }, () =>
        go({ cell: null }),
      ),
      h(
        "span",
        { class: "note" },
        position < 0
          ? ""
          : `${(position + 1).toLocaleString("en")} of ${cells.length.toLocaleString("en")}`,
      ),
      button(
        "‹",
        { title: "The cell before (k)", "aria-label": "The cell before", disabled: position <= 0 },
        () => list.step(-1, false),
      ),
      button(
        "›",
        {
          title: "The next cell (j)",
          "aria-label": "The next cell",
          disabled: position < 0 || position === cells.length - 1,
        },
        () => list.step(1, false),
      ),
    ),
    h(
      "h2",
      { tabindex: "-1", title: cell.title ?? null },
      foreign(cell.shownScreen, { class: "screen" }),
      " ",
      foreign(cell.device, { class: "device" }),
      cell.states.map((state) => [" ", foreign(state, { class: "state" })]),
    ),
    h(
      "p",
      { class: "verdict" },
      verdictBadge(cell),
      cell.canBeAccepted &&
        h(
          "label",
          { class: "select", title: "Select (x)" },
          h("input", {
            type: "checkbox",
            "data-selects": cell.id,
            checked: selected.has(cell),
            on: { change: () => toggleSelected([cell]) },
          }),
          "Select",
        ),
      actionsFor([cell], cell.shownID),
    ),
  );
}

/** What is known of a cell that needs no attention. */
function quietNote({ status, toleratedPixels }) {
  switch (status) {
    case "unchanged":
      return "Not drawn: the inputs and the reference are those of a run that passed.";
    case "recorded":
      return "This run wrote the reference; nothing else is kept of it.";
    case "matched":
      return "The picture and the layout are the reference's; nothing is kept of them.";
  }
  const extent =
    toleratedPixels === 0
      ? "no pixel outside ignored views differs"
      : `${count(toleratedPixels, "pixel")} ${toleratedPixels === 1 ? "differs" : "differ"}`;
  return `The cell is within its tolerance: ${extent}; nothing is kept of the pictures.`;
}

function whatChanged(cell, known) {
  if (cell.cause === undefined) {
    return [h("p", { class: "note" }, quietNote(cell))];
  }
  if (!known) {
    return [
      h(
        "p",
        { class: "warning" },
        "What is known of this cell cannot be read: ",
        h("code", null, decodeURIComponent(picturePath(cell, "details.js"))),
        " is not there.",
      ),
    ];
  }
  const sentences = [...known.environment, ...known.reasons];
  return [
    cell.status === "failed" &&
      h(
        "div",
        null,
        known.diagnostics.map((told) => finding(told, "")),
      ),
    known.changes.length + sentences.length > 0 &&
      h(
        "ul",
        { class: "reasons" },
        known.changes.map(({ view, text }) =>
          h(
            "li",
            null,
            known.views.length > 0
              ? button(
                  sentence(text),
                  {
                    class: "change",
                    "data-view": view,
                    "aria-pressed": "false",
                    title: "Show it in the layout",
                  },
                  () => showChange(view),
                )
              : sentence(text),
          ),
        ),
        sentences.map((text) => h("li", null, sentence(text))),
      ),
  ];
}

function showChange(view) {
  const isFocused = route.view === "layout" && stage?.focused() === view;
  if (route.view !== "layout") go({ view: "layout" }, true);
  stage?.focus(isFocused ? null : view);
}

function afterwards(known) {
  if (!known) return [];
  return [
    known.layout.length > 0 && layoutDifference(known.layout),
    known.diagnostics.length > 0 &&
      route.cell &&
      run.byID.get(route.cell).status !== "failed" &&
      h(
        "section",
        { "aria-label": "Findings" },
        h("h3", null, "Findings"),
        known.diagnostics.map((told) => finding(told, "")),
      ),
  ];
}

/** The lines of both layouts, with two around each change. */
function layoutDifference(lines) {
  const near = 2;
  const changed = lines.filter((line) => line.mark !== "same").length;
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - near), index + near + 1).some((line) => line.mark !== "same"),
  );
  const rows = [];
  let skipped = 0;
  const skip = () => {
    if (skipped > 0)
      rows.push(h("span", { class: "gap" }, `  ⋯ ${count(skipped, "line")} the same`));
    skipped = 0;
  };
  for (const [index, line] of lines.entries()) {
    if (!isNear[index]) {
      skipped += 1;
      continue;
    }
    skip();
    const tag = { same: "span", removed: "del", added: "ins" }[line.mark];
    const mark = { same: "  ", removed: "− ", added: "+ " }[line.mark];
    rows.push(h(tag, null, mark + line.text));
  }
  skip();
  return h(
    "details",
    { open: true },
    h("summary", null, `Layout, ${count(changed, "changed line")}`),
    h(
      "pre",
      { class: "lines", tabindex: "0", role: "group", "aria-label": "Layout before and after" },
      rows,
    ),
  );
}

function possibleViews(cell) {
  const both = ["side", "swipe", "onion", "blink", "difference", "layout"];
  return cell.pictures.includes("expected") ? both : ["side", "layout"];
}

function shownView(cell) {
  return possibleViews(cell).includes(route.view) ? route.view : "side";
}

function pictureArea(cell) {
  stage = makeStage(cell);
  const options = viewNames
    .map(([value, label], index) => [value, label, String(index + 1)])
    .filter(([value]) => possibleViews(cell).includes(value));
  const tools = h(
    "div",
    { class: "tools" },
    choice("View", "view", options, shownView(cell), (view) => go({ view }, true)),
    choice(
      "Zoom",
      "zoom",
      zooms.map((zoom) => [String(zoom), zoomLabel(zoom)]),
      String(zoomLevel),
      (zoom) => setZoom(zoom === "fit" ? "fit" : Number(zoom)),
    ),
  );
  const extra = h("div", { class: "extra", id: "extra" });
  stage.setView(shownView(cell), extra);
  return h("section", { class: "area", "aria-label": "Pictures" }, tools, stage.element, extra);
}

const zooms = ["fit", 1, 2, 4];
let zoomLevel = "fit";

function zoomLabel(zoom) {
  return zoom === "fit" ? "Fit" : `${zoom * 100} %`;
}

function setZoom(zoom) {
  zoomLevel = zoom;
  document.querySelectorAll('input[name="zoom"]').forEach((input) => {
    input.checked = input.value === String(zoom);
  });
  stage?.resize();
}

/** Another view of the same cell, without building the page anew. */
function changeView(cell) {
  const view = shownView(cell);
  document.querySelectorAll('input[name="view"]').forEach((input) => {
    input.checked = input.value === view;
  });
  stage?.setView(view, document.getElementById("extra"));
}

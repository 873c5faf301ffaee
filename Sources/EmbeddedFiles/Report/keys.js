// The keyboard. Keys of one letter can be turned off, since speech and some aids type them.

const keyHelp = () => [
  ["j k", "next cell, cell before"],
  ["J K", "next cause, cause before"],
  ["↑ ↓ Enter", "in the list: move, open"],
  ["Space x", "select"],
  ["a", "select all that are shown"],
  ["u", "select nothing"],
  ...(isReview()
    ? [
        ["y", "accept"],
        ["n", "reject"],
        ["z", "undo"],
      ]
    : run.acceptable.length > 0
      ? [["c", "copy the accept command"]]
      : []),
  ["1 – 6", "the views"],
  ["← →", "move the swipe or the onion skin"],
  ["p f", "blink: pause, flip"],
  ["g", "difference: go to it"],
  ["+ − 0", "zoom in, out, to fit"],
  ["/", "find"],
  ["t", "light or dark"],
  ["Esc", "back"],
  ["?", "these keys"],
];

let hasLetterKeys = kept("strut-keys") !== "off";

function onKeyDown(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { target, key } = event;
  if (document.getElementById("help").open) return;
  if (key === "Escape") {
    if (target.id === "find" && target.value) return go({ query: "" }, true);
    if (target.id === "find") return list.element.focus();
    return go({ cell: null, ...(route.cell ? {} : { cause: null }) });
  }
  const isTyping = target.matches("input:not([type]), input[type=search], textarea, select");
  if (isTyping) return;
  const isSteppedByArrows = target.matches("input, select, [role=grid]");
  if (key.startsWith("Arrow")) {
    if (!isSteppedByArrows) moveSlider(event);
    return;
  }
  if (!hasLetterKeys && key !== "?") return;
  const action = actions[key];
  if (!action) return;
  event.preventDefault();
  action();
}

function moveSlider(event) {
  const slider = document.getElementById("slider");
  const step = { ArrowLeft: -5, ArrowRight: 5 }[event.key];
  if (!slider || !step) return;
  event.preventDefault();
  slider.value = Number(slider.value) + step;
  slider.dispatchEvent(new Event("input"));
}

const actions = {
  j: () => list.step(1, false),
  k: () => list.step(-1, false),
  J: () => list.step(1, true),
  K: () => list.step(-1, true),
  x: () => toggleSelected(route.cell ? openCells() : list.cursorCells()),
  a: () => setSelected(list.shownCells(), true),
  u: () => setSelected(run.cells, false),
  c: () => (isReview() ? undefined : withChosenCells(copyCommand)),
  y: () => decideByKey("accept"),
  n: () => decideByKey("reject"),
  z: () => decideByKey("undo"),
  "/": () => {
    if (!isWide() && route.pane !== "cells") go({ cell: null, pane: "cells" });
    document.getElementById("find").focus();
  },
  t: () => switchTheme(),
  "?": () => document.getElementById("help").showModal(),
  p: () => document.getElementById("pause")?.click(),
  f: () => document.getElementById("flip")?.click(),
  g: () => document.getElementById("region")?.click(),
  "+": () => zoomBy(1),
  "=": () => zoomBy(1),
  "-": () => zoomBy(-1),
  0: () => setZoom("fit"),
  ...Object.fromEntries(
    views.map((view, index) => [
      index + 1,
      () => {
        const cell = route.cell && run.byID.get(route.cell);
        if (cell && possibleViews(cell).includes(view)) go({ view }, true);
      },
    ]),
  ),
};

function zoomBy(step) {
  const index = zooms.indexOf(zoomLevel) + step;
  if (zooms[index] !== undefined) setZoom(zooms[index]);
}

function helpDialog() {
  const dialog = h(
    "dialog",
    { id: "help", "aria-labelledby": "keys" },
    h("h2", { id: "keys" }, "Keys"),
    h(
      "dl",
      null,
      keyHelp().map(([keys, text]) => [
        h(
          "dt",
          null,
          keys.split(" ").map((key) => (key === "–" ? " – " : h("kbd", null, key))),
        ),
        h("dd", null, text),
      ]),
    ),
    h(
      "label",
      { class: "select" },
      h("input", {
        type: "checkbox",
        checked: hasLetterKeys,
        on: {
          change: (event) => {
            hasLetterKeys = event.target.checked;
            keep("strut-keys", hasLetterKeys ? "on" : "off");
          },
        },
      }),
      "Keys of one letter do something",
    ),
    h(
      "p",
      { class: "actions" },
      button("Close", { class: "primary" }, () => dialog.close()),
    ),
  );
  return dialog;
}

/** What a browser remembers for pages from disk, where it does. */
function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // It holds until the page is closed.
  }
}

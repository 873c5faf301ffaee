// The run: its cells and causes, which of them are shown, and in which order.

let run = null;

const statuses = [
  ["failed", "no verdict", "No verdict", "!"],
  ["different", "differs", "Differ", "≠"],
  ["missing", "no reference", "No reference", "+"],
  ["recorded", "recorded", "Recorded", "●"],
  ["tolerated", "within tolerance", "Within tolerance", "≈"],
  ["matched", "matches", "Match", "✓"],
  ["unchanged", "unchanged", "Unchanged", "="],
];
const badges = Object.fromEntries(statuses.map(([status, badge]) => [status, badge]));
const marks = Object.fromEntries(statuses.map(([status, , , mark]) => [status, mark]));

function prepareRun(data) {
  run = data;
  if (run.base !== undefined) nameNewCells();
  run.cells.forEach((cell, index) => {
    cell.index = index;
    cell.id = `${cell.screen}/${cell.cell}`;
    cell.shownScreen ??= cell.screen;
    cell.shownID = `${cell.shownScreen}/${cell.shownCell ?? cell.cell}`;
    if (cell.toleratedPixels !== undefined) cell.status = "tolerated";
    cell.words = `${cell.id} ${cell.title ?? ""}`.toLowerCase();
    // Nothing accepts what a comparison drew.
    cell.canBeAccepted = run.base === undefined && cell.pictures.length > 0;
  });
  run.byID = new Map(run.cells.map((cell) => [cell.id, cell]));
  run.counts = Object.fromEntries(
    statuses.map(([status]) => [status, run.cells.filter((cell) => cell.status === status).length]),
  );
  run.devices = [...new Set(run.cells.map((cell) => cell.device))];
  run.states = [...new Set(run.cells.flatMap((cell) => cell.states))].sort();
  run.acceptable = run.cells.filter((cell) => cell.canBeAccepted);
  if (isReview()) takeStanding(run.review);
}

/** A comparison has no references: its base does not have the cell. */
function nameNewCells() {
  const missing = statuses.find(([status]) => status === "missing");
  [missing[1], missing[2]] = ["new", "New"];
  badges.missing = "new";
}

/** Whether a cell passes the filters, `except` one of them. */
function isShown(cell, filters) {
  return (
    (filters.status.length === 0 || filters.status.includes(cell.status)) &&
    (!filters.device || cell.device === filters.device) &&
    (!filters.state || cell.states.includes(filters.state)) &&
    (filters.cause === null || cell.cause === filters.cause) &&
    filters.query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => cell.words.includes(word))
  );
}

/** The groups of shown cells in the order in which they need somebody; none is empty. */
function shownGroups(filters) {
  const groups = run.causes.map((cause, index) => ({
    cause: index,
    title: cause.title,
    kind: cause.kind,
    cells: [],
  }));
  const others = Object.entries({
    recorded: "Recorded by this run",
    tolerated: "Within their tolerance",
    matched: "As they were",
  }).map(([kind, title]) => ({ cause: null, title, kind, cells: [] }));
  for (const cell of run.cells) {
    if (!isShown(cell, filters)) continue;
    const kind = cell.status === "unchanged" ? "matched" : cell.status;
    const group = groups[cell.cause] ?? others.find((other) => other.kind === kind);
    group.cells.push(cell);
  }
  return [...groups, ...others].filter((group) => group.cells.length > 0);
}

function picturePath(cell, name) {
  return ["pictures", cell.screen, cell.cell, `${name}`].map(encodeURIComponent).join("/");
}

/** Pixels along a point of the old, the new and the difference's picture. */
function pictureScale(cell, name) {
  const scale = cell.scale || 1;
  const old = cell.expectedScale ?? scale;
  return { expected: old, actual: scale, difference: Math.max(old, scale) }[name];
}

/** Width and height in points of the old, the new and the difference's picture. */
function pointSize(cell, name) {
  const old = cell.expectedSize ?? cell.size;
  const size =
    name === "expected"
      ? old
      : name === "actual"
        ? cell.size
        : [Math.max(old[0], cell.size[0]), Math.max(old[1], cell.size[1])];
  return size.map((length) => length / pictureScale(cell, name));
}

// What is known of single cells comes from scripts beside their pictures, which a page from disk
// may load; the latest are kept.

const details = new Map();
const expected = new Map();
const keptDetails = 64;

function loadDetails(cell) {
  if (cell.cause === undefined) return Promise.resolve(null);
  const known = details.get(cell.id);
  if (known) return Promise.resolve(known);
  const waiting = expected.get(cell.id);
  if (waiting) return waiting.promise;
  let settle;
  const promise = new Promise((resolve) => {
    settle = resolve;
  });
  expected.set(cell.id, { promise, settle });
  const script = h("script", { src: picturePath(cell, "details.js") });
  const end = () => {
    script.remove();
    expected.delete(cell.id);
    settle(details.get(cell.id) ?? null);
  };
  script.addEventListener("load", end);
  script.addEventListener("error", end);
  document.head.append(script);
  return promise;
}

window.strutCell = (value) => {
  details.set(value.id, value);
  if (details.size > keptDetails) details.delete(details.keys().next().value);
};

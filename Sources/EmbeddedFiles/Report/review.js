// Decisions on a page that `strut review` serves. A page from disk has commands to copy instead.

const decisions = new Map();
// The requests to the server, one after the other, so that no old answer follows a new one.
let requests = Promise.resolve();

const decisionMarks = { accepted: "✓", rejected: "✕" };
const decisionNames = { accept: "Accept", reject: "Reject", undo: "Undo" };
const decisionKeys = { accept: "y", reject: "n", undo: "z" };

/** Whether the server of a review is there to carry decisions out. */
const isReview = () => run.review !== undefined;

/** Takes what the server says of all decisions. */
function takeStanding({ accepted, rejected }) {
  decisions.clear();
  for (const index of accepted) decisions.set(run.cells[index], "accepted");
  for (const index of rejected) decisions.set(run.cells[index], "rejected");
}

/** An element that `update` brings to the decisions, now and after each of them. */
function live(element, update) {
  element.classList.add("live");
  element.update = () => update(element);
  element.update();
  return element;
}

/** The buttons for cells: decisions in a review, the command for a page from disk. */
function actionsFor(cells, name) {
  const acceptable = cells.filter((cell) => cell.canBeAccepted);
  if (acceptable.length === 0) return null;
  return isReview() ? decisionButtons(acceptable, name) : commandButton(acceptable);
}

/** Buttons to decide about cells; `name` tells about which, and `extent` follows each label. */
function decisionButtons(cells, name, extent = "") {
  const note = h("span", { class: "note" });
  const buttons = Object.entries(decisionNames).map(([action, label]) =>
    button(
      `${label}${extent}`,
      {
        class: action,
        "data-action": action,
        title: `${label} (${decisionKeys[action]})`,
        "aria-label": `${label}${extent}: ${name}`,
      },
      ({ currentTarget }) => {
        // A button that has nothing to do stays in the order of focus.
        const isIdle =
          currentTarget.ariaPressed === "true" || currentTarget.ariaDisabled === "true";
        if (!isIdle) decide(action, cells);
      },
    ),
  );
  const group = h("span", { class: "decision", role: "group" }, buttons, note);
  return live(group, () => {
    const counts = countDecisions(cells);
    const [accept, reject, undo] = buttons;
    accept.setAttribute("aria-pressed", String(counts.accepted === cells.length));
    reject.setAttribute("aria-pressed", String(counts.rejected === cells.length));
    undo.setAttribute("aria-disabled", String(counts.accepted + counts.rejected === 0));
    note.textContent = decisionNote(cells);
  });
}

function countDecisions(cells) {
  const number = (decision) => cells.filter((cell) => decisions.get(cell) === decision).length;
  return { accepted: number("accepted"), rejected: number("rejected") };
}

/** How many of some cells are accepted and rejected; nothing if all are the same. */
function decisionNote(cells) {
  return Object.entries(countDecisions(cells))
    .filter(([, number]) => number > 0 && number < cells.length)
    .map(([decision, number]) => `${number.toLocaleString("en")} ${decision}`)
    .join(", ");
}

/** Sends a decision to the server, and shows what the server refuses. */
function decide(action, cells) {
  const isUndo = action === "undo";
  const indices = cells
    .filter((cell) => cell.canBeAccepted && (!isUndo || decisions.has(cell)))
    .map((cell) => cell.index);
  if (indices.length === 0) {
    if (isUndo) tell("There is nothing to undo.");
    return;
  }
  const done = { accept: "Accepted", reject: "Rejected", undo: "Undid" }[action];
  ask("decisions", { action, cells: indices }, (errors) => {
    showErrors(errors);
    if (errors.length === 0) tell(`${done} ${count(indices.length, "cell")}.`);
  });
}

/** Asks the server after all requests before, and takes the decisions that it answers. */
function ask(address, question, then) {
  const post = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
  };
  requests = requests.then(async () => {
    try {
      const answer = await fetch(address, question ? post : {});
      if (!answer.ok) throw new Error(answer.statusText);
      const standing = await answer.json();
      takeStanding(standing);
      showDecisions();
      then(standing.errors);
    } catch {
      showErrors(["The review has ended. Run `strut review` again."]);
    }
  });
}

function tell(text) {
  announce(text);
  flashCopied();
}

function showErrors(errors) {
  const place = document.getElementById("errors");
  const listed = errors.slice(0, 20).map((text) => h("li", null, sentence(text)));
  const rest = errors.length - listed.length;
  if (rest > 0) listed.push(h("li", null, `and ${count(rest, "more error")}`));
  place.hidden = errors.length === 0;
  place.replaceChildren(h("ul", null, listed));
}

function showDecisions() {
  for (const element of document.querySelectorAll(".live")) element.update();
  list.refresh();
}

/** The number of failures without a decision. */
function leftNote() {
  return live(h("p", { class: "left" }), (note) => {
    const { accepted, rejected } = countDecisions(run.acceptable);
    const left = run.acceptable.length - accepted - rejected;
    const failed = run.counts.failed;
    if (left > 0) {
      note.textContent = `${left.toLocaleString("en")} of ${count(run.acceptable.length, "failure")} left.`;
    } else {
      note.textContent = failed > 0 ? "No decision is left." : "All failures are decided.";
    }
    if (failed > 0) note.textContent += ` ${count(failed, "cell")} without a verdict.`;
  });
}

/** The decision about a cell, or its status. */
function verdictBadge(cell) {
  return live(h("span", {}), (badge) => {
    const decision = decisions.get(cell);
    badge.className = `live badge ${decision ?? cell.status}`;
    badge.textContent = decision ?? badges[cell.status];
  });
}

function decideByKey(action) {
  if (isReview()) withChosenCells((cells) => decide(action, cells));
}

/** Another tab may have decided something in the meantime, and another run may be the last one. */
function watchOtherTabs() {
  const look = () => ask("state", null, (errors) => errors.length > 0 && showErrors(errors));
  if (run.review.errors.length > 0) showErrors(run.review.errors);
  window.addEventListener("focus", look);
  // The server refuses the pictures of another run. Such an event reaches only the capturing phase.
  document.addEventListener(
    "error",
    () => document.getElementById("errors").hidden && look(),
    true,
  );
}

// The selection, and the command that takes it as references.

const selected = new Set();

/** The glob that selects only a name. */
const globOf = (name) => name.replaceAll(/[*?\\]/g, "\\$&");

/** As a POSIX shell reads it as one word. */
function shellWord(text) {
  return /^[A-Za-z0-9_./,:+@%=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command that accepts just these cells; null for none. */
function acceptCommand(cells) {
  const wanted = new Set(cells.filter((cell) => cell.canBeAccepted));
  if (wanted.size === 0) return null;
  if (wanted.size === run.acceptable.length) return "strut accept";
  const unwanted = run.acceptable.filter((cell) => !wanted.has(cell));
  const names = [];
  const left = new Set(wanted);
  // A screen's or a cell's name where it names nothing else, so that the command stays short.
  for (const part of ["screen", "cell"]) {
    const forbidden = new Set(unwanted.flatMap((cell) => [cell.screen, cell.cell]));
    for (const name of new Set([...left].map((cell) => cell[part]))) {
      const named = [...left].filter((cell) => cell[part] === name);
      if (named.length < 2 || forbidden.has(name)) continue;
      names.push(name);
      for (const cell of named) left.delete(cell);
    }
  }
  names.push(...[...left].map((cell) => cell.id));
  const words = names.map((name) => shellWord(globOf(name)));
  const hasDash = names.some((name) => name.startsWith("-"));
  return ["strut accept", ...(hasDash ? ["--"] : []), ...words].join(" ");
}

/** The open cell; none if no cell is open. */
const openCells = () => (route.cell ? [run.byID.get(route.cell)] : []);

/**
 * Acts on the selection, or on the open cell if nothing is selected.
 *
 * The row of the list's cursor may be out of sight, so that no key acts on it.
 */
function withChosenCells(act) {
  const cells =
    selected.size > 0 ? run.acceptable.filter((cell) => selected.has(cell)) : openCells();
  if (cells.length === 0) tell("Open or select a cell first.");
  else act(cells);
}

async function copyCommand(cells) {
  const command = acceptCommand(cells);
  if (!command) return announce("There is nothing to accept here.");
  announce(
    (await copyText(command))
      ? `Copied the command for ${count(cells.length, "cell")}.`
      : "The browser did not let the command be copied.",
  );
  flashCopied();
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = h("textarea", { class: "unseen", readonly: true });
    field.value = text;
    document.body.append(field);
    const focused = document.activeElement;
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    focused?.focus();
    return isCopied;
  }
}

let copiedTimer = 0;

function flashCopied() {
  const toast = document.getElementById("toast");
  toast.textContent = document.getElementById("announcement").textContent;
  toast.hidden = false;
  clearTimeout(copiedTimer);
  copiedTimer = setTimeout(() => {
    toast.hidden = true;
  }, 2500);
}

function setSelected(cells, isSelected) {
  for (const cell of cells) {
    if (!cell.canBeAccepted) continue;
    if (isSelected) selected.add(cell);
    else selected.delete(cell);
  }
  showSelection();
}

function toggleSelected(cells) {
  const acceptable = cells.filter((cell) => cell.canBeAccepted);
  setSelected(acceptable, !acceptable.every((cell) => selected.has(cell)));
}

function showSelection() {
  const bar = document.getElementById("selection");
  const cells = run.acceptable.filter((cell) => selected.has(cell));
  const command = acceptCommand(cells);
  const clear = button("Clear", { title: "Select nothing (u)" }, () => {
    setSelected(run.cells, false);
    list.element.focus();
  });
  bar.hidden = command === null;
  if (command !== null && isReview()) {
    bar.replaceChildren(
      h("strong", null, `${count(cells.length, "cell")} selected`),
      decisionButtons(cells, "the selection"),
      clear,
    );
  } else if (command !== null) {
    bar.replaceChildren(
      h("strong", null, `${count(cells.length, "cell")} selected`),
      h("input", { class: "command", readonly: true, "aria-label": "Command", value: command }),
      button("Copy", { class: "primary", title: "Copy the command (c)" }, () => copyCommand(cells)),
      clear,
    );
  }
  list.refresh();
  document.querySelectorAll("[data-selects]").forEach((box) => {
    box.checked = selected.has(run.byID.get(box.dataset.selects));
  });
}

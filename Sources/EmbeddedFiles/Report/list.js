// The list of cells under their causes. Only the rows in view are in the page.

const list = (() => {
  // In pixels, here alone: two lines of title and one of note have room in a group's row.
  const heights = { group: 76, cell: 52 };
  const heightOf = (row) => heights[row.cell ? "cell" : "group"];
  const spareRows = 6;

  const body = h("div", { class: "spacer", role: "rowgroup" });
  const element = h(
    "div",
    {
      class: "rows",
      role: "grid",
      tabindex: "0",
      id: "rows",
      "aria-label": "Cells by cause",
      "aria-multiselectable": "true",
      on: { scroll: () => draw(), keydown: onKey, click: onClick },
    },
    body,
  );
  let rows = [];
  let drawn = new Map();
  let cursor = 0;
  let anchor = 0;

  /** Takes other rows, which the next `refresh` draws. */
  function setGroups(groups) {
    const current = rows[cursor]?.cell;
    rows = [];
    let top = 0;
    const add = (row) => {
      rows.push({ ...row, top, index: rows.length });
      top += heightOf(row);
    };
    for (const group of groups) {
      add({ group });
      for (const cell of group.cells) add({ cell, group });
    }
    body.style.height = `${top}px`;
    element.setAttribute("aria-rowcount", rows.length);
    cursor = Math.max(
      0,
      rows.findIndex((row) => row.cell && row.cell === current),
    );
    anchor = cursor;
  }

  function rowAt(y) {
    let [low, high] = [0, rows.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (rows[middle].top <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function draw() {
    const first = Math.max(0, rowAt(element.scrollTop) - spareRows);
    const last = Math.min(
      rows.length - 1,
      rowAt(element.scrollTop + element.clientHeight) + spareRows,
    );
    const wanted = new Map();
    for (let index = first; index <= last; index += 1) {
      wanted.set(index, drawn.get(index) ?? rowElement(rows[index]));
    }
    for (const [index, row] of drawn) if (!wanted.has(index)) row.remove();
    for (const [index, row] of wanted) if (!drawn.has(index)) body.append(row);
    drawn = wanted;
    const active = rows[cursor] && drawn.has(cursor) ? `row-${cursor}` : null;
    if (active) element.setAttribute("aria-activedescendant", active);
    else element.removeAttribute("aria-activedescendant");
  }

  function refresh() {
    body.replaceChildren();
    drawn = new Map();
    if (rows.length > 0) draw();
    else body.append(emptyRow());
  }

  function emptyRow() {
    return h(
      "div",
      { role: "row", class: "row nothing" },
      h(
        "div",
        { role: "gridcell" },
        "No cell is like this. ",
        button("Show all", { class: "link" }, () => {
          showAll();
          element.focus();
        }),
      ),
    );
  }

  function rowElement(row) {
    const attributes = {
      id: `row-${row.index}`,
      role: "row",
      "data-index": row.index,
      "aria-rowindex": row.index + 1,
      style: `top:${row.top}px;height:${heightOf(row)}px`,
    };
    return row.cell ? cellRow(row, attributes) : groupRow(row, attributes);
  }

  function groupRow({ index, group }, attributes) {
    const acceptable = group.cells.filter((cell) => cell.canBeAccepted);
    const chosen = acceptable.filter((cell) => selected.has(cell)).length;
    return h(
      "div",
      {
        ...attributes,
        class: `row group ${group.kind}${index === cursor ? " cursor" : ""}`,
      },
      checkBox(acceptable.length > 0, chosen > 0, chosen < acceptable.length),
      h(
        "div",
        { role: "gridcell", class: "text" },
        h("div", { class: "title" }, sentence(group.title)),
        h(
          "div",
          { class: "note" },
          [count(group.cells.length, "cell"), decisionsOf(group.cells)].filter(Boolean).join(" · "),
        ),
      ),
    );
  }

  function cellRow({ index, cell }, attributes) {
    const isOpen = route.cell === cell.id;
    return h(
      "div",
      {
        ...attributes,
        "aria-selected": String(selected.has(cell)),
        "aria-current": isOpen ? "true" : null,
        class: `row cell${isOpen ? " open" : ""}${index === cursor ? " cursor" : ""}`,
      },
      checkBox(cell.canBeAccepted, selected.has(cell), false),
      h(
        "div",
        { role: "gridcell", class: "text" },
        h(
          "div",
          { class: "title", title: [cell.device, ...cell.states].join(" ") },
          foreign(cell.device, { class: "device" }),
          cell.states.map((state) => foreign(state, { class: "state" })),
        ),
        h(
          "div",
          { class: "note" },
          foreign(cell.shownScreen),
          cell.share ? ` · ${cell.share}` : "",
        ),
      ),
      markCell(cell),
    );
  }

  /** The decisions about cells: one word if all have the same, otherwise numbers. */
  function decisionsOf(cells) {
    const { accepted, rejected } = countDecisions(cells);
    if (accepted === cells.length) return "accepted";
    return rejected === cells.length ? "rejected" : decisionNote(cells);
  }

  /** The decision about a cell, or its status. */
  function markCell(cell) {
    const decision = decisions.get(cell);
    const word = decision ?? badges[cell.status];
    return h(
      "div",
      { role: "gridcell", class: `mark ${decision ?? cell.status}`, title: word },
      h("span", { "aria-hidden": "true" }, decisionMarks[decision] ?? marks[cell.status]),
      h("span", { class: "unseen" }, word),
    );
  }

  function checkBox(isThere, isOn, isPartly) {
    const word = isOn ? (isPartly ? "partly selected" : "selected") : "not selected";
    return h(
      "div",
      { role: "gridcell", class: "check" },
      isThere &&
        h("span", {
          class: `box${isOn ? (isPartly ? " partly" : " on") : ""}`,
          role: "img",
          "aria-label": word,
        }),
    );
  }

  function cellsOf(row) {
    return row.cell ? [row.cell] : row.group.cells;
  }

  function moveTo(index, { opens, selects } = {}) {
    cursor = Math.max(0, Math.min(rows.length - 1, index));
    const row = rows[cursor];
    if (!row) return;
    reveal(row);
    if (selects) {
      const [low, high] = [Math.min(anchor, cursor), Math.max(anchor, cursor)];
      setSelected(
        rows
          .slice(low, high + 1)
          .filter((row) => row.cell)
          .map((row) => row.cell),
        true,
      );
    } else {
      anchor = cursor;
    }
    refresh();
    if (opens && row.cell) go({ cell: row.cell.id }, true);
  }

  function reveal(row) {
    const bottom = row.top + heightOf(row);
    if (row.top < element.scrollTop) element.scrollTop = row.top;
    else if (bottom > element.scrollTop + element.clientHeight) {
      element.scrollTop = bottom - element.clientHeight;
    }
  }

  function onClick(event) {
    const target = event.target.closest(".row[data-index]");
    if (!target) return;
    const index = Number(target.dataset.index);
    const row = rows[index];
    if (event.shiftKey) return moveTo(index, { selects: true });
    cursor = index;
    anchor = index;
    if (event.target.closest(".check")) toggleSelected(cellsOf(row));
    else openRow(row);
    refresh();
  }

  function openRow(row) {
    if (row.cell) go({ cell: row.cell.id });
    else if (row.group.cause !== null) go({ cell: null, cause: row.group.cause, pane: "overview" });
  }

  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== element) return;
    const page = Math.max(1, Math.floor(element.clientHeight / heights.cell) - 1);
    const steps = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -rows.length,
      End: rows.length,
    };
    if (event.key in steps) {
      const opens = route.cell !== null && !event.shiftKey;
      moveTo(cursor + steps[event.key], { opens, selects: event.shiftKey });
    } else if (event.key === "Enter" && rows[cursor]) openRow(rows[cursor]);
    else if (event.key === " " && rows[cursor]) toggleSelected(cellsOf(rows[cursor]));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the cell after or before; with `byGroup` to the first one of another group. */
  function step(direction, byGroup) {
    let index = cursor;
    do index += direction;
    while (
      rows[index] &&
      !(rows[index].cell && (!byGroup || (rows[index - 1] && !rows[index - 1].cell)))
    );
    if (rows[index]) moveTo(index, { opens: true });
  }

  /** Puts the cursor on a cell that was opened elsewhere. */
  function follow(cell) {
    if (rows[cursor]?.cell === cell) return;
    const index = rows.findIndex((row) => row.cell === cell);
    if (index < 0) return;
    cursor = index;
    anchor = index;
    const { top } = rows[index];
    const isSeen =
      element.scrollTop <= top && top + heights.cell <= element.scrollTop + element.clientHeight;
    if (!isSeen) element.scrollTop = top - (element.clientHeight - heights.cell) / 2;
  }

  const shownCells = () => rows.filter((row) => row.cell).map((row) => row.cell);
  const cursorCells = () => (rows[cursor] ? cellsOf(rows[cursor]) : []);
  return { element, setGroups, refresh, draw, step, follow, shownCells, cursorCells };
})();

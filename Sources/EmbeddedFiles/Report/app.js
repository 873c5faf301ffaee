// The page as a whole: the bar, the filters, the list, and what is open beside it.

const isWide = () => matchMedia("(min-width: 60rem)").matches;

window.strutRun = (data) => {
  prepareRun(data);
  build();
  route = parsedRoute(location.hash);
  show(null);
  document.documentElement.dataset.ready = "true";
};

function build() {
  applyTheme(kept("strut-theme"));
  document.body.prepend(
    h("a", { class: "skip", href: "#main", on: { click: skip } }, "Skip to the content"),
    h(
      "header",
      { class: "bar" },
      h(
        "h1",
        null,
        button(run.heading, { class: "home", title: "The causes" }, () =>
          go({ cell: null, cause: null, pane: "overview" }),
        ),
      ),
      statusFilters(),
      h(
        "div",
        { class: "options" },
        button("", { id: "theme", title: "Light or dark (t)" }, switchTheme),
        button("?", { title: "Keys (?)", "aria-label": "Keys" }, () =>
          document.getElementById("help").showModal(),
        ),
      ),
    ),
    h(
      "nav",
      { class: "panes", "aria-label": "Parts" },
      button("Causes", { "data-pane": "overview" }, () => go({ cell: null, pane: "overview" })),
      button("Cells", { "data-pane": "cells" }, () => go({ cell: null, pane: "cells" })),
    ),
    h(
      "div",
      { class: "columns" },
      h("aside", { "aria-label": "Cells" }, filters(), list.element),
      h("main", { id: "main", tabindex: "-1" }),
    ),
    h("div", { id: "errors", role: "alert", hidden: true }),
    h("footer", { id: "selection", "aria-label": "Selection", hidden: true }),
    h("div", { id: "toast", hidden: true, "aria-hidden": "true" }),
    h("div", { id: "announcement", class: "unseen", role: "status" }),
    helpDialog(),
  );
  showTheme();
  if (isReview()) watchOtherTabs();
  document.addEventListener("keydown", onKeyDown);
  window.addEventListener("resize", () => {
    list.draw();
    stage?.resize();
  });
}

function skip(event) {
  event.preventDefault();
  document.getElementById("main").focus();
}

function statusFilters() {
  return h(
    "div",
    { class: "statuses", role: "group", "aria-label": "Status" },
    statuses
      .filter(([status]) => run.counts[status] > 0)
      .map(([status, , label]) =>
        button(
          [h("b", null, run.counts[status].toLocaleString("en")), ` ${label}`],
          { class: `status ${status}`, "data-status": status, "aria-pressed": "false" },
          () =>
            go(
              {
                status: route.status.includes(status)
                  ? route.status.filter((other) => other !== status)
                  : [...route.status, status],
              },
              true,
            ),
        ),
      ),
  );
}

function filters() {
  const pick = (name, label, all, options, apply) =>
    h(
      "select",
      { id: name, "aria-label": label, on: { change: (event) => apply(event.target.value) } },
      h("option", { value: "" }, all),
      options.map(([value, text]) => h("option", { value }, text)),
    );
  const shorten = (text) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
  return h(
    "form",
    { class: "filters", role: "search", on: { submit: (event) => event.preventDefault() } },
    h("input", {
      type: "search",
      id: "find",
      placeholder: "Find cells",
      "aria-label": "Find cells",
      autocomplete: "off",
      spellcheck: "false",
      on: { input: (event) => go({ query: event.target.value }, true) },
    }),
    pick(
      "device",
      "Device",
      "All devices",
      run.devices.map((device) => [device, device]),
      (device) => go({ device }, true),
    ),
    pick(
      "state",
      "State",
      "All states",
      run.states.map((state) => [state, state]),
      (state) => go({ state }, true),
    ),
    pick(
      "cause",
      "Cause",
      "All causes",
      run.causes
        .slice(0, 100)
        .map((cause, index) => [index, shorten(cause.title.replaceAll("`", ""))]),
      (cause) => go({ cause: cause === "" ? null : Number(cause) }, true),
    ),
    h(
      "div",
      { class: "found" },
      h("span", { id: "found", role: "status" }),
      button("Select all", { id: "select-all", title: "Select all that are shown (a)" }, () =>
        toggleSelected(list.shownCells()),
      ),
    ),
  );
}

function showAll() {
  go({ query: "", device: "", state: "", cause: null, status: [] }, true);
}

const filterKeys = ["query", "device", "state", "cause", "status"];

/** Brings the page to what the address says, changing no more than differs from `before`. */
function show(before) {
  const differs = (keys) =>
    before === null || keys.some((key) => String(before[key]) !== String(route[key]));
  if (differs(filterKeys)) showFilters();
  const cell = route.cell && run.byID.get(route.cell);
  document.body.dataset.pane = cell ? "cell" : route.pane;
  for (const tab of document.querySelectorAll(".panes button")) {
    tab.setAttribute("aria-current", String(tab.dataset.pane === document.body.dataset.pane));
  }
  if (differs(["cell"]) || (!cell && differs(["cause"]))) showMain(cell, before !== null);
  else if (cell && differs(["view"])) changeView(cell);
  if (cell) list.follow(cell);
  list.refresh();
}

function showFilters() {
  list.setGroups(shownGroups(route));
  const number = list.shownCells().length;
  document.getElementById("found").textContent =
    number === run.cells.length
      ? count(number, "cell")
      : `${number.toLocaleString("en")} of ${count(run.cells.length, "cell")}`;
  document.getElementById("select-all").hidden = !list
    .shownCells()
    .some((cell) => cell.canBeAccepted);
  for (const [id, value] of [
    ["find", route.query],
    ["device", route.device],
    ["state", route.state],
    ["cause", route.cause ?? ""],
  ]) {
    const field = document.getElementById(id);
    if (field.value !== String(value)) field.value = value;
  }
  for (const chip of document.querySelectorAll(".status")) {
    chip.setAttribute("aria-pressed", String(route.status.includes(chip.dataset.status)));
  }
}

function showMain(cell, isChange) {
  const main = document.getElementById("main");
  const hadFocus = main.contains(document.activeElement);
  stage = null;
  main.replaceChildren();
  main.scrollTop = 0;
  main.append(cell ? cellPage(cell) : overview());
  stage?.resize();
  document.title = cell ? cell.shownID : `Snapshots: ${run.heading}`;
  if (hadFocus && isChange) (main.querySelector("h2[tabindex]") ?? main).focus();
}

const themes = ["", "light", "dark"];
const themeLabels = { "": "Auto", light: "Light", dark: "Dark" };

function switchTheme() {
  const current = document.documentElement.dataset.theme ?? "";
  const next = themes[(themes.indexOf(current) + 1) % themes.length];
  keep("strut-theme", next);
  applyTheme(next);
  showTheme();
}

function applyTheme(theme) {
  if (theme && themes.includes(theme)) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function showTheme() {
  const theme = document.documentElement.dataset.theme ?? "";
  const switcher = document.getElementById("theme");
  switcher.textContent = themeLabels[theme];
  switcher.setAttribute("aria-label", `Colours: ${themeLabels[theme]}`);
}

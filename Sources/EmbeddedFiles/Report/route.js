// What is shown is said by the address, so that it can be kept, sent and gone back from.

const views = ["side", "swipe", "onion", "blink", "difference", "layout"];

let route = parsedRoute("");

function parsedRoute(hash) {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const cause = values.has("cause") ? Number(values.get("cause")) : null;
  return {
    query: values.get("find") ?? "",
    device: values.get("device") ?? "",
    state: values.get("state") ?? "",
    status: (values.get("status") ?? "").split(",").filter((status) => status in badges),
    cause: run?.causes[cause] ? cause : null,
    cell: run?.byID.has(values.get("cell")) ? values.get("cell") : null,
    view: views.includes(values.get("view")) ? values.get("view") : "side",
    pane: values.get("pane") === "cells" ? "cells" : "overview",
  };
}

function hashOf(route) {
  const values = new URLSearchParams();
  if (route.cell) values.set("cell", route.cell);
  if (route.view !== "side") values.set("view", route.view);
  if (route.status.length > 0) values.set("status", route.status.join(","));
  if (route.device) values.set("device", route.device);
  if (route.state) values.set("state", route.state);
  if (route.cause !== null) values.set("cause", route.cause);
  if (route.query) values.set("find", route.query);
  if (route.pane === "cells") values.set("pane", "cells");
  return `#${values}`;
}

/** Shows something else; `replace` keeps the page before out of the history. */
function go(change, replace = false) {
  const before = route;
  route = { ...route, ...change };
  const hash = hashOf(route);
  if (hash !== hashOf(before)) {
    if (replace) location.replace(hash);
    else location.hash = hash;
  }
  show(before);
}

window.addEventListener("hashchange", () => {
  const next = parsedRoute(location.hash);
  if (hashOf(next) === hashOf(route)) return;
  const before = route;
  route = next;
  show(before);
});

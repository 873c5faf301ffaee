// Elements, always from text: nothing that a spec says is ever read as HTML.

const svgNamespace = "http://www.w3.org/2000/svg";

/** Children without those that a condition left out. */
function thoseThere(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) {
        element.addEventListener(event, listener);
      }
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...thoseThere(children));
  return element;
}

function h(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function svg(tag, attributes, ...children) {
  return fill(document.createElementNS(svgNamespace, tag), attributes, children);
}

/** A name from a spec or a file, whose letters do not reorder what is beside it. */
function foreign(text, attributes = null) {
  return h("bdi", attributes, text);
}

/** A sentence in which names stand between backticks, these as code. */
function sentence(text) {
  const parts = text.split("`");
  if (parts.length % 2 === 0) return [text];
  return parts.map((part, index) => (index % 2 === 0 ? part : h("code", null, part)));
}

function count(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

function button(label, attributes, listener) {
  return h("button", { type: "button", on: { click: listener }, ...attributes }, label);
}

/** A set of radio buttons that looks like one control. */
function choice(legend, name, options, chosen, listener) {
  return h(
    "fieldset",
    { class: "choice" },
    h("legend", { class: "unseen" }, legend),
    options.map(([value, label, key]) =>
      h(
        "label",
        { title: key ? `${label} (${key})` : label },
        h("input", {
          type: "radio",
          name,
          value,
          checked: value === chosen,
          on: { change: () => listener(value) },
        }),
        h("span", null, label),
      ),
    ),
  );
}

/** Told to those who do not see what changed. */
function announce(text) {
  const place = document.getElementById("announcement");
  place.textContent = "";
  place.textContent = text;
}

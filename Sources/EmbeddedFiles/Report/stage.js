// The pictures of a cell on a stage, each at the size of its points times the zoom.

const pictureLabels = {
  expected: "Expected",
  actual: "Actual",
  difference: "Difference",
};

/** How far the swipe and the onion skin are, kept from cell to cell. */
const position = { swipe: 50, onion: 50 };
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
let isBlinking = !isCalm.matches;
const blinkMilliseconds = 650;

function makeStage(cell) {
  const element = h("div", {
    class: "stage",
    tabindex: "0",
    role: "group",
    "aria-label": "Pictures",
  });
  let view = null;
  let known = null;
  let focusedView = null;
  let timer = 0;
  let scale = 1;
  let readout = null;

  function setView(next, extra) {
    clearInterval(timer);
    view = next;
    element.dataset.view = view;
    element.replaceChildren();
    extra.replaceChildren();
    const { content, tools } = makers[view]();
    element.append(...content);
    extra.append(...thoseThere(tools ?? []));
    resize();
  }

  const names = () =>
    view === "side"
      ? cell.pictures
      : view === "difference"
        ? ["difference"]
        : view === "layout"
          ? ["actual"]
          : ["expected", "actual"];

  function image(name) {
    const [width, height] = name === "expected" ? (cell.expectedSize ?? cell.size) : cell.size;
    const label = `${pictureLabels[name]}: ${[cell.shownScreen, cell.device, ...cell.states].join(", ")}`;
    return h("img", {
      src: picturePath(cell, `${name}.png`),
      alt: label,
      width,
      height,
      decoding: "async",
      draggable: "false",
      "data-picture": name,
    });
  }

  function framed(name) {
    const size = name === "expected" ? (cell.expectedSize ?? cell.size) : cell.size;
    const caption = cell.pictures.length === 1 ? "New, without reference" : pictureLabels[name];
    return h(
      "figure",
      null,
      h(
        "div",
        {
          class: "window",
          tabindex: "0",
          role: "group",
          "aria-label": caption,
          on: { scroll: scrollTogether },
        },
        image(name),
      ),
      h(
        "figcaption",
        null,
        caption,
        name !== "difference" && h("small", null, ` ${size[0]} × ${size[1]}`),
      ),
    );
  }

  function scrollTogether(event) {
    for (const window of element.querySelectorAll(".window")) {
      if (window === event.target) continue;
      window.scrollLeft = event.target.scrollLeft;
      window.scrollTop = event.target.scrollTop;
    }
  }

  function slider(kind, label, apply) {
    const input = h("input", {
      type: "range",
      min: "0",
      max: "100",
      value: position[kind],
      "aria-label": label,
      id: "slider",
      on: { input: () => set(Number(input.value)) },
    });
    function set(value) {
      position[kind] = Math.max(0, Math.min(100, value));
      input.value = position[kind];
      apply(position[kind]);
    }
    set(position[kind]);
    return { input, set };
  }

  const makers = {
    side: () => ({ content: cell.pictures.map(framed) }),

    swipe() {
      const divider = h("div", { class: "divider", "aria-hidden": "true" }, h("span", null, "↔"));
      const layers = ["expected", "actual"].map((name) =>
        h("div", { class: "layer" }, image(name)),
      );
      const stack = h("div", { class: "stack" }, layers, divider);
      const { input, set } = slider("swipe", "How much of the expected picture is seen", (value) =>
        stack.style.setProperty("--at", `${value}%`),
      );
      const follow = (event) => {
        const box = stack.getBoundingClientRect();
        set(((event.clientX - box.left) / box.width) * 100);
      };
      stack.addEventListener("pointerdown", (event) => {
        stack.setPointerCapture(event.pointerId);
        follow(event);
      });
      stack.addEventListener("pointermove", (event) => event.buttons === 1 && follow(event));
      return {
        content: [stack],
        tools: [ends("Expected", input, "Actual")],
      };
    },

    onion() {
      const stack = h("div", { class: "stack" }, image("expected"), image("actual"));
      const { input } = slider("onion", "How much of the actual picture is seen", (value) =>
        stack.style.setProperty("--share", value / 100),
      );
      return { content: [stack], tools: [ends("Expected", input, "Actual")] };
    },

    blink() {
      const label = h("output", { class: "shown", "aria-live": "off" });
      const stack = h("div", { class: "stack" }, image("expected"), image("actual"));
      const flip = () => {
        const isNew = stack.dataset.shown !== "actual";
        stack.dataset.shown = isNew ? "actual" : "expected";
        label.textContent = pictureLabels[stack.dataset.shown];
      };
      const pause = button("", { id: "pause", title: "Stop or go on (p)" }, () => {
        isBlinking = !isBlinking;
        start();
      });
      const start = () => {
        clearInterval(timer);
        pause.textContent = isBlinking ? "Pause" : "Play";
        if (isBlinking)
          timer = setInterval(
            () => (stack.isConnected ? flip() : clearInterval(timer)),
            blinkMilliseconds,
          );
      };
      flip();
      start();
      return {
        content: [stack],
        tools: [
          pause,
          button("Flip", { id: "flip", title: "The other picture (f)" }, () => {
            isBlinking = false;
            start();
            flip();
          }),
          label,
        ],
      };
    },

    difference() {
      const stack = h("div", { class: "stack" }, image("difference"), cell.region && regionBox());
      return {
        content: [stack],
        tools: [
          h(
            "span",
            { class: "legend" },
            h("i", { class: "differs" }),
            "differs",
            cell.expectedSize && [h("i", { class: "uncovered" }), "only in one"],
          ),
          cell.region &&
            button("Go to it", { id: "region", title: "Zoom to what differs (g)" }, () =>
              goTo(differingRegion()),
            ),
        ],
      };
    },

    layout() {
      readout = h("p", { class: "readout", id: "readout" });
      const shown = layoutShown;
      const stack = h("div", { class: "stack layout" });
      const both = cell.pictures.includes("expected");
      const showPicture = () =>
        stack.replaceChildren(image(both && shown.isOld ? "expected" : "actual"));
      showPicture();
      return {
        content: [stack],
        tools: [
          both &&
            choice(
              "Picture behind",
              "behind",
              [
                ["new", "New"],
                ["old", "Old"],
              ],
              shown.isOld ? "old" : "new",
              (value) => {
                shown.isOld = value === "old";
                showPicture();
                resize();
              },
            ),
          h(
            "label",
            { class: "select" },
            h("input", {
              type: "checkbox",
              id: "all-frames",
              checked: shown.isAll,
              on: {
                change: (event) => {
                  shown.isAll = event.target.checked;
                  drawOverlay();
                },
              },
            }),
            "All frames",
          ),
          h(
            "span",
            { class: "legend" },
            both && [h("i", { class: "old" }), "old"],
            h("i", { class: "new" }),
            "new",
          ),
          button("Go to it", { id: "region", title: "Zoom to what changed (g)" }, () => {
            const part = changedPart();
            if (part) goTo(part);
          }),
          readout,
        ],
      };
    },
  };

  function ends(left, input, right) {
    return h("div", { class: "slider" }, h("span", null, left), input, h("span", null, right));
  }

  /** Left, top, right and bottom in points of what differs. */
  function differingRegion() {
    return cell.region.map((pixels) => pixels / pictureScale(cell, "difference"));
  }

  function regionBox() {
    const [left, top, right, bottom] = differingRegion();
    return h("div", {
      class: "region",
      "aria-hidden": "true",
      style: `--l:${left};--t:${top};--w:${right - left};--h:${bottom - top}`,
    });
  }

  /** Zooms so that a rectangle in points is seen whole, if it can be, and puts it in the middle. */
  function goTo([left, top, right, bottom]) {
    const room = Math.min(
      element.clientWidth / (right - left + 40),
      element.clientHeight / (bottom - top + 40),
    );
    setZoom([4, 2].find((zoom) => zoom <= room) ?? 1);
    const stack = element.querySelector(".stack");
    element.scrollTo(
      stack.offsetLeft + ((left + right) / 2) * scale - element.clientWidth / 2,
      stack.offsetTop + ((top + bottom) / 2) * scale - element.clientHeight / 2,
    );
  }

  /** Left, top, right and bottom of the frames of changed views, or of the chosen one. */
  function changedPart() {
    const changed = known?.changes.map((change) => change.view) ?? [];
    const frames = (known?.views ?? [])
      .filter((view) => (focusedView ? view.id === focusedView : changed.includes(view.id)))
      .flatMap((view) => [view.old, view.new])
      .filter(Boolean);
    return frames.length === 0
      ? null
      : [
          Math.min(...frames.map(([x]) => x)),
          Math.min(...frames.map(([, y]) => y)),
          Math.max(...frames.map(([x, , w]) => x + w)),
          Math.max(...frames.map(([, y, , h]) => y + h)),
        ];
  }

  /** The greatest scale at which all pictures are seen, in a row or one below the other. */
  function fittingScale() {
    const sizes = names().map((name) => pointSize(cell, name));
    const widths = sizes.map((size) => size[0]);
    const heights = sizes.map((size) => size[1]);
    const sum = (lengths) => lengths.reduce((total, length) => total + length, 0);
    const isSide = view === "side";
    const gap = 24;
    const caption = isSide ? 32 : 0;
    const room = { width: element.clientWidth - 2 * gap, height: element.clientHeight - 2 * gap };
    const gaps = gap * (sizes.length - 1);
    const stacked = isSide ? sum : (lengths) => Math.max(...lengths);
    const row = Math.min(
      (room.width - (isSide ? gaps : 0)) / stacked(widths),
      (room.height - caption) / Math.max(...heights),
    );
    const column = Math.min(
      room.width / Math.max(...widths),
      (room.height - (isSide ? gaps : 0) - caption * sizes.length) / stacked(heights),
    );
    element.classList.toggle("column", isSide && column > row);
    const legible = 120 / Math.max(...widths);
    return Math.max(Math.min(isSide ? Math.max(row, column) : row, 2), legible);
  }

  function resize() {
    if (!view || !element.isConnected) return;
    const center = [
      (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    ];
    scale = zoomLevel === "fit" ? fittingScale() : zoomLevel;
    element.classList.toggle("zoomed", zoomLevel !== "fit");
    for (const picture of element.querySelectorAll("img")) {
      const { picture: name } = picture.dataset;
      const [width, height] = pointSize(cell, name);
      picture.style.width = `${width * scale}px`;
      picture.style.height = `${height * scale}px`;
      picture.classList.toggle("magnified", scale > pictureScale(cell, name));
    }
    const stack = element.querySelector(".stack");
    if (stack) {
      const sizes = names().map((name) => pointSize(cell, name));
      stack.style.width = `${Math.max(...sizes.map((size) => size[0])) * scale}px`;
      stack.style.height = `${Math.max(...sizes.map((size) => size[1])) * scale}px`;
      stack.style.setProperty("--scale", scale);
    }
    element.scrollTo(
      center[0] * element.scrollWidth - element.clientWidth / 2,
      center[1] * element.scrollHeight - element.clientHeight / 2,
    );
    drawOverlay();
  }

  function drawOverlay() {
    if (view !== "layout") return;
    const stack = element.querySelector(".stack");
    stack.querySelector("svg")?.remove();
    if (known && known.views.length === 0) {
      readout.textContent = "The layout of this picture is not known.";
      return;
    }
    if (!known) return;
    stack.append(
      layoutOverlay(cell, known, {
        scale,
        focused: focusedView,
        isAll: layoutShown.isAll,
        readout,
        choose: (id) => focus(id),
      }),
    );
  }

  function focus(id) {
    focusedView = id;
    for (const change of document.querySelectorAll(".change")) {
      change.setAttribute("aria-pressed", String(change.dataset.view === id));
    }
    drawOverlay();
  }

  return {
    element,
    setView,
    resize,
    focus,
    focused: () => focusedView,
    setDetails(value) {
      known = value;
      resize();
    },
  };
}

// Old and new frames over a picture, with dimension arrows from each old edge to the new one.

const layoutShown = { isOld: false, isAll: false };

/** With more changed views than these, distances are shown of a chosen one only. */
const dimensionedViews = 8;

function layoutOverlay(cell, known, { scale, focused, isAll, readout, choose }) {
  const [width, height] = pointSize(cell, "actual").map((length) => length * scale);
  const changed = new Set(known.changes.map((change) => change.view));
  const placed = known.views.filter((view) => view.old || view.new);
  const views = placed.filter((view) => isAll || changed.has(view.id));
  const dimensioned = views.filter((view) =>
    focused === null
      ? changed.has(view.id) && changed.size <= dimensionedViews
      : view.id === focused,
  );
  const labels = [];
  const spans = [];
  const at = (frame) => frame.map((length) => length * scale);
  const overlay = svg(
    "svg",
    {
      class: "overlay",
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label":
        known.changes.map((change) => change.text.replaceAll("`", "")).join("; ") ||
        "No view changed",
      on: {
        pointermove: (event) => tell(viewUnder(event)),
        pointerleave: () => tell(null),
        click: (event) => choose(viewUnder(event)?.id ?? null),
      },
    },
    svg(
      "defs",
      null,
      svg(
        "marker",
        {
          id: "head",
          viewBox: "0 0 8 8",
          refX: "7.2",
          refY: "4",
          markerWidth: "7",
          markerHeight: "7",
          orient: "auto-start-reverse",
          markerUnits: "userSpaceOnUse",
        },
        svg("path", { d: "M0.8 1 L7.2 4 L0.8 7 Z", class: "head" }),
      ),
    ),
    views.map((view) => frames(view)),
    dimensioned.flatMap((view) => arrows(view)),
  );

  function frames(view) {
    const isFaint = focused !== null && view.id !== focused;
    const isChanged = changed.has(view.id);
    const rectangle = (frame, kind) => {
      const [x, y, w, h] = at(frame);
      return svg("rect", { x, y, width: Math.max(w, 0.5), height: Math.max(h, 0.5), class: kind });
    };
    const isSame = view.old && view.new && view.old.every((length, i) => length === view.new[i]);
    return svg(
      "g",
      {
        class: `frames${isFaint ? " faint" : ""}${isChanged ? "" : " other"}`,
        "data-view": view.id,
      },
      view.old && !isSame && [rectangle(view.old, "halo"), rectangle(view.old, "old")],
      view.new && [rectangle(view.new, "halo"), rectangle(view.new, "new")],
    );
  }

  function arrows(view) {
    if (!view.old || !view.new) {
      const [x, y, w, h] = at(view.new ?? view.old);
      return [label(x + w / 2, y + h / 2, view.new ? "new" : "gone", view.new ? "new" : "old")];
    }
    return [
      ...axisArrows(view, 0, 2, ["left", "right"]),
      ...axisArrows(view, 1, 3, ["top", "bottom"]),
    ];
  }

  /** The arrows along one axis: one where the view only moved, else one for each moved edge. */
  function axisArrows(view, origin, length, [lowName, highName]) {
    const [old, now] = [view.old, view.new];
    const low = rounded(now[origin] - old[origin]);
    const high = rounded(now[origin] + now[length] - old[origin] - old[length]);
    const edges = [];
    if (low !== 0 && (low !== high || low < 0)) {
      edges.push([lowName, old[origin], now[origin]]);
    }
    if (high !== 0 && (low !== high || high > 0)) {
      edges.push([highName, old[origin] + old[length], now[origin] + now[length]]);
    }
    const cross = 1 - origin;
    const crossLength = 5 - length;
    // Where both frames are, if they have a part in common along the edge.
    const from = Math.max(old[cross], now[cross]);
    const to = Math.min(old[cross] + old[crossLength], now[cross] + now[crossLength]);
    const [near, far] = from < to ? [from, to] : [now[cross], now[cross] + now[crossLength]];
    return edges.flatMap(([name, start, end]) => {
      const across = freePlace(origin, start * scale, end * scale, near * scale, far * scale);
      return arrow(
        view,
        name,
        origin === 0,
        start * scale,
        end * scale,
        across,
        Math.abs(rounded(end - start)),
      );
    });
  }

  /** Across an arrow, the middle, or a place beside it where another arrow is in the way. */
  function freePlace(axis, start, end, near, far) {
    const [low, high] = [Math.min(start, end) - 4, Math.max(start, end) + 4];
    const places = [0.5, 0.25, 0.75, 0.1, 0.9].map((share) => near + (far - near) * share);
    const isFree = (place) =>
      spans.every(
        (span) =>
          span.axis !== axis ||
          span.high < low ||
          high < span.low ||
          Math.abs(span.place - place) > 14,
      );
    const place = places.find(isFree) ?? places[0];
    spans.push({ axis, low, high, place });
    return place;
  }

  function arrow(view, edge, isHorizontal, start, end, across, distance) {
    const line = (kind, along1, across1, along2, across2, more) =>
      svg(
        "line",
        isHorizontal
          ? { class: kind, x1: along1, y1: across1, x2: along2, y2: across2, ...more }
          : { class: kind, x1: across1, y1: along1, x2: across2, y2: along2, ...more },
      );
    const hasHead = Math.abs(end - start) > 9;
    const tick = 6;
    const group = svg(
      "g",
      { class: "arrow", "data-view": view.id, "data-edge": edge, "data-distance": distance },
      line("tick old", start, across - tick, start, across + tick),
      line("tick new", end, across - tick, end, across + tick),
      line("halo", start, across, end, across),
      line("shaft", start, across, end, across, hasHead ? { "marker-end": "url(#head)" } : {}),
    );
    const middle = (start + end) / 2;
    const text = String(distance);
    return [
      group,
      isHorizontal
        ? label(middle, across - 11, text, "distance")
        : label(across + 6 + text.length * 4, middle, text, "distance"),
    ];
  }

  /** A text on a plate, moved until it covers no other one. */
  function label(x, y, text, kind) {
    const w = text.length * 7.2 + 8;
    const h = 16;
    const left = Math.max(0, Math.min(width - w, x - w / 2));
    let top = Math.max(0, Math.min(height - h, y - h / 2));
    const covers = () =>
      labels.find(
        (other) =>
          left < other.left + other.w &&
          other.left < left + w &&
          top < other.top + h &&
          other.top < top + h,
      );
    for (let tries = 0; tries < 12; tries += 1) {
      const other = covers();
      if (!other) break;
      top = other.top + h + 1;
    }
    labels.push({ left, top, w });
    return svg(
      "g",
      { class: `label ${kind}` },
      svg("rect", { x: left, y: top, width: w, height: h, rx: 4 }),
      svg("text", { x: left + w / 2, y: top + h / 2 }, text),
    );
  }

  function viewUnder(event) {
    const box = overlay.getBoundingClientRect();
    const x = (event.clientX - box.left) / scale;
    const y = (event.clientY - box.top) / scale;
    const area = (view) => (view.new ?? view.old)[2] * (view.new ?? view.old)[3];
    return placed
      .filter((view) =>
        [view.new, view.old].some(
          (frame) =>
            frame &&
            x >= frame[0] &&
            y >= frame[1] &&
            x < frame[0] + frame[2] &&
            y < frame[1] + frame[3],
        ),
      )
      .sort((a, b) => area(a) - area(b))[0];
  }

  function tell(view) {
    readout.replaceChildren(
      ...(view ? [foreign(view.shownID ?? view.id), describe(view)] : [hint()]),
    );
  }

  function hint() {
    if (focused !== null) return "";
    return changed.size > dimensionedViews
      ? `${changed.size} views changed; choose one to see its distances.`
      : "";
  }

  function describe(view) {
    const frame = ([x, y, w, h]) => `(${rounded(x)}, ${rounded(y)}) ${rounded(w)} × ${rounded(h)}`;
    const old = view.old && frame(view.old);
    const now = view.new && frame(view.new);
    const place =
      !old && known.views.some((other) => other.old)
        ? `new at ${now}`
        : !now
          ? `was at ${old}`
          : !old || old === now
            ? now
            : `${old} → ${now}`;
    return `  ${view.kind}  ${place}`;
  }

  tell(focused === null ? null : known.views.find((view) => view.id === focused));
  return overlay;
}

/** In hundredths of a point. */
function rounded(points) {
  return Math.round(points * 100) / 100;
}

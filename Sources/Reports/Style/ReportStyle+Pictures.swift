extension ReportStyle {
  static let pictures = #"""
    /* The pictures. */
    .stage {
      position: relative; flex: 1; min-height: 0; height: 0; overflow: auto; display: flex;
      align-items: safe center; justify-content: safe center; gap: 24px; padding: 24px;
      outline-offset: -3px;
    }
    .stage.column { flex-direction: column; }
    .stage img { display: block; max-width: none; }
    .stage img.magnified { image-rendering: pixelated; }
    .stage figure { flex: none; min-width: 0; }
    .stage.zoomed[data-view="side"] figure { flex: 0 1 auto; max-height: 100%; display: flex;
      flex-direction: column; }
    .stage.zoomed.column[data-view="side"] figure { max-width: 100%; }
    .window { box-shadow: 0 0 0 1px var(--edge), 0 6px 20px rgb(0 0 0 / .16); overflow: auto; }
    .stage figcaption { height: 32px; padding-top: 8px; font-size: .875rem; font-weight: 600;
      white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .stage figcaption small { color: var(--faint); font-weight: 400; font-size: .8125rem; }
    .stack {
      position: relative; flex: none; box-shadow: 0 0 0 1px var(--edge), 0 6px 20px rgb(0 0 0 / .16);
      background: var(--card);
    }
    .stack img { position: absolute; left: 0; top: 0; }
    [data-view="swipe"] .stack { cursor: ew-resize; touch-action: pan-y; overflow: hidden; }
    .layer { position: absolute; inset: 0; }
    [data-view="swipe"] .layer:nth-child(1) { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
    [data-view="swipe"] .layer:nth-child(2) { clip-path: inset(0 0 0 var(--at)); }
    .divider {
      position: absolute; top: 0; bottom: 0; left: var(--at); width: 2px; margin-left: -1px;
      background: #0a62d6; box-shadow: 0 0 0 1px #fff;
    }
    .divider span {
      position: absolute; top: 50%; left: 50%; width: 1.9rem; height: 1.9rem; border-radius: 50%;
      translate: -50% -50%; display: grid; place-items: center; background: #0a62d6; color: #fff;
      box-shadow: 0 0 0 2px #fff;
    }
    [data-view="onion"] [data-picture="actual"] { opacity: var(--share); }
    [data-view="blink"] .stack[data-shown="expected"] [data-picture="actual"],
    [data-view="blink"] .stack[data-shown="actual"] [data-picture="expected"] { visibility: hidden; }
    .region {
      position: absolute; pointer-events: none; outline: 2px solid #0a62d6; outline-offset: 2px;
      left: calc(var(--l) * var(--scale) * 1px); top: calc(var(--t) * var(--scale) * 1px);
      width: calc(var(--w) * var(--scale) * 1px); height: calc(var(--h) * var(--scale) * 1px);
    }
    .stack.layout { background: #fff; }
    .stack.layout img { opacity: .5; }
    .overlay { position: absolute; left: 0; top: 0; overflow: visible; }
    .overlay rect { fill: none; }
    .overlay .frames .halo { stroke: #fff; stroke-width: 3.5; opacity: .85; }
    .overlay .frames .old { stroke: #c2410c; stroke-width: 1.5; stroke-dasharray: 5 3; }
    .overlay .frames .new { stroke: #0a62d6; stroke-width: 1.5; }
    .overlay .frames.other { opacity: .45; }
    .overlay .frames.other .new { stroke-width: 1; }
    .overlay .frames.faint { opacity: .25; }
    .overlay .arrow .halo { stroke: #fff; stroke-width: 5; }
    .overlay .arrow .shaft { stroke: #111; stroke-width: 1.5; }
    .overlay .arrow .tick { stroke-width: 2; }
    .overlay .arrow .tick.old { stroke: #c2410c; }
    .overlay .arrow .tick.new { stroke: #0a62d6; }
    .overlay .head { fill: #111; }
    .overlay .label rect { fill: #111; }
    .overlay .label.new rect { fill: #0a62d6; }
    .overlay .label.old rect { fill: #c2410c; }
    .overlay .label text {
      fill: #fff; font: 600 11.5px/1 var(--body); text-anchor: middle; dominant-baseline: central;
      font-variant-numeric: tabular-nums;
    }
    .readout { margin-left: auto; font-family: var(--mono); font-size: .8125rem; }
    .after { padding: 0 1.25rem 1.5rem; }
    .after > * + * { margin-top: 1rem; }
    .after h3 { font-size: 1rem; }
    summary { cursor: pointer; color: var(--faint); font-weight: 500; }
    .lines {
      margin: .5rem 0 0; padding: .6rem 0; overflow-x: auto; border-radius: .7rem;
      background: var(--card); border: 1px solid var(--line); font-size: .8125rem; line-height: 1.6;
    }
    .lines > * { display: block; min-width: max-content; padding: 0 1rem; text-decoration: none; }
    .lines del { color: var(--bad); background: var(--bad-soft); }
    .lines ins { color: var(--good); background: var(--good-soft); }
    .lines .gap { color: var(--faint); }

    """#
}

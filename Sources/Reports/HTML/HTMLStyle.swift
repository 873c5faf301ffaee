/// The look of every page: one style sheet, light and dark.
enum HTMLStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --page: #f4f4f6; --card: #fff; --sunken: #ececf0; --line: #dcdce2; --text: #1b1b20;
      --faint: #62626d; --link: #0058c7; --good: #1f7a3a; --good-soft: #dff3e4; --bad: #c0204b;
      --bad-soft: #fde6ec; --new: #8a5a00; --new-soft: #fff0cf; --done: #5b3fc4;
      --done-soft: #ebe6fd; --edge: rgb(0 0 0 / .4); --scale: .56;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131316; --card: #1d1d21; --sunken: #29292f; --line: #36363e; --text: #f0f0f4;
        --faint: #a3a3b0; --link: #7ab4ff; --good: #6fd58c; --good-soft: #173321; --bad: #ff7d9c;
        --bad-soft: #411825; --new: #f3c45c; --new-soft: #3a2c0c; --done: #b7a4ff;
        --done-soft: #2b2350; --edge: rgb(255 255 255 / .45);
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; max-width: 96rem; padding: 2.5rem clamp(1rem, 4vw, 3rem) 5rem;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    code, pre, kbd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    code { font-size: .9em; padding: .1em .35em; border-radius: .3em; background: var(--sunken); }
    a { color: var(--link); text-underline-offset: .15em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .3rem; }
    .skip { position: absolute; left: -999rem; }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--card); }
    h1 { margin: 0; font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; }
    h2 { margin: 3rem 0 1rem; font-size: 1.3rem; letter-spacing: -.01em; }
    h3 { margin: 0; font-size: 1.05rem; font-weight: 600; }
    .lead { margin: .4rem 0 0; color: var(--faint); font-size: 1.05rem; }
    .next { margin: 1.25rem 0 0; }
    .next code { padding: .35em .7em; font-size: .95em; user-select: all; }
    .tiles {
      display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.75rem 0 0; padding: 0;
      list-style: none;
    }
    .tiles li {
      flex: 1 1 8rem; max-width: 14rem; padding: .8rem 1.1rem; border-radius: .9rem;
      background: var(--card); border: 1px solid var(--line); color: var(--faint);
    }
    .tiles b {
      display: block; font-size: 1.9rem; line-height: 1.2; font-weight: 650;
      font-variant-numeric: tabular-nums; color: var(--text);
    }
    .tiles .different b, .tiles .failed b { color: var(--bad); }
    .tiles .missing b { color: var(--new); }
    .tiles .recorded b { color: var(--done); }
    .tiles .matched b { color: var(--good); }
    .badge {
      padding: .15rem .7rem; border-radius: 1rem; font-size: .85rem; font-weight: 600;
      white-space: nowrap;
    }
    .badge.different, .badge.failed { color: var(--bad); background: var(--bad-soft); }
    .badge.missing { color: var(--new); background: var(--new-soft); }
    .badge.recorded { color: var(--done); background: var(--done-soft); }
    .badge.matched { color: var(--good); background: var(--good-soft); }
    .card {
      margin: 0 0 1.25rem; padding: 1.25rem 1.4rem 1.4rem; border-radius: 1.1rem;
      background: var(--card); border: 1px solid var(--line);
    }
    .card > header {
      display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .9rem;
    }
    .card > header .badge { margin-left: auto; }
    .screen { color: var(--faint); font-weight: 500; }
    .screen::after { content: "/"; margin: 0 .3em; opacity: .6; }
    .device { font-weight: 600; }
    .state {
      display: inline-block; padding: 0 .5em; border-radius: .4em; background: var(--sunken);
      color: var(--faint); font-size: .82em; font-weight: 500; line-height: 1.55;
    }
    .reasons { margin: .7rem 0 0; padding-left: 1.2rem; }
    .reasons li::marker { color: var(--faint); }
    main > .card:first-child, .notice + .card { margin-top: 1.75rem; }
    .notice { border-left: .35rem solid var(--new); }
    .notice h2 { margin: 0; font-size: 1.05rem; }
    .overview { margin: 0; padding: 0; list-style: none; columns: 26rem auto; column-gap: 1.5rem; }
    .overview li { break-inside: avoid; padding: .3rem 0; }
    .overview p { margin: 0; color: var(--faint); font-size: .92rem; }
    .tools { display: flex; justify-content: flex-end; margin: .6rem 0; font-size: .9rem; }
    .tools label { display: inline-flex; gap: .45em; align-items: center; cursor: pointer; }
    .tools input { accent-color: var(--link); width: 1.05em; height: 1.05em; margin: 0; }
    .pictures {
      display: flex; flex-wrap: wrap; align-items: flex-end; gap: 1.5rem 2rem; padding: 1.5rem;
      border-radius: .8rem; background: var(--sunken); overflow-x: auto;
    }
    .picture {
      margin: 0; width: calc(var(--w) * var(--scale) * 1px);
      max-width: max(9rem, calc((100% - 4rem) / 3));
    }
    .picture a { display: block; border-radius: .4rem; }
    .picture img {
      display: block; width: 100%; height: auto;
      filter: drop-shadow(0 0 1px var(--edge)) drop-shadow(0 4px 12px rgb(0 0 0 / .16));
    }
    figcaption { margin-top: .7rem; font-size: .9rem; font-weight: 600; line-height: 1.45; }
    figcaption small {
      display: block; color: var(--faint); font-size: .8rem; font-weight: 400;
      font-variant-numeric: tabular-nums;
    }
    .card:has(.zoom:checked) .pictures { flex-wrap: nowrap; align-items: flex-start; }
    .card:has(.zoom:checked) .picture {
      flex: none; max-width: none; width: calc(var(--w) * 1.6px);
    }
    .gallery .picture { max-width: 100%; }
    .gallery figcaption { min-height: 4.2rem; }
    .gallery { align-items: flex-end; background: none; padding: .5rem 0 0; overflow: visible; }
    details { margin-top: 1rem; }
    summary { cursor: pointer; color: var(--faint); font-weight: 500; }
    .diff {
      margin: .6rem 0 0; padding: .7rem 0; overflow-x: auto; border-radius: .7rem;
      background: var(--sunken); font-size: .84rem; line-height: 1.6;
    }
    .diff > * { display: block; min-width: max-content; padding: 0 1rem; text-decoration: none; }
    .diff del { color: var(--bad); background: var(--bad-soft); }
    .diff ins { color: var(--good); background: var(--good-soft); }
    .diff .gap { color: var(--faint); }
    .names { margin: .6rem 0 0; padding: 0; list-style: none; columns: 20rem auto; }
    .names li { padding: .1rem 0; break-inside: avoid; }
    .finding { margin: 0 0 .9rem; }
    .card .finding { margin: .7rem 0 0; }
    .finding p { margin: .1rem 0; }
    .finding .place { color: var(--faint); font-size: .92rem; }
    @media print { body { background: none; } .card { break-inside: avoid; } }

    """
}

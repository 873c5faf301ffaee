extension ReportStyle {
  static let edges = #"""
    /* What floats above. */
    #selection {
      flex: none; display: flex; align-items: center; gap: .75rem; padding: .6rem 1.25rem;
      background: var(--card); border-top: 1px solid var(--line);
    }
    #selection input {
      flex: 1; min-width: 4rem; min-height: 2rem; padding: .2rem .6rem; border: 0;
      border-radius: .5rem; background: var(--sunken); font-family: var(--mono); font-size: .875rem;
    }
    #toast {
      position: fixed; bottom: 4.5rem; left: 50%; translate: -50% 0; padding: .5rem 1rem;
      border-radius: .6rem; background: var(--text); color: var(--page); font-size: .875rem;
    }
    dialog {
      width: min(34rem, calc(100vw - 2rem)); padding: 1.5rem; border: 1px solid var(--line);
      border-radius: 1rem; background: var(--card); color: var(--text);
    }
    dialog::backdrop { background: rgb(0 0 0 / .4); }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.25rem; margin: 1rem 0; }
    dialog dt { white-space: nowrap; }
    kbd {
      display: inline-block; min-width: 1.6em; padding: 0 .4em; margin-right: .25em;
      border: 1px solid var(--line); border-bottom-width: 2px; border-radius: .3em; text-align: center;
      font-size: .85em; background: var(--sunken);
    }
    dialog .actions { margin-top: 1.25rem; justify-content: flex-end; }

    /* Where no scripts run. */
    noscript { display: block; overflow: auto; }
    div.plain { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }

    /* Narrow: one part at a time. */
    .head .back { display: none; }
    @media (max-width: 59.99rem) {
      .bar { flex-wrap: wrap; padding: .5rem .75rem; }
      .bar h1 { flex: 1; }
      .statuses { order: 3; flex: 1 1 100%; }
      .panes { flex: none; display: flex; background: var(--card); border-bottom: 1px solid var(--line); }
      .panes button {
        flex: 1; border: 0; border-radius: 0; background: none; color: var(--faint);
        border-bottom: 2px solid transparent;
      }
      .panes button[aria-current="true"] { color: var(--text); border-color: var(--link); }
      [data-pane="cell"] .panes, [data-pane="cell"] .statuses, [data-pane="cell"] aside,
      [data-pane="overview"] aside, [data-pane="cells"] main { display: none; }
      aside { width: 100%; border-right: 0; }
      .head .back { display: block; }
      .head nav { flex: 1 1 100%; order: -1; margin: 0; }
      .head nav .back { margin-right: auto; }
      .first { padding: .6rem .75rem 1rem; height: auto; min-height: 100%; }
      .after { padding: 0 .75rem 1.5rem; }
      .what { max-height: 7rem; }
      .area { flex: none; height: 34rem; }
      .tools .choice:first-child { flex: 1 1 100%; display: grid; grid-template-columns: repeat(3, 1fr); text-align: center; }
      .tools .choice:last-child { margin-left: 0; }
      .thumbnails a { height: 7rem; }
      #selection { flex-wrap: wrap; padding: .5rem .75rem; }
      #selection input { order: 3; flex: 1 1 100%; }
      #selection strong { flex: 1; }
    }
    @media (prefers-reduced-motion: no-preference) { .status, button { transition: border-color .12s; } }
    @media print { body { overflow: visible; } aside, .bar, .tools { display: none; } }

    """#
}

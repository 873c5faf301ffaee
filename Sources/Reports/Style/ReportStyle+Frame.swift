extension ReportStyle {
  static let frame = #"""
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      margin: 0; display: flex; flex-direction: column; background: var(--page); color: var(--text);
      font: .9375rem/1.5 var(--body); -webkit-text-size-adjust: 100%; overflow: hidden;
    }
    .unseen {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    button, select, input { font: inherit; color: inherit; }
    button, select, input[type="search"] {
      min-height: 2rem; padding: .2rem .75rem; border: 1px solid var(--line); border-radius: .5rem;
      background: var(--card);
    }
    button { cursor: pointer; white-space: nowrap; }
    button:hover:not(:disabled) { border-color: var(--faint); }
    button:disabled { opacity: .45; cursor: default; }
    button.primary {
      background: var(--link); border-color: var(--link); color: light-dark(#fff, #08131f);
      font-weight: 600;
    }
    button.link {
      min-height: 0; padding: 0; border: 0; background: none; color: var(--link);
      text-decoration: underline; text-underline-offset: .15em;
    }
    button.command { font-family: var(--mono); font-size: .875em; background: var(--sunken); }
    .overview .actions button.command, .verdict button.command {
      font-family: inherit; font-size: 1em; background: var(--card);
    }
    .note { color: var(--faint); font-size: .875rem; font-variant-numeric: tabular-nums; }
    .warning { color: var(--bad); font-weight: 600; }

    /* The bar above everything. */
    .bar {
      flex: none; display: flex; align-items: center; gap: .5rem 1.25rem; padding: .6rem 1.25rem;
      background: var(--card); border-bottom: 1px solid var(--line);
    }
    .bar h1 { font-size: 1.05rem; letter-spacing: -.01em; }
    button.home { min-height: 0; padding: .1rem 0; border: 0; background: none; font-weight: 650; }
    .options { display: flex; gap: .5rem; margin-left: auto; }
    .statuses { display: flex; gap: .4rem; overflow-x: auto; padding: 3px; }
    .status { border-radius: 2rem; color: var(--faint); }
    .status b { font-variant-numeric: tabular-nums; }
    .status.different b, .status.failed b { color: var(--bad); }
    .status.missing b { color: var(--new); }
    .status.recorded b { color: var(--done); }
    .status.matched b { color: var(--good); }
    .status[aria-pressed="true"] {
      border-color: var(--link); color: var(--text); box-shadow: inset 0 0 0 1px var(--link);
    }
    .panes { display: none; }
    .columns { flex: 1; min-height: 0; display: flex; }
    aside {
      flex: none; width: 24rem; display: flex; flex-direction: column; min-height: 0;
      background: var(--card); border-right: 1px solid var(--line);
    }
    main { flex: 1; min-width: 0; overflow: auto; outline-offset: -3px; }

    """#
}

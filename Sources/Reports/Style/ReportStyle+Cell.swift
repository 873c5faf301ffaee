extension ReportStyle {
  static let cell = #"""
    /* One cell. */
    .page { height: 100%; }
    .first {
      height: 100%; min-height: 34rem; display: flex; flex-direction: column;
      padding: .9rem 1.25rem 1.25rem;
    }
    .head { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem 1rem; }
    .head nav { order: 2; margin-left: auto; display: flex; align-items: center; gap: .4rem; }
    .head nav button { min-width: 2rem; padding: .2rem .6rem; }
    .head h2 { font-size: 1.15rem; letter-spacing: -.01em; font-weight: 500; outline: none; }
    .head .back { order: -1; }
    .screen { color: var(--faint); font-weight: 500; }
    .screen::after { content: " /"; opacity: .6; }
    .verdict { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .9rem; }
    .select { display: inline-flex; align-items: center; gap: .4rem; cursor: pointer; }
    .select input { accent-color: var(--link); width: 1.05em; height: 1.05em; margin: 0; }
    .what { margin: .5rem 0 .7rem; max-height: 9.5rem; overflow-y: auto; }
    .what .reasons li { padding: .05rem 0; }
    button.change {
      min-height: 0; padding: 0 .3rem; margin-left: -.3rem; border-color: transparent;
      background: none; text-align: left; white-space: normal;
    }
    button.change:hover { background: var(--card); }
    button.change[aria-pressed="true"] { background: var(--card); border-color: var(--link); }
    .area {
      flex: 1; min-height: 0; display: flex; flex-direction: column; border-radius: .9rem;
      background: var(--sunken); border: 1px solid var(--line); overflow: hidden;
    }
    .tools {
      display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; padding: .6rem .75rem;
      background: var(--card); border-bottom: 1px solid var(--line);
    }
    .tools .choice:last-child { margin-left: auto; }
    .extra {
      display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1rem; padding: .5rem .75rem;
      background: var(--card); border-top: 1px solid var(--line);
    }
    .extra:empty { display: none; }
    .choice {
      display: flex; margin: 0; padding: 2px; border: 0; border-radius: .6rem;
      background: var(--sunken); min-width: 0; overflow-x: auto;
    }
    .choice label { position: relative; cursor: pointer; }
    .choice input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
    .choice span {
      display: block; padding: .2rem .65rem; border-radius: .45rem; color: var(--faint);
      white-space: nowrap; font-size: .875rem;
    }
    .choice input:checked + span {
      background: var(--card); color: var(--text); box-shadow: 0 1px 3px rgb(0 0 0 / .18);
    }
    .choice input:focus-visible + span { outline: 3px solid var(--link); outline-offset: -1px; }
    .slider { display: flex; align-items: center; gap: .5rem; font-size: .875rem; color: var(--faint); }
    .slider input { width: 9rem; accent-color: var(--link); }
    .shown { font-weight: 600; min-width: 5rem; }
    .legend { display: flex; align-items: center; gap: .4rem; font-size: .875rem; color: var(--faint); }
    .legend i { width: 1.4rem; height: .8rem; border-radius: .2rem; }
    .legend i ~ i { margin-left: .5rem; }
    .legend .differs { background: #f0a; }
    .legend .uncovered { background: #fc0; border: 1px solid var(--faint); }
    .legend .old, .legend .new { height: 3px; border-radius: 0; background: #0a62d6; }
    .legend .old { background: repeating-linear-gradient(90deg, #c2410c 0 5px, transparent 5px 8px); }

    """#
}

extension ReportStyle {
  static let list = #"""
    /* Filters and the list. */
    .filters { display: flex; flex-wrap: wrap; gap: .5rem; padding: .9rem 1rem .6rem; }
    .filters input { flex: 1 1 100%; }
    .filters select { flex: 1 1 8rem; min-width: 0; }
    .filters #cause { flex-basis: 100%; }
    .found {
      flex: 1 1 100%; display: flex; align-items: center; justify-content: space-between;
      color: var(--faint); font-size: .875rem; min-height: 2rem;
    }
    .found button { min-height: 1.75rem; padding: .1rem .6rem; }
    .rows {
      flex: 1; min-height: 0; overflow-y: auto; border-top: 1px solid var(--line);
      outline-offset: -3px;
    }
    .spacer { position: relative; }
    .row {
      position: absolute; left: 0; right: 0; display: flex; align-items: center; gap: .6rem;
      padding: 0 1rem 0 .5rem; cursor: pointer;
    }
    .row.group { background: var(--card); }
    .row.group + .row { border-top: 1px solid var(--line); }
    .row.nothing { padding: 1.5rem 1rem; color: var(--faint); }
    .row:hover { background: var(--page); }
    .row.open { background: light-dark(#e4eefc, #1c2c44); }
    .rows:focus-visible .row.cursor { box-shadow: inset 0 0 0 2px var(--link); }
    .row .text { flex: 1; min-width: 0; }
    .row .title, .row .note { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .row .note { font-size: .8125rem; line-height: 1.35; }
    .row.open .note, .row.open .state { color: light-dark(#4a4a55, #b9b9c5); }
    .row.group .title {
      font-weight: 650; font-size: .875rem; line-height: 1.3; white-space: normal;
      display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
    }
    .row .state { margin-left: .35em; }
    .row .check {
      flex: none; align-self: stretch; width: 2.1rem; display: flex; align-items: center;
      justify-content: center;
    }
    .box {
      width: 1.1rem; height: 1.1rem; border: 1.5px solid var(--faint); border-radius: .3rem;
      background: var(--card); display: grid; place-items: center;
    }
    .box.on, .box.partly { background: var(--link); border-color: var(--link); }
    .box.on::after {
      content: ""; width: .55rem; height: .3rem; margin-top: -.15rem; rotate: -45deg;
      border: solid var(--card); border-width: 0 0 2px 2px;
    }
    .box.partly::after { content: ""; width: .55rem; height: 2px; background: var(--card); }
    .mark {
      flex: none; width: 1.4rem; height: 1.4rem; border-radius: 50%; display: grid;
      place-items: center; font-size: .8rem; font-weight: 700; line-height: 1;
    }
    .mark.different, .mark.failed, .badge.different, .badge.failed, .badge.error {
      color: var(--bad); background: var(--bad-soft);
    }
    .mark.missing, .badge.missing, .badge.warning { color: var(--new); background: var(--new-soft); }
    .mark.recorded, .badge.recorded { color: var(--done); background: var(--done-soft); }
    .mark.matched, .badge.matched { color: var(--good); background: var(--good-soft); }
    .badge {
      padding: .1rem .6rem; border-radius: 1rem; font-size: .8125rem; font-weight: 600;
      white-space: nowrap;
    }

    """#
}

/// The colours, the fonts and the marks of every page, light and dark.
enum PageStyle {
  static let sheet = #"""
    :root {
      color-scheme: light dark;
      --page: light-dark(#f4f4f6, #131316); --card: light-dark(#fff, #1d1d21);
      --sunken: light-dark(#ececf0, #29292f); --line: light-dark(#dcdce2, #36363e);
      --text: light-dark(#1b1b20, #f0f0f4); --faint: light-dark(#5c5c67, #a3a3b0);
      --link: light-dark(#0054be, #7ab4ff); --good: light-dark(#1a6e34, #6fd58c);
      --good-soft: light-dark(#dff3e4, #173321); --bad: light-dark(#b81a46, #ff7d9c);
      --bad-soft: light-dark(#fde6ec, #411825); --new: light-dark(#7d5200, #f3c45c);
      --new-soft: light-dark(#fff0cf, #3a2c0c); --done: light-dark(#5438bd, #b7a4ff);
      --done-soft: light-dark(#ebe6fd, #2b2350);
      --edge: light-dark(rgb(0 0 0 / .4), rgb(255 255 255 / .45));
      --body: Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    code, pre, kbd { font-family: var(--mono); }
    code { font-size: .9em; padding: .1em .35em; border-radius: .3em; background: var(--sunken); }
    a { color: var(--link); text-underline-offset: .15em; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .3rem; }
    .skip { position: absolute; left: -999rem; z-index: 9; }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--card); }
    .state {
      display: inline-block; padding: 0 .5em; border-radius: .4em; background: var(--sunken);
      color: var(--faint); font-size: .82em; font-weight: 500; line-height: 1.55;
    }
    .device { font-weight: 600; }

    """#
}

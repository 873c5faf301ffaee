extension ReportStyle {
  static let overview = #"""
    /* The first page. */
    .overview { max-width: 68rem; margin: 0 auto; padding: 2rem clamp(1rem, 3vw, 2.5rem) 5rem; }
    .overview h2 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; }
    .overview h3 { font-size: 1.05rem; line-height: 1.4; }
    .overview > section:not(.notice) > h3 { margin: 2.25rem 0 .6rem; }
    .lead { margin-top: .35rem; color: var(--faint); font-size: 1.05rem; }
    .next { margin-top: 1rem; }
    .causes { margin-top: 1.5rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
    .card, .notice, .plain, .what, .head h2 { overflow-wrap: anywhere; }
    .card, .notice {
      padding: 1.1rem 1.25rem 1.2rem; border-radius: .9rem; background: var(--card);
      border: 1px solid var(--line);
    }
    .notice { margin-top: 1.5rem; border-left: .3rem solid var(--new); }
    .card > * + *, .notice > * + * { margin-top: .4rem; }
    .card .kind {
      color: var(--faint); font-size: .75rem; font-weight: 650; letter-spacing: .06em;
      text-transform: uppercase;
    }
    .card h3 a { color: inherit; text-decoration: none; }
    .card h3 a:hover { text-decoration: underline; }
    .reasons { padding-left: 1.1rem; list-style: disc; }
    .reasons li::marker { color: var(--faint); }
    .plain li { padding: .2rem 0; }
    .plain h2 { margin-top: 2rem; font-size: 1.1rem; }
    .finding { padding: .35rem 0; }
    .thumbnails { display: flex; flex-wrap: wrap; gap: .75rem; padding: .5rem 0; }
    .thumbnails a {
      display: block; height: 8rem; aspect-ratio: var(--ratio); border-radius: .5rem;
      background: var(--sunken); border: 1px solid var(--line); overflow: hidden;
    }
    .thumbnails img { display: block; width: 100%; height: 100%; object-fit: cover; }
    .actions { display: flex; flex-wrap: wrap; gap: .6rem; }

    """#
}

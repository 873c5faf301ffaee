/// The look of a gallery's page.
enum GalleryStyle {
  static let sheet = """
    :root { --scale: .4; }
    :root:has(#small:checked) { --scale: .27; }
    :root:has(#large:checked) { --scale: .7; }
    html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--text); font: 1rem/1.55 var(--body);
    }
    .page {
      margin: 0 auto; max-width: 108rem; padding: 3rem clamp(1rem, 4vw, 3.5rem) 6rem;
    }
    @media (min-width: 72rem) {
      .page:has(.contents) {
        display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 4rem;
      }
      .contents {
        position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto;
        margin: -3rem 0 0 -1rem; padding: 3.4rem 0 3rem;
      }
    }
    @media (max-width: 71.99rem) {
      .contents { columns: 17rem; column-gap: 2rem; margin-bottom: 3rem; padding-bottom: 2rem;
        border-bottom: 1px solid var(--line); }
    }
    .contents ol { margin: 0; padding: 0; list-style: none; }
    .contents li { break-inside: avoid; }
    .contents li.part { margin-top: 1rem; }
    .contents a {
      display: flex; align-items: baseline; gap: .6rem; padding: .22rem 1rem; border-radius: .4rem;
      color: var(--faint); font-size: .875rem; line-height: 1.4; text-decoration: none;
    }
    .contents a:hover { background: var(--sunken); color: var(--text); }
    .contents .number { flex: none; min-width: 1.9rem; font-size: inherit; }
    .number { color: var(--faint); font-weight: 500; font-variant-numeric: tabular-nums; }
    h1 { margin: 0; font-size: 2.4rem; line-height: 1.15; letter-spacing: -.025em; }
    h2 {
      margin: 4.5rem 0 .8rem; max-width: 46rem; font-size: 1.55rem; line-height: 1.25;
      letter-spacing: -.015em; text-wrap: balance;
    }
    h2 .number { margin-right: .35rem; }
    .lead { margin: .5rem 0 1.2rem; color: var(--faint); font-size: 1.05rem; }
    .sizes { display: flex; gap: 1rem; margin: 0; padding: 0; border: 0; font-size: .9rem; }
    .sizes legend { float: left; margin-right: 1rem; padding: 0; color: var(--faint); }
    .sizes label { cursor: pointer; }
    .sizes input { accent-color: var(--link); margin: 0 .15rem 0 0; }
    p { margin: 0 0 .8rem; max-width: 42rem; text-wrap: pretty; }
    section pre {
      margin: 0 0 .8rem; padding: .7rem 1rem; max-width: 42rem; overflow-x: auto;
      border-radius: .5rem; background: var(--sunken); font-size: .85rem;
    }
    .variants {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
      gap: 1.2rem 2.2rem; margin-top: 1.4rem;
    }
    .variant { max-width: 42rem; }
    .variant p { font-size: .95rem; }
    h3 { margin: 0 0 .45rem; font-size: 1.02rem; line-height: 1.4; }
    .group h3 { margin: 0 0 .9rem; color: var(--faint); font-size: .85rem; font-weight: 600; }
    .letter {
      display: inline-grid; place-items: center; width: 1.5rem; height: 1.5rem;
      border-radius: 50%; background: var(--text); color: var(--page); font-size: .82rem;
      font-weight: 600; line-height: 1;
    }
    h3 .letter { margin-right: .25rem; }
    .mark {
      display: inline-block; padding: 0 .55em; border-radius: .4em; background: var(--bad-soft);
      color: var(--bad); font-size: .78rem; font-weight: 600; line-height: 1.6;
      letter-spacing: 0; vertical-align: .12em;
    }
    .findings { margin: 0 0 .8rem; padding: 0; max-width: 42rem; list-style: none; }
    .findings li {
      margin-bottom: .5rem; padding: .55rem .9rem; border-radius: .5rem; background: var(--card);
      border: 1px solid var(--line); font-size: .9rem;
    }
    .findings small { display: block; color: var(--faint); font-size: .8rem; }
    .findings .warning, .findings .error { font-weight: 600; }
    .findings .warning { color: var(--new); }
    .findings .error { color: var(--bad); }
    .groups {
      display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; margin-top: 1.2rem;
    }
    .group {
      max-width: 100%; padding: 1rem 1.3rem 1.1rem; border-radius: .9rem; background: var(--sunken);
    }
    .pictures { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 1.3rem 1.5rem; }
    figure { margin: 0; width: calc(var(--w) * var(--scale) * 1px); max-width: 100%; }
    figure a:has(img) { display: block; border-radius: .3rem; }
    figure img {
      display: block; width: 100%; height: auto;
      filter: drop-shadow(0 0 1px var(--edge)) drop-shadow(0 3px 9px rgb(0 0 0 / .14));
    }
    figcaption { margin-top: .65rem; color: var(--faint); font-size: .8rem; line-height: 1.4; }
    figcaption small { display: block; font-size: inherit; }
    @media print {
      .contents, .sizes { display: none; }
      .group, figure { break-inside: avoid; }
    }

    """
}

/// The look of a gallery's page.
enum HTMLStyle {
  static let sheet = """
    :root { --scale: .56; }
    html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; max-width: 96rem; padding: 2.5rem clamp(1rem, 4vw, 3rem) 5rem;
      background: var(--page); color: var(--text); font: 1rem/1.5 var(--body);
    }
    h1 { margin: 0; font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; }
    h2 { margin: 3rem 0 1rem; font-size: 1.3rem; letter-spacing: -.01em; }
    .lead { margin: .4rem 0 0; color: var(--faint); font-size: 1.05rem; }
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
    .gallery .picture { max-width: 100%; }
    .gallery figcaption { min-height: 4.2rem; }
    .gallery { align-items: flex-end; background: none; padding: .5rem 0 0; overflow: visible; }
    @media print { body { background: none; } }

    """
}

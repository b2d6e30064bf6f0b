const laidOut = 'data-laid-out';

/** Written into each page, since its place is found again as it comes: where one is to be found, the page is whole at once. */
export function layOutAtOnce(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || location.hash !== '')
    document.documentElement.setAttribute('data-laid-out', '');
}

/**
 * What base.css leaves out of the first layout is laid out once a reader is there to scroll, piece by piece when nobody
 * waits, so that no piece is long.
 */
export function layOutLater(): void {
  const { documentElement: root } = document;
  if (root.hasAttribute(laidOut)) return;
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
  const next = (): void => {
    const piece = document.querySelector(':is([data-tile], [data-later]):not([data-here])');
    if (piece === null) return root.setAttribute(laidOut, '');
    piece.setAttribute('data-here', '');
    whenIdle(next);
  };
  const signs = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'];
  const begin = (): void => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    whenIdle(next);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}

/**
 * Sent to the browser as it stands. What base.css leaves out of the first layout is laid out once a reader is there to
 * scroll, piece by piece when nobody waits, so that no piece is long; where a place on the page is to be found again, at
 * once.
 */
export function layOutLater(): void {
  const { documentElement: root } = document;
  const finish = (): void => root.setAttribute('data-laid-out', '');
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || location.hash !== '') return finish();
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
  const next = (): void => {
    const piece = document.querySelector(':is([data-tile], [data-later]):not([data-here])');
    if (piece === null) return finish();
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

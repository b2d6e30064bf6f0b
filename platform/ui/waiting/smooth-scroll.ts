/** Spec 9: a scroll of the page takes 600 ms. */
const scrollMs = 600;

/** Scrolls the page to a place or an element, at once for those who want no motion; resolves when it stands. */
export function smoothScroll(to: number | Element, durationMs = scrollMs, offsetPx = 0): Promise<void> {
  const from = window.scrollY;
  const place = (typeof to === 'number' ? to : to.getBoundingClientRect().top + from) - offsetPx;
  if (durationMs <= 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, place);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / durationMs);
      window.scrollTo(0, from + (place - from) * easeInOut(share));
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

/** Slow, fast, slow: 0…1 → 0…1. */
export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

/** What a stranger asked to follow is done after signing in, when the page is seen again within this time. */
const wishMs = 60 * 60 * 1000;
const place = 'svodka.follow-wish';

/** Keeps what a stranger asked to follow; without storage it is pressed again after signing in. */
export function keepWish(wish: string, now: number): void {
  try {
    localStorage.setItem(place, JSON.stringify({ wish, at: now }));
  } catch {
    // A browser may refuse to store anything.
  }
}

/** Whether this was asked for a short while ago; a wish is taken once. */
export function takeWish(wish: string, now: number): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? 'null') as { wish?: string; at?: number } | null;
    if (stored?.wish !== wish) return false;
    localStorage.removeItem(place);
    return now - (stored.at ?? 0) < wishMs;
  } catch {
    return false;
  }
}

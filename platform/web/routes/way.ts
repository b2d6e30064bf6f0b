/** Navigations and readings of a page's data that the browser is at. Kept in the browser alone. */
let ways = 0;
/** Whether the pages have a router that writes the browser's address; not so where a part is drawn alone. */
let hasRouter = false;

/** Says that a navigation, or a new reading of the page's data, has begun; call what it gives when it has ended. */
export function beginWay(): () => void {
  ways += 1;
  hasRouter = true;
  return () => void (ways -= 1);
}

/** Whether a page is on its way: something is being loaded, or what was loaded is not drawn yet. `drawn` = path and search of what is drawn. */
export function isOnItsWay(drawn: string): boolean {
  return ways > 0 || (hasRouter && location.pathname + location.search !== drawn);
}

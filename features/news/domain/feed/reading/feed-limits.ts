/** Items of a feed page (specification 9). */
export const feedPageSize = 18;

/** Items of the home section's page where the caller names none (specification 9). */
export const sectionPageSize = 15;

/** A feed ends at this page, whatever is left (specification 9). */
export const maxPages = 90;

/** Longest question in letters; the specification leaves the number open. */
export const longestQuery = 200;

/** How many items there are to read in a ranking: pages beyond the cap do not count. */
export function readableCount(ranked: number, pageSize: number): number {
  return Math.min(ranked, maxPages * pageSize);
}

/** What is left after this 0-based page, up to the cap; never below 0. */
export function newsLeft(ranked: number, page: { index: number; size: number }): number {
  return Math.max(0, readableCount(ranked, page.size) - (page.index + 1) * page.size);
}

/** True when a 0-based page has nothing to show but is not the first: the feed has ended. */
export function isPastEnd(ranked: number, page: { index: number; size: number }): boolean {
  return page.index > 0 && page.index * page.size >= readableCount(ranked, page.size);
}

import type { Answer } from './answer.ts';

/** Regions of the other end that stand below the first ones. */
const others = 2;
/** Most bars of regions that were counted, not named. */
const maxBars = 12;

/** Bars of an answer in its order: its places, then the country and the last regions where all were put in order. */
export function barsOf({ understood, rows = [], view }: Answer) {
  const first = rows.slice(0, maxBars);
  const shown = new Set(first.map(({ yugoId }) => yugoId));
  const isAscending = understood.params.order === 'asc';
  const last = view.regions
    .toSorted((a, b) => (isAscending ? a.value - b.value : b.value - a.value))
    .slice(-others)
    .filter(({ yugoId }) => !shown.has(yugoId));
  const isOrdered = understood.operation === 'top';
  const middle = isOrdered && view.country !== null ? [view.country] : [];
  return [...first, ...(isOrdered ? [...middle, ...last] : [])].map(({ yugoId, name, value }, at) => ({
    id: yugoId,
    name,
    value,
    // The answer itself stands out of a list.
    own: isOrdered && at === 0,
    reference: yugoId === view.country?.yugoId,
  }));
}

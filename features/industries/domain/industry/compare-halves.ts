import { middleGrowth, type Account } from '#features/regions/public.ts';

/** Half of the organisations and how the middle one of them grew, percent; null where none reports the year before. */
export interface Half {
  companies: number;
  growth: number | null;
}

/** The larger half of some organisations by revenue beside the smaller; the middle one of an odd number is with the smaller. */
export function compareHalves(accounts: readonly Account[]): { larger: Half; smaller: Half } {
  const ordered = accounts.toSorted((one, other) => other.revenue - one.revenue);
  const half = ordered.length >> 1;
  return { larger: halfOf(ordered.slice(0, half)), smaller: halfOf(ordered.slice(half)) };
}

function halfOf(accounts: readonly Account[]): Half {
  return { companies: accounts.length, growth: middleGrowth(accounts) };
}

import type { Affair } from '../answers.ts';

/** Heights on a desk, px: a tile without its rows, and one row of each kind. */
const bare = 110;
const rowOf = { step: 84, nearby: 62, outlet: 36, change: 62, apart: 130, entity: 46, headline: 33 };
const least = 5;

/** How many headlines bring the wide column about as far down as the narrow one. */
export function headlinesBeside({
  steps,
  nearby,
  firsts,
  figures,
  silent,
  entities,
}: Omit<Affair, 'headlines'>): number {
  const tile = (rows: number, height: number): number => (rows === 0 ? 0 : bare + rows * height);
  const changed = figures.filter(({ isChange }) => isChange).length;
  const narrow =
    tile(changed, rowOf.change) +
    tile(figures.length - changed, rowOf.apart) +
    tile(silent.length, rowOf.outlet) +
    tile(entities.length, rowOf.entity);
  const wide =
    tile(steps.length, rowOf.step) +
    Math.max(tile(nearby.length, rowOf.nearby), tile(firsts.length, rowOf.outlet)) +
    bare;
  return Math.max(least, Math.ceil((narrow - wide) / rowOf.headline));
}

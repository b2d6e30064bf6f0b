import type { Affair } from '../answers.ts';

/** Heights on a desk, px: a tile without its rows, and one row of each kind. */
const bare = 110;
const rowOf = { step: 84, nearby: 62, outlet: 36, change: 62, apart: 130, entity: 46, headline: 33 };
const fewestHeadlines = 5;

/** Where the parts of an affair stand, so that its two columns end together. */
export interface AffairColumns {
  /** Who was first stands in the narrow column; beside the stories nearby where the steps are many enough not to. */
  isFirstInRail: boolean;
  /** Latest headlines that bring the wide column about as far down as the narrow one. */
  headlines: number;
}

const tile = (rows: number, height: number): number => (rows === 0 ? 0 : bare + rows * height);

/** Lays an affair's parts out by their rows. */
export function layAffair(affair: Omit<Affair, 'headlines'>): AffairColumns {
  const { steps, nearby, firsts, figures, silent, entities } = affair;
  const changed = figures.filter(({ isChange }) => isChange).length;
  const firstOutlets = tile(firsts.length, rowOf.outlet);
  const nearbyStories = tile(nearby.length, rowOf.nearby);
  const narrow =
    tile(changed, rowOf.change) +
    tile(figures.length - changed, rowOf.apart) +
    tile(silent.length, rowOf.outlet) +
    tile(entities.length, rowOf.entity);
  const wide = tile(steps.length, rowOf.step) + bare;
  const withFirst = wide + Math.max(nearbyStories, firstOutlets);
  const isFirstInRail = withFirst + fewestHeadlines * rowOf.headline > narrow;
  const missing = isFirstInRail ? narrow + firstOutlets - wide - nearbyStories : narrow - withFirst;
  return { isFirstInRail, headlines: Math.max(fewestHeadlines, Math.ceil(missing / rowOf.headline)) };
}

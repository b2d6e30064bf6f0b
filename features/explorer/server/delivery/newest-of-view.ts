import type { NewestFigure } from '../../domain/delivery/find-changes.ts';
import type { TileView } from '../boards/read-tile-view.ts';

/** The newest figure of each series of the chosen places of a view, as it is shown. */
export function newestOfView({ places, series }: TileView): NewestFigure[] {
  const chosen = new Set(places.flatMap(({ yugoId, isChosen }) => (isChosen ? [yugoId] : [])));
  return series.flatMap(({ measure, yugoId, points }) => {
    const last = points.at(-1);
    return last === undefined || !chosen.has(yugoId) ? [] : [{ measure, yugoId, ...last }];
  });
}

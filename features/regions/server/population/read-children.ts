import type { Db } from '#platform/server/db/db.ts';
import { readSums } from '#statistics/series/trend-queries.ts';
import { childrenPerWoman, fiveYears } from '../../domain/population/year-figures.ts';

/** Children per woman of a place by year on the base of its pyramids: the series that leads; Rosstat's own is named beside it. */
export async function readChildrenPerWoman(db: Db, yugoId: number, until: string) {
  const [rates = []] = await readSums(
    db,
    [{ indicator: 'fertility_by_age', dims: fiveYears }],
    [yugoId],
    until,
  );
  return rates.map((year) => ({ ...year, value: childrenPerWoman(year.value) }));
}

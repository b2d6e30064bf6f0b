import type { RequestContext } from '#platform/server/context.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { countNaming } from './facet-queries.ts';
import type { SearchMoment } from './found-sql.ts';
import { listNamesakes, type NamedObject } from './name-queries.ts';

/** Objects named like the question, counted among what this search finds: choosing one leaves as many. */
export async function readNamesakes(
  { db, clock, locale }: RequestContext,
  filter: SearchFilter,
  moment: SearchMoment,
): Promise<(NamedObject & { count: number })[]> {
  const named = await listNamesakes(db, { words: filter.words, locale, clock: clock.news });
  const counts = await countNaming(db, { filter, moment, ids: named.map(({ id }) => id) });
  return named
    .map((object) => ({ ...object, count: counts.get(object.id) ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
}

import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { searchContract } from '../../contract/search/search-calls.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { countFacets } from './facet-queries.ts';
import { listNamedSources } from './found-sql.ts';
import { listObjects } from './name-queries.ts';
import { readNamesakes } from './read-namesakes.ts';

type FoundObjects = HandlerOutput<typeof searchContract, 'news/GetObjectsInSearch'>;

/** What the found news name, and what is named like the question; a question without words finds nothing. */
export async function readObjects(context: RequestContext, filter: SearchFilter): Promise<FoundObjects> {
  const { db, clock, locale } = context;
  if (filter.words === '') return { objects: [], objectStat: [], namedWithWords: [] };
  const moment = { clock: clock.news, namedSources: await listNamedSources(db, filter) };
  const counts = await countFacets(db, { filter, moment, wanted: ['entities'] });
  const found = await listObjects(
    db,
    counts.map(({ key }) => Number(key)),
    locale,
  );
  const times = new Map(counts.map(({ key, count }) => [Number(key), count]));
  const objects = found
    .map((object) => ({ ...object, count: times.get(object.id) ?? 0 }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
  return {
    objects,
    objectStat: statOf(objects),
    namedWithWords: await readNamesakes(context, filter, moment),
  };
}

function statOf(objects: readonly { objectType: number }[]): FoundObjects['objectStat'] {
  return Array.from(
    Map.groupBy(objects, ({ objectType }) => objectType),
    ([objectType, own]) => ({
      objectType,
      count: own.length,
    }),
  ).sort((a, b) => a.objectType - b.objectType);
}

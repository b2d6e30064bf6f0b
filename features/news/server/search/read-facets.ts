import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { searchContract } from '../../contract/search/search-calls.ts';
import { findRubric } from '../../domain/feed/rubrics.ts';
import { bucketDays, markKnown } from '../../domain/search/day-buckets.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { listKnownDays } from '../day/known-days.ts';
import { countFacets, facets, maxCounted, type FacetCount } from './facet-queries.ts';
import { listNamedSources, type SearchMoment } from './found-sql.ts';
import { readNamesakes } from './read-namesakes.ts';
import { listObjects, listPlaces, listSourceNames } from './name-queries.ts';

type Facets = HandlerOutput<typeof searchContract, 'news/getSearchFacets'>;

/** Counts what a search finds; each facet that is chosen from takes a statement of its own. */
export async function readFacets(context: RequestContext, filter: SearchFilter): Promise<Facets> {
  const { db, clock, locale } = context;
  const moment = { clock: clock.news, namedSources: await listNamedSources(db, filter) };
  const counts = await countAll(context, filter, moment);
  const of = (facet: FacetCount['facet']) => counts.filter((row) => row.facet === facet);
  const total = of('total')[0]?.count ?? 0;
  return {
    total,
    isPartial: total >= maxCounted,
    rubrics: of('rubrics').flatMap(({ key, count }) => {
      const rubric = findRubric(Number(key), locale);
      return rubric === null ? [] : [{ ...rubric, count }];
    }),
    regions: named(of('regions'), await listPlaces(db, idsOf(of('regions')), locale)),
    sources: named(of('sources'), await listSourceNames(db, idsOf(of('sources')))),
    entities: named(of('entities'), await listObjects(db, idsOf(of('entities')), locale)),
    tones: of('tones').map(({ key, count }) => ({ tone: key === null ? null : Number(key), count })),
    languages: of('languages').map(({ key, count }) => ({ language: key!, count })),
    days: await readDays(context, of('days')),
    namedWithWords: await readNamesakes(context, { ...filter, entities: [] }, moment),
  };
}

/** The found news by day, and which days nothing is known of. */
async function readDays(
  { db, clock }: RequestContext,
  counts: readonly FacetCount[],
): Promise<Facets['days']> {
  const buckets = bucketDays(counts.map(({ key, count }) => ({ day: key!, count })));
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last) return [];
  const until = new Date(`${last.to}T23:59:59+03:00`);
  const known = await listKnownDays(db, {
    from: new Date(`${first.from}T00:00:00+03:00`),
    clock: until < clock.news ? until : clock.news,
  });
  return markKnown(buckets, known);
}

async function countAll(
  { db }: RequestContext,
  filter: SearchFilter,
  moment: SearchMoment,
): Promise<FacetCount[]> {
  const chosen = facets.filter((facet) => filter[facet].length > 0);
  const rest = facets.filter((facet) => !chosen.includes(facet));
  const hasDays = filter.until !== null;
  const counts = await countFacets(db, {
    filter,
    moment,
    wanted: ['total', ...rest, ...(hasDays ? [] : (['days'] as const))],
  });
  for (const facet of chosen) {
    const others = { ...filter, [facet]: [] };
    const found = await countFacets(db, { filter: others, moment, wanted: [facet], chosen: filter[facet] });
    counts.push(...found, ...notFound(facet, filter[facet], found));
  }
  if (hasDays)
    counts.push(...(await countFacets(db, { filter: aroundDays(filter), moment, wanted: ['days'] })));
  return counts;
}

/** Chosen of a facet and not found by the rest of the question: it has a name all the same, and counts nothing. */
function notFound(
  facet: FacetCount['facet'],
  chosen: readonly (string | number)[],
  found: readonly FacetCount[],
): FacetCount[] {
  const keys = new Set(found.map(({ key }) => key));
  return chosen.map(String).flatMap((key) => (keys.has(key) ? [] : [{ facet, key, count: 0 }]));
}

const msAround = 30 * 86_400_000;

/** Chosen days are shown among their neighbours. */
function aroundDays(filter: SearchFilter): SearchFilter {
  const move = (moment: string | null, ms: number) =>
    moment === null ? null : new Date(Date.parse(moment) + ms).toISOString();
  return { ...filter, since: move(filter.since, -msAround), until: move(filter.until, msAround) };
}

function idsOf(counts: readonly FacetCount[]): number[] {
  return counts.map(({ key }) => Number(key));
}

/** Counts with the names of what they count; what has no name any more is left out. */
function named<Named extends { id: number }>(
  counts: readonly FacetCount[],
  names: readonly Named[],
): (Named & { count: number })[] {
  const byId = new Map(names.map((name) => [name.id, name]));
  return counts.flatMap(({ key, count }) => {
    const name = byId.get(Number(key));
    return name === undefined ? [] : [{ ...name, count }];
  });
}

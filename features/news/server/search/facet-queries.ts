import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { foundSql, type SearchMoment } from './found-sql.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';

/** Facets that can be chosen from: a chosen one is counted as if it were not. */
export const facets = ['rubrics', 'regions', 'sources', 'entities', 'tones', 'languages'] as const;

export type Facet = (typeof facets)[number];

/** So many found news are counted, the newest; a facet then says that it is partial. */
export const maxCounted = 20_000;
/** Longest list of one facet. */
const maxNamed = 60;

const CountRow = z.object({
  facet: z.enum([...facets, 'days', 'total']),
  key: z.string().nullable(),
  count: z.int(),
});

export type FacetCount = z.output<typeof CountRow>;

const foundColumns = 'n.id, n.published_at, n.rubric_id, n.source_id, n.tone, n.language, n.yugo_id';
const moscowDay = `to_char(published_at at time zone 'Europe/Moscow', 'YYYY-MM-DD')`;

/** What each facet groups the found news `f` by, what is `@chosen` of it before all else; regions and objects stand in tables of their own. */
const groupings: Record<Facet | 'days' | 'total', string> = {
  total: `select 'total' as facet, null::text as key, count(*)::int as count from f`,
  days: `select 'days' as facet, ${moscowDay} as key, count(*)::int as count from f group by 2`,
  rubrics: grouping('rubrics', 'rubric_id', 'f where rubric_id is not null'),
  sources: grouping('sources', 'source_id', 'f'),
  tones: grouping('tones', 'tone', 'f'),
  languages: grouping('languages', 'language', 'f'),
  entities: grouping(
    'entities',
    'entity_id',
    '(select distinct f.id, e.entity_id from f join shown_mention e on e.news_id = f.id) as named',
  ),
  regions: grouping(
    'regions',
    'yugo_id',
    '(select f.id, r.yugo_id from f join news_item_region r on r.news_id = f.id union select id, yugo_id from f where yugo_id is not null) as placed',
  ),
};

function grouping(facet: Facet, column: string, from: string): string {
  return `(select '${facet}' as facet, ${column}::text as key, count(*)::int as count from ${from} group by ${column} order by ${column}::text = any(@chosen) desc nulls last, count desc, key limit ${maxNamed})`;
}

interface FacetsAsked {
  filter: SearchFilter;
  moment: SearchMoment;
  wanted: readonly (keyof typeof groupings)[];
  /** Choices that are listed however few they find. */
  chosen?: readonly (string | number)[];
}

/** Counts what a filter finds by every facet asked for, in one statement. */
export function countFacets(
  db: Db,
  { filter, moment, wanted, chosen = [] }: FacetsAsked,
): Promise<FacetCount[]> {
  const values = new StatementValues();
  const found = foundSql(filter, moment, values, foundColumns);
  const groups = wanted.map((facet) => groupings[facet]).join('\nunion all\n');
  const counting = groups.includes('@chosen')
    ? groups.replaceAll('@chosen', values.at(chosen.map(String), 'text[]'))
    : groups;
  return db.rows(
    CountRow,
    `with f as materialized (select * from (${found}) as every order by published_at desc limit ${maxCounted})
     ${counting}`,
    values.list,
  );
}

const NamedRow = z.object({ id: z.int(), count: z.int() });

/** How many of the found news name each of these objects; those that none names are left out. */
export async function countNaming(
  db: Db,
  { filter, moment, ids }: { filter: SearchFilter; moment: SearchMoment; ids: readonly number[] },
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const values = new StatementValues();
  const found = foundSql(filter, moment, values, foundColumns);
  const rows = await db.rows(
    NamedRow,
    `with f as materialized (select * from (${found}) as every order by published_at desc limit ${maxCounted})
     select e.entity_id as id, count(distinct f.id)::int as count
       from f join shown_mention e on e.news_id = f.id
      where e.entity_id = any(${values.at(ids, 'int[]')})
      group by e.entity_id`,
    values.list,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';
import { HeadlineOfStory } from '../../contract/told-headline.ts';
import { followedSql, type Followed, type FollowedSpan } from './followed-sql.ts';

const dayMs = 86_400_000;
/** Days of the little columns; the last ends with the clock. */
const daysShown = 7;

/** A headline of something followed. */
export type FollowedHeadline = z.output<typeof HeadlineOfStory>;

const FollowedRow = z.object({
  place: z.int(),
  total: z.int(),
  fresh: z.int(),
  days: z.array(z.int()),
  news: z.array(HeadlineOfStory),
});

/** What a subject brought in seven days: how many headlines, how many of them after `since`, by day, and the latest. */
export type FollowedNews = Omit<z.output<typeof FollowedRow>, 'place'>;

const columns = 'n.id, n.published_at, n.has_time, n.title, n.language, n.source_id, n.story_id';
const headline = `jsonb_build_object('newsId', f.id, 'date', to_char(f.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'hasTime', f.has_time, 'title', f.title, 'language', f.language, 'sourceId', f.source_id, 'sourceName', s.name, 'storyId', f.story_id)`;

/** Seven days of every subject, in their order, in one statement. */
export async function readFollowed(
  db: Db,
  subjects: readonly Followed[],
  { since, size, ...wanted }: { clock: Date; language: string; since: Date | null; size: number },
): Promise<FollowedNews[]> {
  if (subjects.length === 0) return [];
  const values = new StatementValues();
  const span: FollowedSpan = { ...wanted, from: new Date(wanted.clock.getTime() - daysShown * dayMs) };
  const parts: string[] = [];
  for (const [place, subject] of subjects.entries()) {
    const found = await followedSql(db, subject, span, { values, columns });
    parts.push(partSql({ place, found, since, size, clock: span.clock }, values));
  }
  const rows = await db.rows(FollowedRow, parts.join('\nunion all\n'), values.list);
  return rows.toSorted((a, b) => a.place - b.place).map(({ place: _place, ...news }) => news);
}

function partSql(
  {
    place,
    found,
    since,
    size,
    clock,
  }: { place: number; found: string; since: Date | null; size: number; clock: Date },
  values: StatementValues,
): string {
  const at = values.at(clock, 'timestamptz');
  const isFresh = since === null ? 'false' : `f.published_at > ${values.at(since, 'timestamptz')}`;
  const days = Array.from(
    { length: daysShown },
    (_, index) =>
      `count(*) filter (where f.published_at > ${at} - interval '${daysShown - index} days' and f.published_at <= ${at} - interval '${daysShown - index - 1} days')`,
  );
  return `select ${values.at(place, 'int')} as place, count(*)::int as total, count(*) filter (where ${isFresh})::int as fresh,
      array[${days.join(', ')}]::int[] as days,
      coalesce(jsonb_agg(${headline} order by f.latest) filter (where f.latest <= ${values.at(size, 'int')}), '[]') as news
    from (select f.*, row_number() over (order by f.published_at desc, f.id desc) as latest from (${found}) as f) as f
    join news_source s on s.id = f.source_id`;
}

const MixedRow = HeadlineOfStory.extend({ places: z.array(z.int()), total: z.int() });

/** Headlines of all subjects together, the newest first, each once with the places of the subjects it came by; `total` = of the span. */
export async function readMixed(
  db: Db,
  subjects: readonly Followed[],
  {
    skip,
    size,
    days,
    ...wanted
  }: { clock: Date; language: string; skip: number; size: number; days: number },
): Promise<{ total: number; news: (FollowedHeadline & { places: number[] })[] }> {
  if (subjects.length === 0) return { total: 0, news: [] };
  const values = new StatementValues();
  const span: FollowedSpan = { ...wanted, from: new Date(wanted.clock.getTime() - days * dayMs) };
  const parts: string[] = [];
  for (const [place, subject] of subjects.entries())
    parts.push(
      `select ${values.at(place, 'int')} as place, u.id from (${await followedSql(db, subject, span, { values, columns: 'n.id' })}) as u`,
    );
  const rows = await db.rows(
    MixedRow,
    `with found as (select id, array_agg(place order by place) as places from (${parts.join('\nunion all\n')}) as each group by id)
     select n.id as "newsId", to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as date, n.has_time as "hasTime",
            n.title, n.language, n.source_id as "sourceId", s.name as "sourceName", n.story_id as "storyId",
            f.places, (select count(*)::int from found) as total
       from found f join news_item n on n.id = f.id join news_source s on s.id = n.source_id
      order by n.published_at desc, n.id desc offset ${values.at(skip, 'int')} limit ${values.at(size, 'int')}`,
    values.list,
  );
  return { total: rows[0]?.total ?? 0, news: rows.map(({ total: _total, ...news }) => news) };
}

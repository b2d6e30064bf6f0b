import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { FeedFilter } from '../../domain/feed/feed-filter.ts';
import { DayObjects } from '../day/object-queries.ts';
import { groupColumns, groupJoins, GroupRow } from './group-columns.ts';
import { newsColumns, NewsRow } from './news-columns.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';
import { newsCondition, readConditions, storyCondition, type FeedConditions } from './ranking-filter.ts';

const lifetime = '1 hour';
/** Beyond this many the oldest rankings go before their hour, so that no flood of questions fills the disk. */
const maxRankings = 3000;

/** One page of a frozen ranking. */
export interface RankedPage {
  requestId: string;
  /** How many items or stories are ranked. */
  ranked: number;
  /** Moment it was ranked at. */
  clockAt: Date;
  day: DayObjects;
  news: (NewsRow & { group: GroupRow | null })[];
}

/** Which page is wanted: 0-based, of the ranking asked for, else of the one that follows from `key`. */
export interface PageWanted {
  requestId: string | null;
  key: string;
  index: number;
  size: number;
  /** Leads come with their stories. */
  byStory: boolean;
}

const FrameRow = z.object({ requestId: z.string(), ranked: z.int(), clockAt: z.date(), day: DayObjects });

/** The name of a ranking: follows from filter and clock (`key`) and the data version, so readers of one moment share it. */
const nameSql = 'select md5($1::text || version::text) from data_version';

/** One page with everything that is drawn of it, in one query. */
function pageSql(byStory: boolean): string {
  return `
  with frozen as materialized (
    select request_id, clock_at, cardinality(news_ids) as ranked, news_ids[$3::int + 1 : $3 + $4::int] as page_ids,
           jsonb_build_object('popular', popular, 'topics', topics) as day
      from news_ranking
     where request_id = coalesce($2::text, (${nameSql})) and created_at > now() - interval '${lifetime}'
  )
  select f.request_id as "requestId", f.ranked, f.clock_at as "clockAt", f.day, ${newsColumns('(select clock_at from frozen)')}${byStory ? `, ${groupColumns}` : ''}
    from frozen f
    left join lateral unnest(f.page_ids) with ordinality as u (id, place) on true
    left join news_item n on n.id = u.id
    left join news_source s on s.id = n.source_id${byStory ? groupJoins('f.clock_at') : ''}
   order by u.place`;
}

/** A page of a ranking that is still kept, in one query; null when it is not. */
export async function findRankedPage(
  db: Db,
  { requestId, key, index, size, byStory }: PageWanted,
): Promise<RankedPage | null> {
  const values = [key, requestId, index * size, size];
  const rows = await db.query<{ newsId: number | null; lastAt?: Date | null }>(pageSql(byStory), values);
  const [first] = rows;
  if (!first) return null;
  // An item, or the state of its story, may have gone since it was ranked: items that come late change what was told then.
  const news = rows
    .filter(({ newsId, lastAt }) => newsId !== null && !(byStory && lastAt === null))
    .map((row) => ({ ...NewsRow.parse(row), group: byStory ? GroupRow.parse(row) : null }));
  return { ...FrameRow.parse(first), news };
}

const orders: Record<FeedFilter['order'], string> = {
  score: 'n.score desc, n.published_at desc, n.id desc',
  date: 'n.published_at desc, n.id desc',
};
const storyOrders: Record<FeedFilter['order'], string> = {
  score: 'st.rank desc, st.news_id desc',
  date: 'st.from_at desc, st.news_id desc',
};

const storyColumns = `st.lead_id as "leadId", st.rank, (extract(epoch from st.from_at) * 1000)::float8 as "fromMs",
  coalesce(st.day_source_count, st.source_count) as "daySourceCount", (select title from news_item where id = st.lead_id) as title,
  coalesce((select affair_id from news_story where id = st.story_id), st.story_id) as "affairId",
  front.place, (extract(epoch from front.at) * 1000)::float8 as "placedMs"`;
/** The place an editor gave the story `st` on the front page of the clock's day. */
const frontOf = (clock: string): string => `
  left join lateral (select s.front_place as place, s.front_at as at from news_story s
                      where s.id = st.story_id and s.front_day = (${clock} at time zone 'Europe/Moscow')::date) front on true`;

/** Selects a ranking, best first: the ids of items, or stories as `rankNews` reads them; at most `most`. */
export function rankingSql(
  filter: FeedFilter,
  conditions: FeedConditions,
  most: number,
  values: StatementValues,
): string {
  if (filter.groupByStories)
    return `select ${storyColumns} from seen_story_state st${frontOf(values.at(conditions.clock, 'timestamptz'))} where ${storyCondition(conditions, values)} order by ${storyOrders[filter.order]} limit ${values.at(most, 'int')}`;
  return `select n.id from seen_news n where ${newsCondition(conditions, values)} order by ${orders[filter.order]} limit ${values.at(most, 'int')}`;
}

/** A ranking to be frozen: the ids of what a filter gives at a clock, best first. */
interface RankingMade {
  key: string;
  filter: FeedFilter;
  clock: Date;
  day: DayObjects;
  newsIds: readonly number[];
}

/** Freezes what a filter gives at this clock for an hour; returns its name. */
export async function freezeRanking(
  db: Db,
  { key, filter, clock, day, newsIds }: RankingMade,
): Promise<string> {
  const values = new StatementValues();
  const [made] = await db.rows(
    z.object({ requestId: z.string() }),
    `insert into news_ranking (request_id, filter, clock_at, news_ids, popular, topics)
     select md5(${values.at(key, 'text')} || v.version::text), ${values.at(JSON.stringify(filter), 'jsonb')}, ${values.at(clock, 'timestamptz')},
            ${values.at(newsIds, 'bigint[]')}, ${values.at(JSON.stringify(day.popular), 'jsonb')}, ${values.at(JSON.stringify(day.topics), 'jsonb')}
       from data_version v
     on conflict (request_id) do update set created_at = now(), news_ids = excluded.news_ids
     returning request_id as "requestId"`,
    values.list,
  );
  await dropOldRankings(db);
  return made!.requestId;
}

/** Drops rankings past their hour, and the oldest where there are too many; whoever freezes one calls it. */
export function dropOldRankings(db: Db): Promise<number> {
  return db.run(
    `delete from news_ranking
      where created_at < greatest(now() - interval '${lifetime}', (select created_at from news_ranking order by created_at desc offset ${maxRankings} limit 1))`,
  );
}

const FrozenRow = z.object({ filter: z.unknown(), clockAt: z.date() });

/** What a kept ranking was made of; null when it is no longer kept. */
export async function findFrozenFilter(
  db: Db,
  requestId: string,
): Promise<{ filter: FeedFilter; clockAt: Date } | null> {
  const [row] = await db.rows(
    FrozenRow,
    `select filter, clock_at as "clockAt" from news_ranking where request_id = $1 and created_at > now() - interval '${lifetime}'`,
    [requestId],
  );
  return row ? { clockAt: row.clockAt, filter: row.filter as FeedFilter } : null;
}

/** How many news of a filter, or stories with something new, are seen at `clock` that were not at `before`; stops counting at `most`. */
export async function countNewsSince(
  db: Db,
  { filter, before, clock, most }: { filter: FeedFilter; before: Date; clock: Date; most: number },
): Promise<number> {
  const values = new StatementValues();
  const conditions = await readConditions(db, filter, clock);
  const since = values.at(before, 'timestamptz');
  const fresh = filter.groupByStories
    ? `seen_story_state st where ${storyCondition(conditions, values)} and st.from_at > ${since}`
    : `seen_news n where ${newsCondition(conditions, values)} and n.published_at > ${since}`;
  const [row] = await db.rows(
    z.object({ count: z.int() }),
    `select count(*) as count from (select 1 from ${fresh} limit ${values.at(most, 'int')}) as fresh`,
    values.list,
  );
  return row!.count;
}

import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { feedFilter } from '../../domain/feed/feed-filter.ts';
import { dropOldRankings } from '../feed/ranking-queries.ts';
import type { SearchFilter } from '../../domain/search/search-filter.ts';
import { foundSql, type SearchMoment } from './found-sql.ts';
import { StatementValues } from '#platform/server/db/statement-values.ts';

const orders: Record<SearchFilter['order'], string> = {
  score: 'score desc, published_at desc, id desc',
  date: 'published_at desc, id desc',
};
const foundColumns = 'n.id, n.story_id, n.score, n.published_at';
/** By story so many items are looked at for each one wanted: the others of a big story take no place. */
const itemsPerStory = 4;

/** Selects the ids of a search, best first; by stories the best item stands for its story. */
export function searchSql(
  filter: SearchFilter,
  moment: SearchMoment,
  values: StatementValues,
  most: number,
): string {
  const order = orders[filter.order];
  const found = foundSql(filter, moment, values, foundColumns);
  if (!filter.byStories) return `select id from (${found}) as f order by ${order} limit ${most}`;
  return `
    select id from (
      select distinct on (coalesce(story_id, -id)) id, place
        from (select id, story_id, row_number() over (order by ${order}) as place
                from (select * from (${found}) as f order by ${order} limit ${most * itemsPerStory}) as best) as placed
       order by coalesce(story_id, -id), place) as told
     order by place limit ${most}`;
}

const MadeRow = z.object({ requestId: z.string() });

/** Freezes what a search gives at this clock, at most `most` items, for an hour; returns the ranking's name. */
export async function freezeSearch(
  db: Db,
  { key, filter, moment, most }: { key: string; filter: SearchFilter; moment: SearchMoment; most: number },
): Promise<string> {
  const values = new StatementValues();
  const found = searchSql(filter, moment, values, most);
  const kept = JSON.stringify({ ...feedFilter({ text: filter.words }), search: filter });
  const [made] = await db.rows(
    MadeRow,
    `insert into news_ranking (request_id, filter, clock_at, news_ids)
     select md5(${values.at(key, 'text')} || v.version::text), ${values.at(kept, 'text')}::jsonb,
            ${values.at(moment.clock, 'timestamptz')}, array(${found})
       from data_version v
     on conflict (request_id) do update set created_at = now(), news_ids = excluded.news_ids
     returning request_id as "requestId"`,
    values.list,
  );
  await dropOldRankings(db);
  return made!.requestId;
}

import type { Db } from '#platform/server/db/db.ts';
import { newsColumns, NewsRow } from '../feed/news-columns.ts';
import { highestRankSql, liveSql } from '../feed/story-state.ts';

/** Which news are meant: of a rubric (1 = all), of some stories (none = any), without one. */
export interface RangeWanted {
  rubricId: number;
  storyIds: readonly number[];
  without: number | null;
  clock: Date;
  most: number;
}

const values = ({ clock, rubricId, storyIds, without, most }: RangeWanted): unknown[] => [
  clock,
  rubricId,
  storyIds,
  without,
  most,
];

/** The best leads of stories. */
export function listLeads(db: Db, wanted: RangeWanted): Promise<NewsRow[]> {
  return db.rows(
    NewsRow,
    `select ${newsColumns('$1::timestamptz')}
       from (select st.lead_id, st.rank from seen_story_state st
              where ${liveSql('$1::timestamptz')} and st.rank <= ${highestRankSql('$1::timestamptz')}
                and ($2::int = 1 or st.rubric_id = $2) and (cardinality($3::bigint[]) = 0 or st.story_id = any($3))
                and st.lead_id is distinct from $4::bigint
              order by st.rank desc, st.news_id desc limit $5::int) as best
       join news_item n on n.id = best.lead_id
       join news_source s on s.id = n.source_id
      order by best.rank desc, n.id desc`,
    values(wanted),
  );
}

/** The best items. */
export function listItems(db: Db, wanted: RangeWanted): Promise<NewsRow[]> {
  return db.rows(
    NewsRow,
    `select ${newsColumns('$1::timestamptz')}
       from (select id from seen_news
              where published_at <= $1::timestamptz and score <= ${highestRankSql('$1::timestamptz')}
                and ($2::int = 1 or rubric_id = $2) and (cardinality($3::bigint[]) = 0 or story_id = any($3))
                and id is distinct from $4::bigint
              order by score desc, id desc limit $5::int) as best
       join news_item n on n.id = best.id
       join news_source s on s.id = n.source_id
      order by n.score desc, n.id desc`,
    values(wanted),
  );
}

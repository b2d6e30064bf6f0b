import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { liveSql } from '../feed/story-state.ts';

/** The statement of stories first told in a span, as they stand at its end: one range of the index. `$1` before it, `$2` its end. */
export const begunStoriesSql = `select st.story_id, st.lead_id, st.language, st.source_count, st.first_at
         from seen_story_state st where st.first_at > $1::timestamptz and st.first_at <= $2::timestamptz and ${liveSql('$2::timestamptz')}`;

const LaterRow = z.object({
  id: z.int(),
  title: z.string(),
  language: z.string(),
  outlets: z.int(),
  firstAt: z.date(),
  total: z.int(),
});

/** Stories first told after a moment and by another, most outlets first and those of the reader's language before others, with how many there are in all. */
export function listStoriesLater(
  db: Db,
  { after, to, language, most }: { after: Date; to: Date; language: string; most: number },
): Promise<z.output<typeof LaterRow>[]> {
  const order = '(b.language = $3) desc, b.source_count desc, b.story_id';
  return db.rows(
    LaterRow,
    `select b.story_id as id, l.title, l.language, b.source_count as outlets, b.first_at as "firstAt", b.total::int as total
       from (select *, count(*) over () as total from (${begunStoriesSql}) b order by ${order} limit $4::int) b
       join news_item l on l.id = b.lead_id
      order by ${order}`,
    [after, to, language, most],
  );
}

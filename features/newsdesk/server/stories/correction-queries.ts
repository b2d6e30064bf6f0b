import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const CorrectionRow = z.object({
  newsId: z.int(),
  title: z.string(),
  sourceName: z.string(),
  kind: z.enum(['story', 'region', 'affair']),
  storyId: z.int().nullable(),
  storyTitle: z.string().nullable(),
  yugoId: z.int().nullable(),
  names: z.record(z.string(), z.string()).nullable(),
  readers: z.int(),
  latestAt: z.date(),
});

/** What readers say is wrong and no editor has answered, that which most say first; up to 200. */
export function listCorrections(db: Db): Promise<z.output<typeof CorrectionRow>[]> {
  return db.rows(
    CorrectionRow,
    `with waiting as (
       select news_id, kind, yugo_id, max(story_id) as story_id, count(*)::int as readers, max(sent_at) as latest
         from news_correction where settled_at is null
        group by news_id, kind, yugo_id
        order by readers desc, latest desc, news_id limit 200)
     select w.news_id as "newsId", n.title, s.name as "sourceName", w.kind, w.story_id as "storyId",
            (select lead.title from news_story_state st join news_item lead on lead.id = st.lead_id
              where st.story_id = w.story_id order by st.from_at desc, st.news_id desc limit 1) as "storyTitle",
            w.yugo_id as "yugoId", e.names, w.readers, w.latest as "latestAt"
       from waiting w join news_item n on n.id = w.news_id join news_source s on s.id = n.source_id
       left join entity e on e.id = w.yugo_id
      order by w.readers desc, w.latest desc, w.news_id`,
  );
}

/** Marks what readers said of a headline as answered; false where nothing waits. */
export async function settleCorrections(
  db: Db,
  { newsId, yugoId, ofAffair }: { newsId: number; yugoId: number | null; ofAffair: boolean },
  { isAccepted, accountId, now }: { isAccepted: boolean; accountId: number | null; now: Date },
): Promise<boolean> {
  const settled = await db.run(
    `update news_correction set settled_at = $3, is_accepted = $4, settled_by = $5
      where news_id = $1 and settled_at is null and yugo_id is not distinct from $2 and (kind = 'affair') = $6`,
    [newsId, yugoId, now, isAccepted, accountId, ofAffair],
  );
  return settled > 0;
}

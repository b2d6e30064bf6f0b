import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';

/** Headlines looked at in one transaction; others write in between. */
const batch = 1000;

/** What was dropped. */
export interface DroppedNews {
  stories: number;
  headlines: number;
}

/**
 * Drops stories, with their headlines, whose affair has had no headline since `bound`. What a person keeps stays whole.
 * Readers keep a story by a mark, following, a comment, a poll, a vote, a board, a reminder of a promise. Editors do by a
 * compilation, a decision, a correction or an article of theirs. Counts of past days stay as they are.
 */
export async function dropOldNews(db: Db, bound: Date, signal?: AbortSignal): Promise<DroppedNews> {
  const dropped: DroppedNews = { stories: 0, headlines: 0 };
  for (let from: Place | null = null; ;) {
    signal?.throwIfAborted();
    const found: Found | null = await findOld(db, bound, from);
    if (found === null) return dropped;
    from = found.last;
    if (found.stories.length === 0) continue;
    const { stories } = found;
    dropped.headlines += await db.transaction(async (tx) => {
      const gone = await tx.run('delete from news_item where story_id = any($1::bigint[])', [stories]);
      await tx.run(dropStoriesSql, [stories]);
      await raiseDataVersion(tx);
      return gone;
    });
    dropped.stories += stories.length;
  }
}

interface Place {
  at: string;
  id: number;
}

interface Found {
  stories: number[];
  last: Place;
}

const Row = z.object({ storyId: z.int().nullable(), id: z.int(), at: z.string() });

/** Stories of the next headlines that nobody keeps, and the last of these headlines. */
async function findOld(db: Db, bound: Date, from: Place | null): Promise<Found | null> {
  const rows = await db.rows(Row, nextSql, [bound, from?.at ?? '-infinity', from?.id ?? 0, batch]);
  const last = rows.at(-1);
  if (last === undefined) return null;
  const candidates = [...new Set(rows.flatMap(({ storyId }) => storyId ?? []))];
  const free = await db.rows(z.object({ id: z.int() }), freeSql, [bound, candidates]);
  return { stories: free.map(({ id }) => id), last: { at: last.at, id: last.id } };
}

const nextSql = `
  select story_id as "storyId", id, published_at::text as at from news_item
   where published_at < $1::timestamptz and (published_at, id) > ($2::timestamptz, $3::bigint)
   order by published_at, id limit $4`;

/** Tables in which people keep a headline, by its number. That it was read keeps nothing. */
const keptHeadlines = [
  "(select news_id from news_mark where kind <> 'read')",
  'news_compilation_item',
  'news_correction',
  'news_article',
  'news_poll_vote',
  'quote_reminder',
];

const freeSql = `
  select s.id from news_story s
   where s.id = any($2::bigint[])
     and not exists (select from news_item n where n.story_id = s.id and n.published_at >= $1::timestamptz)
     and not exists (select from news_story o join news_item n on n.story_id = o.id
                      where o.affair_id = s.affair_id and n.published_at >= $1::timestamptz)
     and not exists (select from subscription u where u.kind = 'story' and u.subject = s.id and u.ended_at is null)
     and not exists (select from subscription u join news_story o on o.id = u.subject
                      where u.kind = 'affair' and u.ended_at is null
                        and coalesce(o.affair_id, o.id) in (s.affair_id, s.id))
     and not exists (select from comment c where c.kind = 'story' and c.subject_id = s.id)
     and not exists (select from poll p where p.kind = 'story' and p.subject_id = s.id)
     and not exists (select from news_correction c where c.story_id = s.id)
     and not exists (select from news_decision d
                      where d.story_id = s.id or d.other_story_id = s.id or s.id = any(d.story_ids))
     and s.id not in (select (tile->>'storyId')::bigint from board b, jsonb_array_elements(b.tiles) tile
                       where tile ? 'storyId')
     and not exists (
       select from news_item n
        where n.story_id = s.id
          and (exists (select from comment c where c.kind = 'news' and c.subject_id = n.id)
            or exists (select from poll p where p.kind = 'news' and p.subject_id = n.id)
            ${keptHeadlines.map((table) => `or exists (select from ${table} k where k.news_id = n.id)`).join('\n            ')}))`;

/** With the addresses of stories that went into them, which lead nowhere any more. */
const dropStoriesSql = `
  with recursive gone (id) as (
    select unnest($1::bigint[]) union select s.id from news_story s join gone on s.merged_into = gone.id
  )
  delete from news_story s using gone where s.id = gone.id`;

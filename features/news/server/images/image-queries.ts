import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const seen = `from news_image g join seen_news n on n.id = g.news_id
  where g.hash is not null and n.published_at <= $1::timestamptz`;

const LikeRow = z.object({ imageId: z.int(), newsId: z.int(), difference: z.int() });

/** News whose picture differs in at most so many of 64 signs, the likest first, then the newest; up to the clock. */
export function listAlike(
  db: Db,
  { hash, most, clock }: { hash: string; most: number; clock: Date },
): Promise<z.output<typeof LikeRow>[]> {
  return db.rows(
    LikeRow,
    `select g.id::int as "imageId", n.id::int as "newsId", bit_count(g.hash # $2::bit(64))::int as difference
       ${seen} and bit_count(g.hash # $2::bit(64)) <= $3::int
      order by 3, n.published_at desc, n.id desc limit 60`,
    [clock, hash, most],
  );
}

/** How many pictures the clock sees. */
export async function countImages(db: Db, clock: Date): Promise<number> {
  const [row] = await db.rows(z.object({ count: z.int() }), `select count(*)::int as count ${seen}`, [clock]);
  return row!.count;
}

/** The small picture of that number, null when there is none. */
export async function findThumbnail(db: Db, id: number): Promise<Buffer | null> {
  const [row] = await db.query<{ thumbnail: Uint8Array }>(
    'select thumbnail from news_image where id = $1::bigint and thumbnail is not null',
    [id],
  );
  return row ? Buffer.from(row.thumbnail) : null;
}

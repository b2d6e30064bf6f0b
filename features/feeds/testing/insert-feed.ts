import type { Db } from '#platform/server/db/db.ts';

/** What a feed of a test is like; due at once unless told. */
export interface TestFeed {
  address: string;
  title?: string;
  isPaused?: boolean;
  readsSourceText?: boolean;
}

/** Adds a feed as an editor would; returns its number. */
export async function insertFeed(
  db: Db,
  { address, title = address, isPaused = false, readsSourceText = false }: TestFeed,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    'insert into news_feed (address, title, is_paused, reads_source_text) values ($1, $2, $3, $4) returning id',
    [address, title, isPaused, readsSourceText],
  );
  return row!.id;
}

import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Pages = z.object({ pages: z.int(), visible: z.int() });

/**
 * Marks the pages of facts that everybody sees, so that reads need the index alone. The embedded database has no
 * process that does it; it holds the connection for about 0.1 s a million facts, so only while nobody reads.
 */
export async function markSeen(db: Db): Promise<void> {
  if (db.kind === 'postgres') return;
  const [table] = await db.rows(
    Pages,
    `select relpages as pages, relallvisible as visible from pg_class where oid = 'fact'::regclass`,
  );
  const [now] = await db.rows(
    z.object({ pages: z.int() }),
    `select (pg_relation_size('fact') / current_setting('block_size')::int)::int as pages`,
  );
  if (table!.visible < 0.9 * now!.pages) await db.run('vacuum fact');
}

import type { Db } from '#platform/server/db/db.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';

/** Bundled documents stay, hidden: gone for good they would come back with the next start. */
const ownTables = [
  { kind: 'compilation', table: 'news_compilation', own: 't.code is null' },
  { kind: 'article', table: 'news_article', own: 'true' },
  { kind: 'service', table: 'service_news', own: 't.id >= 1000' },
  { kind: 'exclusive', table: 'event_document', own: "t.kind = 'exclusive'" },
  { kind: 'analytics', table: 'event_document', own: "t.kind = 'analytics'" },
  { kind: 'review', table: 'event_document', own: "t.kind = 'review'" },
] as const;

/** Every night: what was deleted at the desk thirty days ago goes for good. */
export function deskCleanup(db: Db): Job {
  return { name: 'newsdesk-cleanup', schedule: '20 0 * * *', work: () => dropDeleted(db) };
}

/** Drops what nobody brought back in thirty days, with its draft. */
export async function dropDeleted(db: Db): Promise<void> {
  for (const { kind, table, own } of ownTables)
    await db.transaction(async (tx) => {
      const gone = await tx.query<{ id: number }>(
        `delete from ${table} t using news_draft d
          where d.kind = $1 and d.target_id = t.id and d.deleted_at < now() - interval '30 days' and ${own}
         returning t.id`,
        [kind],
      );
      await tx.run('delete from news_draft where kind = $1 and target_id = any($2::int[])', [
        kind,
        gone.map(({ id }) => id),
      ]);
    });
}

import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const SourceRow = z.object({
  sourceId: z.int(),
  name: z.string(),
  domain: z.string(),
  icon: z.string().nullable(),
});

/** An outlet by its number, null when there is none. */
export async function findSource(db: Db, sourceId: number): Promise<z.output<typeof SourceRow> | null> {
  const [row] = await db.rows(
    SourceRow,
    'select id as "sourceId", name, domain, icon from news_source where id = $1',
    [sourceId],
  );
  return row ?? null;
}

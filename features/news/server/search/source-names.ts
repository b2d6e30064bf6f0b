import { z } from 'zod';
import { cleanTyped } from '#platform/shared/typed-text.ts';
import type { Db } from '#platform/server/db/db.ts';

const SourceRow = z.object({ id: z.int(), name: z.string() });

/** Outlets whose name or address has some letters, those that begin with them first. */
export function findSourcesLike(
  db: Db,
  letters: string,
  most: number,
): Promise<z.output<typeof SourceRow>[]> {
  return db.rows(
    SourceRow,
    `select id, name from news_source
      where position(lower($1::text) in lower(name)) > 0 or position(lower($1::text) in domain) > 0
      order by starts_with(lower(name), lower($1::text)) desc, length(name), name limit $2::int`,
    [cleanTyped(letters), most],
  );
}

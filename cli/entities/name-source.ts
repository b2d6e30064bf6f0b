import { z } from 'zod';
import { insertSource } from '#features/entities/server/exchange/insert-source.ts';
import type { Db } from '#platform/server/db/db.ts';
import { AdminError } from '../admin/admin-command.ts';

const pattern = /^[a-z][a-z0-9_]{1,60}$/;

/** The source under which a file's statements stand: one that is known, or a new one with its title and licence. */
export async function nameSource(
  db: Db,
  { source, title, licence }: { source?: string; title?: string; licence?: string },
  dryRun: boolean,
): Promise<string> {
  if (source === undefined || !pattern.test(source))
    throw new AdminError(
      'A source is needed: --source and a word of small letters, digits and underscores.',
      true,
    );
  const [known] = await db.rows(z.object({ code: z.string() }), 'select code from source where code = $1', [
    source,
  ]);
  if (known && title === undefined) return source;
  if (known) throw new AdminError(`The source ${source} is known already: leave its title out.`);
  if (title === undefined || licence === undefined)
    throw new AdminError(`The source ${source} is not known yet: tell its --title and --licence.`);
  if (dryRun) return source;
  await db.transaction((tx) => insertSource(tx, { source, title, licence }));
  return source;
}

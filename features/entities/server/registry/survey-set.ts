import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { refKey, type ReadEntry } from './registry-entry.ts';

/**
 * The numbers that a set's statements refer to, none of them known yet. Throws where a source is none of the
 * catalogue's: nothing stands in the registry that nobody says.
 */
export async function surveySet(db: Db, entries: readonly ReadEntry[]): Promise<Map<string, number | null>> {
  const sources = new Set<string>();
  const referred = new Map<string, number | null>();
  const turn = takeTurns();
  for (const { source, statements } of entries) {
    sources.add(source);
    for (const statement of statements) {
      sources.add(statement.source);
      if (statement.other && 'scheme' in statement.other) referred.set(refKey(statement.other), null);
    }
    await turn();
  }
  const known = await db.rows(
    z.object({ code: z.string() }),
    'select code from source where code = any($1::text[])',
    [[...sources]],
  );
  for (const { code } of known) sources.delete(code);
  if (sources.size > 0) throw new Error(`The catalogue has no source ${[...sources].join(', ')}.`);
  return referred;
}

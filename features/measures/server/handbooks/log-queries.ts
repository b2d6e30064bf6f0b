import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { person } from '../list/measure-queries.ts';
import type { Handbook } from '../../domain/handbooks.ts';

/** What is done to entries. */
export const logSteps = ['add', 'edit', 'merge', 'undo', 'switch_on', 'switch_off'] as const;

const LogRow = z.object({
  id: z.int(),
  step: z.enum(logSteps),
  at: z.date(),
  by: z.object({ id: z.int(), name: z.string() }).nullable(),
  name: z.string(),
  other: z.string().nullable(),
  moved: z.int().nullable(),
  stands: z.boolean(),
});

const maxShown = 30;

/** What was done to a handbook, newest first; of a merge the entry that went, and whether it is still gone. */
export function listLog(db: Db, handbook: Handbook, locale: Locale): Promise<z.output<typeof LogRow>[]> {
  return db.rows(
    LogRow,
    `select l.log_id as id, l.step, l.at, ${person('a')} as by, ${inLanguage('e.names', locale)} as name,
            ${inLanguage('o.names', locale)} as other, (l.details->>'moved')::int as moved,
            coalesce(l.step = 'merge' and o.merged_into = e.entry_id, false) as stands
       from handbook_log l join handbook_entry e on e.entry_id = l.entry_id
       left join account a on a.id = l.account_id
       left join handbook_entry o on o.entry_id = (l.details->>'from')::int
      where e.handbook = $1 order by l.log_id desc limit ${maxShown}`,
    [handbook],
  );
}

/** Writes down what was done to an entry. */
export async function writeLog(
  tx: Db,
  id: number,
  step: (typeof logSteps)[number],
  accountId: number,
  details: object,
): Promise<void> {
  await tx.run(
    `insert into handbook_log (entry_id, step, account_id, details) values ($1::int, $2, $3::bigint, $4::jsonb)`,
    [id, step, accountId, JSON.stringify(details)],
  );
}

/** A text kept by language in a column, in this language, else Russian, else the one there is. */
export const inLanguage = (column: string, locale: Locale): string =>
  `coalesce(${column}->>'${locale}', ${column}->>'ru', (select value from jsonb_each_text(${column}) limit 1))`;

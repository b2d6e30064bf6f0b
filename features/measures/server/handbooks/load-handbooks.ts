import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { raiseDataVersion } from '#platform/server/data-version.ts';
import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';

/** First entries of the handbooks; what editors made of one that is there stays. */
export async function loadHandbooks(db: Db): Promise<void> {
  const rows = await listBundledRows('handbooks/measure_entries.csv');
  const entries = rows.map((row) => ({
    handbook: row['handbook'],
    code: row['code'],
    direction: Number(row['direction']),
    names: inLanguages(row, 'name'),
    groups: row['group_ru'] ? inLanguages(row, 'group') : null,
    subject_kind: row['subject_kind'] || null,
  }));
  await db.transaction(async (tx) => {
    const added = await tx.run(
      `insert into handbook_entry (handbook, code, direction, names, groups, subject_kind)
       select r.handbook, r.code, r.direction, r.names, r.groups, r.subject_kind
         from jsonb_to_recordset($1::jsonb)
              as r(handbook text, code text, direction smallint, names jsonb, groups jsonb, subject_kind text)
       on conflict (code) do nothing`,
      [JSON.stringify(entries)],
    );
    if (added > 0) await raiseDataVersion(tx);
  });
}

const inLanguages = (row: TableRow, what: string): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale, row[`${what}_${locale}`]!]));

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadCatalogues } from '#app/messages.ts';
import { judgeTable, keepTable } from '#features/measures/server/table/import-table.ts';
import type { RunCommand } from '#platform/server/command.ts';
import { buildTranslate } from '#platform/server/texts.ts';

/** `import measures <file> --author <e-mail> [--dry-run]`: a table's rows as drafts of an account; nothing is kept when a cell is refused. */
export const runImportMeasures: RunCommand = async ({ db }, args, out) => {
  const { values, positionals } = parseArgs({
    args,
    options: { author: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const [file] = positionals;
  if (file === undefined || typeof values.author !== 'string') {
    out(
      'Usage: npm run import -- measures <file.csv|file.xlsx> --author <e-mail> [--dry-run]   (format: docs/import.md)',
    );
    return 2;
  }
  const [account] = await db.rows(
    z.object({ id: z.int() }),
    'select id::int from account where lower(email) = lower($1)',
    [values.author],
  );
  if (!account) {
    out(`There is no account ${values.author}.`);
    return 2;
  }
  const translate = buildTranslate(await loadCatalogues());
  const { contents, refused, unknownColumns } = await judgeTable(await readFile(file), {
    db,
    translate,
    signal: new AbortController().signal,
  });
  if (unknownColumns.length > 0) out(`left out, unknown columns: ${unknownColumns.join(', ')}`);
  for (const { row, column, reason, value } of refused.slice(0, 100))
    out(`row ${row}, ${column}: ${reason} ${value}`);
  if (refused.length > 0) {
    out(`Nothing was kept: ${refused.length} cells of ${contents.length} rows were refused.`);
    return 1;
  }
  if (values['dry-run'] === true) {
    out(`${contents.length} rows can be kept. Nothing was kept.`);
    return 0;
  }
  const by = { accountId: account.id, intention: 'add', now: new Date() } as const;
  out(`${(await keepTable(db, contents, by)).length} drafts kept.`);
  return 0;
};

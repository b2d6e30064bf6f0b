import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { RunCommand } from '#platform/server/command.ts';
import { importHub } from '#features/regions/server/forecast/issue/import-hub.ts';

/** `import hub <file.csv> --team <name>`: freezes another team's forecasts; nothing is frozen when a line is refused. */
export const runImportHub: RunCommand = async ({ db }, args, out) => {
  const { values, positionals } = parseArgs({
    args,
    options: { team: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [file] = positionals;
  if (file === undefined || typeof values.team !== 'string') {
    out('Usage: npm run import -- hub <file.csv> --team <name>   (format: docs/import.md)');
    return 2;
  }
  const { refused, frozen, kept } = await importHub(db, createReadStream(file), values.team);
  for (const { row, reason } of refused.slice(0, 100)) out(`row ${row}: ${reason}`);
  out(
    refused.length > 0
      ? `Nothing was taken: ${refused.length} refusals.`
      : `${frozen} releases taken, ${kept} stood already.`,
  );
  return refused.length > 0 ? 1 : 0;
};

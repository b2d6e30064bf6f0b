import { createReadStream } from 'node:fs';
import type { Command } from '#platform/server/command.ts';
import { importCsv } from '#facts/import/import-csv.ts';
import { runImportHub } from './import-hub.ts';
import { runImportMeasures } from './import-measures.ts';

/** `import <file.csv> [--dry-run]`: loads an operator's own series; nothing is loaded when a row is refused. `import hub …` takes forecasts, `import measures …` a table of measures. */
export const runImport: Command = async (services, args, out) => {
  if (args[0] === 'hub') return runImportHub(services, args.slice(1), out);
  if (args[0] === 'measures') return runImportMeasures(services, args.slice(1), out);
  const { db } = services;
  const file = args.find((argument) => !argument.startsWith('--'));
  if (file === undefined) {
    out(
      'Usage: npm run import -- <file.csv> [--dry-run], or hub <file.csv> --team <name>, or measures <file> --author <e-mail>   (format: docs/import.md)',
    );
    return 2;
  }
  const report = await importCsv(db, createReadStream(file), {
    dryRun: args.includes('--dry-run'),
    onProgress: ({ done, total }) => out(`${done} of ${total} rows`),
  });
  for (const { row, reason } of report.refused.slice(0, 100)) out(`row ${row}: ${reason}`);
  for (const { indicator, place, day, value, beside, kind } of report.doubts ?? [])
    out(`doubtful: ${indicator} of ${place} on ${day} is ${value} beside ${beside}, ${kind}`);
  out(
    report.refused.length > 0
      ? `Nothing was loaded: ${report.refused.length} rows refused.`
      : `${report.loaded} new facts, ${report.same} known already.`,
  );
  return report.refused.length > 0 ? 1 : 0;
};

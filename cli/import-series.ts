import { createReadStream } from 'node:fs';
import { describeCommand } from '#platform/server/command.ts';
import { importCsv } from '#statistics/import/import-csv.ts';
import { runImportHub } from './import-hub.ts';
import { runImportMeasures } from './import-measures.ts';

const usage = `Usage:
  npm run import -- <file.csv> [--dry-run]                       figures, or definitions of indicators, sources, units
  npm run import -- hub <file.csv> --team <name>                 forecasts of another team
  npm run import -- measures <file> --author <e-mail> [--dry-run]   a table of measures as drafts
Formats: docs/import.md`;

/** `import <file.csv> [--dry-run]`: loads an operator's own series; nothing is loaded when a row is refused. `import hub …` takes forecasts, `import measures …` a table of measures. */
export const runImport = describeCommand(usage, async (services, args, out) => {
  if (args[0] === 'hub') return runImportHub(services, args.slice(1), out);
  if (args[0] === 'measures') return runImportMeasures(services, args.slice(1), out);
  const { db } = services;
  const file = args.find((argument) => !argument.startsWith('--'));
  if (file === undefined) {
    out(usage);
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
});

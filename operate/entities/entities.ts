import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { kindNumber } from '#features/entities/domain/registry/fields.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import type { Db } from '#platform/server/db/db.ts';
import { writeCsv } from '#platform/ui/tables/write-csv.ts';
import { writeWorkbook } from '#platform/ui/tables/write-workbook.ts';
import { AdminError, readWords, type AdminCommand } from '../admin/admin-command.ts';
import { commandSet } from '../command-set.ts';
import { listForExport, type ExportedEntity } from './export-queries.ts';
import { importEntries, type EntriesReport } from './import-entries.ts';
import type { FileReader } from './read-line.ts';
import { readFtm } from './read-ftm.ts';
import { readGleif } from './read-gleif.ts';
import { readTable } from './read-companies.ts';
import { readWikidata } from './read-wikidata.ts';
import { nameSource } from './name-source.ts';
import { writeFtm } from './write-ftm.ts';
import { companyTable, statementTable } from './write-table.ts';

const readers: Readonly<Record<string, FileReader>> = {
  ftm: readFtm,
  gleif: readGleif,
  wikidata: readWikidata,
  table: readTable,
};
const mostTold = 100;
const entitiesAtOnce = 500;

const commands: Readonly<Record<string, AdminCommand>> = {
  import: {
    usage: '<form> <file> --source code [--day YYYY-MM-DD] [--title words] [--licence words] [--check yes]',
    summary: `takes a file into the registry; form: ${Object.keys(readers).join(', ')}; --check yes tells and writes nothing`,
    async run({ db }, args, out) {
      const words = readWords(args, ['form', 'file'], ['source', 'day', 'title', 'licence', 'check']);
      const reader = readers[words.form];
      if (!reader) throw new AdminError(`The form is one of ${Object.keys(readers).join(', ')}.`, true);
      if (!(await stat(words.file).catch(() => null))?.isFile())
        throw new AdminError(`There is no file ${words.file}.`);
      const knownAt = words.day ?? new Date().toISOString().slice(0, 10);
      if (!/^\d{4}-\d\d-\d\d$/.test(knownAt)) throw new AdminError('The day is YYYY-MM-DD.', true);
      const dryRun = words.check === 'yes';
      const source = await nameSource(db, words, dryRun);
      const report = await importEntries(db, reader(words.file, { source, knownAt }), {
        source,
        knownAt,
        dryRun,
      });
      tell(report, dryRun, out);
    },
  },
  export: {
    usage: '<ftm|companies|statements> <file> [--kind kind] [--source code]',
    summary: 'writes the registry: FollowTheMoney a line each, or a table as .csv or .xlsx',
    async run({ db }, args, out) {
      const words = readWords(args, ['form', 'file'], ['kind', 'source']);
      const kind = entityKinds.find((each) => each === (words.form === 'companies' ? 'company' : words.kind));
      if (words.kind !== undefined && kind === undefined)
        throw new AdminError(`The kind is one of ${entityKinds.join(', ')}.`, true);
      const asked = { kind: kind === undefined ? null : kindNumber(kind), source: words.source ?? null };
      if (words.form === 'ftm') return writeLines(db, words.file, asked, out);
      if (words.form !== 'companies' && words.form !== 'statements')
        throw new AdminError('The form is ftm, companies or statements.', true);
      const entities: ExportedEntity[] = [];
      for await (const page of pagesOf(db, asked)) entities.push(...page);
      const table = (words.form === 'companies' ? companyTable : statementTable)(entities);
      await writeFile(
        words.file,
        words.file.endsWith('.xlsx') ? writeWorkbook(words.form, table) : writeCsv(table),
      );
      out(`${table.rows.length} rows: ${words.file}`);
    },
  },
};

/** `npm run entities -- …`: the registry from files and into them. */
export const runEntities = commandSet('entities', commands);

function tell(
  { entries, statements, refused, trimmed }: EntriesReport,
  dryRun: boolean,
  out: (text: string) => void,
): void {
  for (const { line, reason } of [...refused, ...trimmed].slice(0, mostTold)) out(`line ${line}: ${reason}`);
  const more = refused.length + trimmed.length - mostTold;
  if (more > 0) out(`and ${more} more`);
  out(
    `${entries} entities with ${statements} statements ${dryRun ? 'would be taken' : 'taken'}, ${refused.length} lines left out, ${trimmed.length} in part.`,
  );
}

type Asked = Pick<Parameters<typeof listForExport>[1], 'kind' | 'source'>;

async function* pagesOf(db: Db, asked: Asked): AsyncGenerator<ExportedEntity[]> {
  let after = 0;
  for (;;) {
    const page = await listForExport(db, { ...asked, after, most: entitiesAtOnce });
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)!.id;
  }
}

async function writeLines(db: Db, path: string, asked: Asked, out: (text: string) => void): Promise<void> {
  const file = createWriteStream(path);
  let written = 0;
  let without = 0;
  for await (const page of pagesOf(db, asked)) {
    const told = page.map(writeFtm);
    without += told.filter((lines) => lines.length === 0).length;
    const lines = told.flat();
    written += lines.length;
    if (!file.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  out(`${written} lines: ${path}. ${without} entities are of kinds that FollowTheMoney has no schema for.`);
}

import { createWriteStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { loadCatalogues } from '#app/messages.ts';
import { kindNumber } from '#features/entities/domain/registry/fields.ts';
import { listForExport, type ExportedEntity } from '#features/entities/server/exchange/export-queries.ts';
import { judgeLines, type JudgedFile } from '#features/entities/server/exchange/judge-lines.ts';
import { readFtm } from '#features/entities/server/exchange/read-ftm.ts';
import type { About, ReadLine } from '#features/entities/server/exchange/read-line.ts';
import { formOfTable, readLines } from '#features/entities/server/exchange/read-table.ts';
import { takeEntries } from '#features/entities/server/exchange/take-entries.ts';
import { fileLines } from '#features/entities/server/exchange/text-lines.ts';
import { writeFtm } from '#features/entities/server/exchange/write-ftm.ts';
import { companyTable, statementTable } from '#features/entities/server/exchange/write-table.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { RefusedFile } from '#platform/server/foreign/foreign-file.ts';
import { readTable } from '#platform/server/tables/read-table.ts';
import { boundsOfTable } from '#platform/server/tables/table-bounds.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import { writeCsv } from '#platform/ui/tables/write-csv.ts';
import { writeWorkbook } from '#platform/ui/tables/write-workbook.ts';
import { AdminError, readWords, type AdminCommand } from '../admin/admin-command.ts';
import { commandSet } from '../command-set.ts';
import { nameSource } from './name-source.ts';
import { readGleif } from './read-gleif.ts';
import { readWikidata } from './read-wikidata.ts';

/** Reads a file of one form line by line. */
type FileReader = (path: string, about: About) => AsyncIterable<ReadLine>;

const readers: Readonly<Record<string, FileReader>> = {
  ftm: (path, about) => readFtm(fileLines(path), about),
  gleif: readGleif,
  wikidata: readWikidata,
  async *table(path, about) {
    const rows = readTable(await readFile(path), tableBounds);
    if (formOfTable(rows) === null) throw new RefusedFile('no_header');
    yield* readLines(rows, about);
  },
};
/** More would not fit beside a running server: cut an extract. */
const maxEntries = 500_000;
/** An operator's own file, read by a command: wider than what comes with a request. */
const tableBounds = {
  ...boundsOfTable(maxEntries + 2),
  cells: 100 * maxEntries,
  unpacked: 400_000_000,
};
const maxTold = 100;
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
      const file = await judgeLines(db, reader(words.file, { source, knownAt }), {
        source,
        knownAt,
        most: maxEntries,
      }).catch(refuse);
      if (!dryRun && file.entries.length > 0) await takeEntries(db, file.entries, source);
      await tell(file, dryRun, out);
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
      const columns = table.columns.map((key) => ({ key, label: key, kind: 'text' as const }));
      const saved = { columns, rows: table.rows };
      await writeFile(
        words.file,
        words.file.endsWith('.xlsx') ? writeWorkbook(words.form, saved) : writeCsv(saved),
      );
      out(`${table.rows.length} rows: ${words.file}`);
    },
  },
};

/** `npm run entities -- …`: the registry from files and into them. */
export const runEntities = commandSet('entities', commands);

/** A file that can't be read whole is told in a sentence. */
function refuse(error: unknown): never {
  if (!(error instanceof AppError) && !(error instanceof RefusedFile)) throw error;
  const isLong = error instanceof AppError || error.reason === 'too_many';
  throw new AdminError(
    isLong
      ? `More than ${maxEntries} entities: cut an extract of the file.`
      : 'The file is no table: no XLSX workbook, or neither a name nor kind, field and value in its first line.',
  );
}

async function tell(
  { entries, statements, faults }: JudgedFile,
  dryRun: boolean,
  out: (text: string) => void,
): Promise<void> {
  const translate = buildTranslate(await loadCatalogues());
  for (const { line, code, value, position, expected } of faults.slice(0, maxTold))
    out(
      `line ${line}: ${value === '' ? '' : `${value}: `}${translate('en', `EntityFiles_Fault_${code}`, { position: position ?? 0, expected: expected ?? '' })}`,
    );
  if (faults.length > maxTold) out(`and ${faults.length - maxTold} more`);
  const left = faults.filter(({ isLeft }) => isLeft).length;
  out(
    `${entries.length} entities with ${statements} statements ${dryRun ? 'would be taken' : 'taken'}, ${left} lines left out, ${faults.length - left} in part.`,
  );
}

interface Asked {
  kind: number | null;
  source: string | null;
}

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

import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Db } from '#platform/server/db/db.ts';
import { importDefinitions } from './csv/import-definitions.ts';
import { importFacts, type FactFile, type ImportOptions } from './csv/import-facts.ts';
import { readKnownNames } from './csv/known-names.ts';
import { readOperatorFile, UnreadableFileError } from './csv/operator-file.ts';
import type { ImportReport } from './csv/report.ts';
import { definitionTables, type DefinitionTable } from './define.ts';

const factColumns = ['indicator', 'place', 'time', 'value', 'unit', 'source', 'known_at'];
const optionalFactColumns = ['dims', 'sample'];

/**
 * Loads an operator's table of figures or of definitions, told apart by the header (docs/import.md).
 * All rows or none; the same file a second time changes nothing. What is wrong with a row is in the report, not thrown.
 */
export async function importCsv(
  db: Db,
  stream: Readable,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const hash = createHash('sha256');
  try {
    return await importFile(db, hashOnTheWay(stream, hash), () => hash.digest('hex').slice(0, 16), options);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return { rows: 0, loaded: 0, same: 0, refused: [{ row: error.row, reason: error.message }] };
  }
}

async function importFile(
  db: Db,
  bytes: AsyncIterable<Buffer>,
  version: () => string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { delimiter, rows } = await readOperatorFile(bytes);
  const { value: first } = await rows.next();
  if (!first) throw new UnreadableFileError(1, 'the file is empty');
  const file: FactFile = { header: first.cells.map((name) => name.toLowerCase()), delimiter, rows };
  const table = findTable(file.header);
  refuseColumns(
    file.header,
    ...((table ? [Object.values(table.columns), []] : [factColumns, optionalFactColumns]) as [
      string[],
      string[],
    ]),
  );
  if (table) return importDefinitions(db, table, file, options);
  return importFacts(db, file, await readKnownNames(db), version, options);
}

async function* hashOnTheWay(stream: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Tables of definitions have their key first and no column `time`. */
function findTable(header: readonly string[]): DefinitionTable | undefined {
  if (header.includes('time')) return undefined;
  return definitionTables.find(({ columns, keys }) => columns[keys[0]!] === header[0]);
}

function refuseColumns(
  header: readonly string[],
  wanted: readonly string[],
  optional: readonly string[],
): void {
  const faults = [
    ...wanted
      .filter((column) => !header.includes(column))
      .map((column) => `the column «${column}» is missing`),
    ...header
      .filter((column) => !wanted.includes(column) && !optional.includes(column))
      .map((column) => `the column «${column}» is not known`),
    ...header
      .filter((column, index) => header.indexOf(column) !== index)
      .map((column) => `the column «${column}» stands twice`),
  ];
  if (faults.length > 0) throw new UnreadableFileError(1, faults.join('; '));
}

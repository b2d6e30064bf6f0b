import { gunzipSync } from 'node:zlib';
import type { KnownPlace } from '#connectors/place-book.ts';
import { readParts, type ReadingTools } from '#connectors/read/read-records.ts';
import { readSource, type Answer } from '#connectors/read-source.ts';
import type { Recipe } from '#connectors/recipe.ts';
import { RefusedSource } from '#connectors/refused-source.ts';
import type { ReportedEntity } from '#connectors/take-entity.ts';
import type { RefusedRow, SourceRow } from '#connectors/take-rows.ts';
import { RefusedFile, type ReadingProgress } from '#platform/server/foreign/foreign-file.ts';
import { listEntries, unpackEntry } from '#platform/server/foreign/zip-entries.ts';
import { readWorkbook } from '#platform/server/tables/read-workbook.ts';

/** What the thread is given: `count` = only how many records an answer has. */
export interface RecipeTask {
  recipe: Recipe;
  answers: readonly Answer[];
  places: readonly KnownPlace[];
  /** Numbers of entities the registry has, `inn 7707083893`. */
  known?: readonly string[];
  count?: boolean;
}

/** What is left of the records at the end, or why the answer is refused whole. */
export interface ReadingEnd {
  kind: 'end';
  records: number;
  passed: number;
  empty: number;
  refused: number;
  refusal: { reason: string; details: Readonly<Record<string, string | number>> } | null;
}

/** A row without the names of its columns, which would be half of what is handed over. */
export type PackedRow = [
  row: number,
  indicator: string,
  place: string,
  period: string,
  value: number,
  unit: string,
  dims: string,
  knownAt: string | null,
];

export type ReadItem = PackedRow | RefusedRow | ReportedEntity | ReadingEnd;

/** Refused records that are told one by one; more are counted. */
const maxTold = 1_000;
/** Records between two words of how far it has come. */
const tellEvery = 2_000;
/** Files of an archive are held one at a time: only the largest of them costs memory. Unit: bytes. */
const archives = { entries: 60_000, unpacked: 16_000_000_000, largest: 256_000_000 };
const bounds = { rows: 200_000, columns: 400, cells: 4_000_000, cellLength: 20_000, unpacked: 100_000_000 };

/** Rows and refused records of the answers of a source, for a reading thread; the end is always the last. */
export async function* read(
  task: RecipeTask,
  tell: (progress: ReadingProgress) => void = () => {},
): AsyncGenerator<ReadItem> {
  const end: ReadingEnd = { kind: 'end', records: 0, passed: 0, empty: 0, refused: 0, refusal: null };
  try {
    if (task.count === true) end.records = await countRecords(task);
    else yield* readInto(end, task, tell);
  } catch (error) {
    end.refusal = refusalOf(error, task.recipe.format === 'xlsx');
  }
  yield end;
}

async function* readInto(
  end: ReadingEnd,
  task: RecipeTask,
  tell: (progress: ReadingProgress) => void,
): AsyncGenerator<ReadItem> {
  const { recipe, answers, places, known = [] } = task;
  let [total, last] = [null as number | null, 0];
  const onRecords = (count: number | null) => (total = count);
  for await (const item of readSource(recipe, answers, { ...tools, places, known, onRecords })) {
    end.records = Math.max(end.records, item.row);
    if (end.records >= last + tellEvery) tell({ done: (last = end.records), total });
    if (item.kind === 'row') yield packed(item);
    else if (item.kind === 'entity') yield item;
    else end[item.kind] += 1;
    if (item.kind === 'refused' && end.refused <= maxTold) yield item;
  }
}

const packed = (item: SourceRow): PackedRow => [
  item.row,
  item.indicator,
  item.place,
  item.period,
  item.value,
  item.unit,
  item.dims,
  item.knownAt,
];

async function countRecords({ recipe, answers }: RecipeTask): Promise<number> {
  let count = 0;
  for (const { bytes } of answers)
    for await (const part of readParts(recipe, bytes, tools)) count += part.length;
  return count;
}

const tools: ReadingTools = {
  readWorkbook: (bytes) => readWorkbook(bytes, bounds).map(({ cells }) => cells),
  *unpack(bytes) {
    if (bytes[0] === 0x1f) return yield gunzip(bytes);
    for (const entry of listEntries(bytes, archives)) {
      if (entry.unpacked > archives.largest) throw new RefusedFile('archive');
      if (!entry.name.endsWith('/')) yield unpackEntry(entry);
    }
  },
};

function gunzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: archives.largest });
  } catch (error) {
    throw new RefusedFile('archive', error);
  }
}

function refusalOf(error: unknown, isWorkbook: boolean): ReadingEnd['refusal'] {
  if (error instanceof RefusedSource) return { reason: error.reason, details: error.details };
  if (error instanceof RefusedFile)
    return { reason: isWorkbook ? 'bad_workbook' : 'bad_archive', details: { why: error.reason } };
  throw error;
}

import type { KnownPlace } from '#connectors/place-book.ts';
import { readRecords } from '#connectors/read/read-records.ts';
import { readSource, type Answer } from '#connectors/read-source.ts';
import type { Recipe } from '#connectors/recipe.ts';
import { RefusedSource } from '#connectors/refused-source.ts';
import type { RefusedRow, SourceRow } from '#connectors/take-rows.ts';
import { RefusedFile } from '#platform/server/foreign/foreign-file.ts';
import { readWorkbook } from '#platform/server/tables/read-workbook.ts';

/** What the thread is given: `count` = only how many records an answer has. */
export interface RecipeTask {
  recipe: Recipe;
  answers: readonly Answer[];
  places: readonly KnownPlace[];
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

export type ReadItem = SourceRow | RefusedRow | ReadingEnd;

/** Refused records that are told one by one; more are counted. */
const maxTold = 1_000;
const bounds = { rows: 200_000, columns: 400, cells: 4_000_000, cellLength: 20_000, unpacked: 100_000_000 };

/** Rows and refused records of the answers of a source, for a reading thread; the end is always the last. */
export async function* read(task: RecipeTask): AsyncGenerator<ReadItem> {
  const end: ReadingEnd = { kind: 'end', records: 0, passed: 0, empty: 0, refused: 0, refusal: null };
  try {
    if (task.count === true) end.records = await countRecords(task);
    else yield* readInto(end, task);
  } catch (error) {
    end.refusal = refusalOf(error);
  }
  yield end;
}

async function* readInto(end: ReadingEnd, { recipe, answers, places }: RecipeTask): AsyncGenerator<ReadItem> {
  for await (const item of readSource(recipe, answers, { places, readWorkbook: rowsOfWorkbook })) {
    end.records = Math.max(end.records, item.row);
    if (item.kind === 'row') yield item;
    else end[item.kind] += 1;
    if (item.kind === 'refused' && end.refused <= maxTold) yield item;
  }
}

async function countRecords({ recipe, answers }: RecipeTask): Promise<number> {
  const all = await Promise.all(answers.map(({ bytes }) => readRecords(recipe, bytes, rowsOfWorkbook)));
  return all.reduce((sum, { length }) => sum + length, 0);
}

const rowsOfWorkbook = (bytes: Uint8Array): string[][] =>
  readWorkbook(bytes, bounds).map(({ cells }) => cells);

function refusalOf(error: unknown): ReadingEnd['refusal'] {
  if (error instanceof RefusedSource) return { reason: error.reason, details: error.details };
  if (error instanceof RefusedFile) return { reason: 'bad_workbook', details: { why: error.reason } };
  throw error;
}

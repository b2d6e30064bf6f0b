import { neededColumns } from './columns-of.ts';
import { openGathering } from './gather-rows.ts';
import { openPlaceBook, type KnownPlace } from './place-book.ts';
import { isInParts, readParts, type ReadingTools } from './read/read-records.ts';
import type { Recipe } from './recipe.ts';
import type { SourceRecord } from './record.ts';
import { RefusedSource } from './refused-source.ts';
import { takeEntity, type ReportedEntity } from './take-entity.ts';
import { takeRows, type SourceItem } from './take-rows.ts';

/** One answer of a source; `given` = what was put into its request, as columns. */
export interface Answer {
  bytes: Uint8Array;
  given: Readonly<Record<string, string>>;
}

/** Records of one source at most. */
const maxRecords = 3_000_000;

/** What a source is read with; `known` = numbers of entities the registry has. */
export interface SourceReading extends ReadingTools {
  places: readonly KnownPlace[];
  known?: readonly string[];
  /** Takes how many records the answers have, once that is known: null while parts are to come. */
  onRecords?: (count: number | null) => void;
}

/** Everything the answers of a source say, record by record; throws RefusedSource for an answer that is refused whole. */
export async function* readSource(
  recipe: Recipe,
  answers: readonly Answer[],
  reading: SourceReading,
): AsyncGenerator<SourceItem | ReportedEntity> {
  const book = openPlaceBook(reading.places);
  const known = new Set(reading.known);
  const gathering = openGathering(recipe);
  let row = 0;
  for await (const part of partsOf(recipe, answers, reading))
    for (const record of part) {
      row += 1;
      if (row > maxRecords) throw new RefusedSource('too_many_rows', { most: maxRecords });
      if (recipe.entities) yield takeEntity(recipe, { book, known }, { row, record });
      else
        for (const item of takeRows(recipe, book, { row, record }))
          if (gathering && item.kind === 'row') gathering.take(item, record);
          else yield item;
    }
  if (row < recipe.checks.leastRows)
    throw new RefusedSource('no_rows', { rows: row, least: recipe.checks.leastRows });
  if (gathering) yield* gathering.rows();
}

/** Records of all answers part by part, with what was put into their requests. */
async function* partsOf(
  recipe: Recipe,
  answers: readonly Answer[],
  reading: SourceReading,
): AsyncGenerator<readonly SourceRecord[]> {
  let count = 0;
  for (const [at, { bytes, given }] of answers.entries())
    for await (const part of readParts(recipe, bytes, reading)) {
      const records = unfold(recipe, part);
      refuseMissingColumns(recipe, records, given);
      count += records.length;
      const isLast = at === answers.length - 1 && !isInParts(recipe, bytes);
      reading.onRecords?.(isLast ? count : null);
      yield Object.keys(given).length === 0 ? records : records.map((own) => ({ ...own, ...given }));
    }
}

/** Columns that stand for values of one thing become records. */
function unfold({ wide }: Recipe, records: readonly SourceRecord[]): readonly SourceRecord[] {
  if (!wide) return records;
  const fits = new RegExp(`^(?:${wide.columns})$`);
  return records.flatMap((record) => {
    const columns = Object.entries(record);
    const same = Object.fromEntries(columns.filter(([name]) => !fits.test(name)));
    return columns
      .filter(([name]) => fits.test(name))
      .map(([name, value]) => ({ ...same, [wide.name]: name, [wide.value]: value }));
  });
}

/** A column that no record has was renamed or left out: nothing is guessed. */
function refuseMissingColumns(
  recipe: Recipe,
  records: readonly SourceRecord[],
  given: Readonly<Record<string, string>>,
): void {
  if (records.length === 0) return;
  const wanted = neededColumns(recipe);
  for (const name of Object.keys(given)) wanted.delete(name);
  for (const record of records) {
    if (wanted.size === 0) return;
    for (const name of Object.keys(record)) wanted.delete(name);
  }
  if (wanted.size > 0) throw new RefusedSource('missing_columns', { columns: [...wanted].join(', ') });
}

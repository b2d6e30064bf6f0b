import { openPlaceBook, type KnownPlace } from './place-book.ts';
import { readRecords, type WorkbookReader } from './read/read-records.ts';
import type { Recipe } from './recipe.ts';
import type { SourceRecord } from './record.ts';
import { textOf } from './record.ts';
import { RefusedSource } from './refused-source.ts';
import { takeRows, type SourceItem, type SourceRow } from './take-rows.ts';

/** One answer of a source; `given` = what was put into its request, as columns. */
export interface Answer {
  bytes: Uint8Array;
  given: Readonly<Record<string, string>>;
}

/** Records of one source at most. */
const maxRecords = 3_000_000;

/** Everything the answers of a source say, record by record; throws RefusedSource for an answer that is refused whole. */
export async function* readSource(
  recipe: Recipe,
  answers: readonly Answer[],
  { places, readWorkbook }: { places: readonly KnownPlace[]; readWorkbook: WorkbookReader },
): AsyncGenerator<SourceItem> {
  const book = openPlaceBook(places);
  const newest = new Map<string, { rank: string; item: SourceRow }>();
  let row = 0;
  for (const { bytes, given } of answers) {
    const records = unfold(recipe, await readRecords(recipe, bytes, readWorkbook));
    refuseMissingColumns(recipe, records, given);
    for (const own of records) {
      row += 1;
      if (row > maxRecords) throw new RefusedSource('too_many_rows', { most: maxRecords });
      const record = { ...own, ...given };
      for (const item of takeRows(recipe, book, { row, record }))
        if (recipe.newest && item.kind === 'row') keepNewest(newest, item, rankOf(recipe.newest, record));
        else yield item;
    }
  }
  if (row < recipe.checks.leastRows)
    throw new RefusedSource('no_rows', { rows: row, least: recipe.checks.leastRows });
  for (const { item } of newest.values()) yield item;
}

function keepNewest(
  kept: Map<string, { rank: string; item: SourceRow }>,
  item: SourceRow,
  rank: string,
): void {
  const key = `${item.indicator}|${item.dims}|${item.place}|${item.period}`;
  const before = kept.get(key);
  if (before === undefined || before.rank < rank) kept.set(key, { rank, item });
}

function rankOf({ column, pattern }: { column: string; pattern: string }, record: SourceRecord): string {
  const found = new RegExp(pattern).exec(textOf(record[column]));
  return found?.[1] ?? found?.[0] ?? '';
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
  { place, period, figures }: Recipe,
  records: readonly SourceRecord[],
  given: Readonly<Record<string, string>>,
): void {
  if (records.length === 0) return;
  const wanted = new Set([
    ...(place.column === undefined || place.always !== undefined ? [] : [place.column]),
    period.column,
    ...figures.flatMap(({ value, where, divideBy }) => [
      value,
      ...Object.keys(where),
      ...(divideBy === undefined ? [] : [divideBy]),
    ]),
  ]);
  for (const name of Object.keys(given)) wanted.delete(name);
  for (const record of records) {
    if (wanted.size === 0) return;
    for (const name of Object.keys(record)) wanted.delete(name);
  }
  if (wanted.size > 0) throw new RefusedSource('missing_columns', { columns: [...wanted].join(', ') });
}

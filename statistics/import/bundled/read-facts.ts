import { assumedRule, dayOfTime, knownByRule, toEpochDay } from '../periods.ts';
import type { TableRow } from '../read-rows.ts';
import type { FactRow } from '../store/series.ts';
import { correctionKey, type Catalogue, type ColumnMeaning } from './catalogue.ts';
import type { BundledFile } from './bundled-file.ts';

/** The country's yugo_id. */
const country = 1_180_665;

/** Columns of which no place can have nought: a nought there is a gap of the mirror, and no fact. */
const neverNought = new Set([
  'agri_producer_price_index',
  'doctors',
  'income_per_capita',
  'morbidity_skin',
  'population_average_annual',
  'poverty_rate_1992_2020',
  'retail_turnover_per_capita',
]);

/** A bundled file has something the catalogue does not explain. */
class BundledDataError extends Error {}

/** Facts of a bundled file in the order of its rows; throws on anything the catalogue does not explain. */
export async function* readFacts(
  file: BundledFile,
  rows: AsyncIterable<TableRow>,
  catalogue: Catalogue,
): AsyncGenerator<FactRow> {
  const meanings = catalogue.columns.get(file.dataSet) ?? new Map<string, ColumnMeaning>();
  for await (const row of rows) {
    if (file.only && !file.only(row)) continue;
    const place = findPlace(file, row, catalogue);
    const time = typeof file.time === 'string' ? row[file.time]! : file.time(row);
    const source = typeof file.source === 'string' ? file.source : row[file.source.column]!;
    const texts = file.dimensions ? { ...row, ...file.dimensions(row) } : row;
    for (const column of file.values) {
      const written = row[column];
      if (written === '' || written === undefined) continue;
      const name = file.name ? file.name(row, column) : column;
      if (neverNought.has(name) && Number(written) === 0) continue;
      const meaning = meanings.get(name) ?? complain(file, `nothing is said of «${name}»`);
      const { kind, anchor } =
        catalogue.indicators.get(meaning.indicator) ??
        complain(file, `there is no indicator ${meaning.indicator}`);
      const day =
        dayOfTime(time, kind === 'annual' ? anchor : undefined) ?? complain(file, `«${time}» is no time`);
      yield {
        indicator: meaning.indicator,
        dims: fillIn(meaning.dims, texts),
        place,
        source,
        sample: file.sample ?? false,
        day: toEpochDay(day),
        knownAt: toEpochDay(knownByRule(day, file.published ?? file.assumed ?? assumedRule[kind])),
        knownAtAssumed: file.published === undefined,
        value: scaleValue(correct(Number(written), file, name, row, time, catalogue), meaning.scale),
      };
    }
  }
}

function findPlace(file: BundledFile, row: TableRow, { places }: Catalogue): number {
  if (file.place === 'country') return country;
  if (file.place === 'yugo_id') return Number(row['yugo_id']);
  const key = row['region_iso'] || row['region_name_ru']!;
  return places.get(key) ?? complain(file, `there is no place «${key}»`);
}

/** The figure as it should stand in the file; what is corrected and why is told by data/catalogue/corrections.csv. */
function correct(
  written: number,
  { dataSet }: BundledFile,
  name: string,
  row: TableRow,
  time: string,
  { corrections }: Catalogue,
): number {
  const place = row['region_iso'] ?? '';
  const found =
    corrections.get(correctionKey(dataSet, name, place, time)) ??
    corrections.get(correctionKey(dataSet, name, place));
  return found ? (found.value ?? written * found.factor) : written;
}

/** `sex={sex};age={age}` with what the row holds. */
function fillIn(template: string, texts: TableRow): string {
  return template.includes('{')
    ? template.replaceAll(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '')
    : template;
}

/** 144.1 thousand is 144100, without the rounding noise of the multiplication. */
function scaleValue(value: number, scale: number): number {
  return scale === 1 ? value : Number((value * scale).toPrecision(15));
}

function complain(file: BundledFile, what: string): never {
  throw new BundledDataError(`${file.path}: ${what}.`);
}

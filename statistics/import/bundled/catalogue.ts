import type { Kind } from '../periods.ts';
import { listBundledRows, type TableRow } from '../read-rows.ts';

/** What a reader must know of an indicator. */
export interface IndicatorShape {
  kind: Kind;
  /** Month and day within the year an annual value stands for. */
  anchor: string;
}

/** Where the values of a column of a bundled file belong. */
export interface ColumnMeaning {
  indicator: string;
  /** Dimensions as text; `{column}` stands for what the row holds there. */
  dims: string;
  /** Factor from the file's unit to the indicator's. */
  scale: number;
}

/** A bundled figure that its file has wrong: what replaces it, with the reason in the table. */
export interface Correction {
  /** Multiplies the file's value; 1 where a value is set. */
  factor: number;
  value: number | null;
}

/** Everything needed to turn rows of bundled files into facts. */
export interface Catalogue {
  indicators: ReadonlyMap<string, IndicatorShape>;
  /** By data set, then by column or name. */
  columns: ReadonlyMap<string, ReadonlyMap<string, ColumnMeaning>>;
  /** yugo_id by ISO code, and by Russian name for federal districts. */
  places: ReadonlyMap<string, number>;
  /** By `data set|name|place|time`, the time empty where all times are wrong. */
  corrections: ReadonlyMap<string, Correction>;
}

/** Reads the catalogue from its bundled tables. */
export async function readCatalogue(): Promise<Catalogue> {
  const [indicators, columns, corrections, districts, combined, regions] = await Promise.all(
    [
      'catalogue/indicators.csv',
      'catalogue/columns.csv',
      'catalogue/corrections.csv',
      'regions/districts.csv',
      'regions/combined.csv',
      'regions/regions.csv',
    ].map(listBundledRows),
  );
  return {
    indicators: new Map(
      indicators!.map((row) => [row['indicator']!, { kind: row['kind'] as Kind, anchor: row['anchor']! }]),
    ),
    columns: groupColumns(columns!),
    corrections: keyCorrections(corrections!),
    places: new Map([
      ['RU', 1_180_665],
      ...districts!.map((row): [string, number] => [row['name_ru']!, Number(row['yugo_id'])]),
      ...[...combined!, ...regions!].map((row): [string, number] => [row['iso']!, Number(row['yugo_id'])]),
    ]),
  };
}

/** Corrections by what they correct. */
export function keyCorrections(rows: readonly TableRow[]): Map<string, Correction> {
  return new Map(
    rows.map(({ data_set, name, place, time, factor, value }) => [
      correctionKey(data_set!, name!, place!, time),
      { factor: Number(factor || 1), value: value ? Number(value) : null },
    ]),
  );
}

/** The key of a correction: of one time, or of all. */
export function correctionKey(dataSet: string, name: string, place: string, time = ''): string {
  return [dataSet, name, place, time].join('|');
}

function groupColumns(rows: readonly TableRow[]): Map<string, Map<string, ColumnMeaning>> {
  const sets = new Map<string, Map<string, ColumnMeaning>>();
  for (const { data_set, name, indicator, dims, scale } of rows) {
    const set = sets.get(data_set!) ?? new Map<string, ColumnMeaning>();
    set.set(name!, { indicator: indicator!, dims: dims!, scale: Number(scale) });
    sets.set(data_set!, set);
  }
  return sets;
}

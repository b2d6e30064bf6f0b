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

/** Everything needed to turn rows of bundled files into facts. */
export interface Catalogue {
  indicators: ReadonlyMap<string, IndicatorShape>;
  /** By data set, then by column or name. */
  columns: ReadonlyMap<string, ReadonlyMap<string, ColumnMeaning>>;
  /** yugo_id by ISO code, and by Russian name for federal districts. */
  places: ReadonlyMap<string, number>;
}

/** Reads the catalogue from its bundled tables. */
export async function readCatalogue(): Promise<Catalogue> {
  const [indicators, columns, districts, combined, regions] = await Promise.all(
    [
      'catalogue/indicators.csv',
      'catalogue/columns.csv',
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
    places: new Map([
      ['RU', 1_180_665],
      ...districts!.map((row): [string, number] => [row['name_ru']!, Number(row['yugo_id'])]),
      ...[...combined!, ...regions!].map((row): [string, number] => [row['iso']!, Number(row['yugo_id'])]),
    ]),
  };
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

import type { Db } from '#platform/server/db/db.ts';
import { locales } from '#platform/shared/locales.ts';
import { listBundledRows, type TableRow } from '../read-rows.ts';
import { correctionKey, keyCorrections, type Correction } from './catalogue.ts';

/** Columns of `place` that a bundled table may fill; the rest stays unknown. */
const fromTable =
  `iso region_code region_type district_id name_ru name_en name_ja name_pt name_es name_short_ru name_short_en name_ru_genitive name_ru_prepositional
  capital_ru capital_en capital_lat capital_lon area_km2 population population_year population_urban population_rural population_2020 population_census_2021
  year_founded lat lon timezone phone_code capital_phone_code okato oktmo fias_id kladr_id`.split(/\s+/);
const cityColumns =
  `yugo_id region_id name_ru name_en name_ja name_pt name_es name_ru_genitive name_ru_prepositional
  is_capital population population_year year_founded lat lon timezone phone_code`.split(/\s+/);

type Names = Readonly<Record<string, string | null>>;

/** The country, districts, regions, combined territories and cities, each with its position in every alphabet. */
export async function loadPlaces(db: Db): Promise<void> {
  const [districts, combined, regions, cities, corrected] = await Promise.all(
    [
      'regions/districts.csv',
      'regions/combined.csv',
      'regions/regions.csv',
      'regions/cities.csv',
      'catalogue/corrections.csv',
    ].map(listBundledRows),
  );
  const corrections = keyCorrections(corrected!);
  const places = [
    ...districts!.map((row) => toPlace(row, row['type'] === 'country' ? 'country' : 'district')),
    ...combined!.map((row) => toPlace(row, 'combined')),
    ...regions!.map((row) => toPlace(correctRow(row, corrections), 'region')),
  ];
  await upsert(
    db,
    'place',
    ['yugo_id', 'kind', ...fromTable, ...locales.map((locale) => `order_${locale}`)],
    addOrder(places, locales),
  );
  await upsert(
    db,
    'city',
    [...cityColumns, 'order_ru', 'order_en'],
    addOrder(cities!.map(toCity), ['ru', 'en']),
  );
}

/** A row with the figures that the file has wrong put right. */
export function correctRow(row: TableRow, corrections: ReadonlyMap<string, Correction>): TableRow {
  const right = Object.entries(row).map(([column, text]) => {
    const found = corrections.get(correctionKey('places', column, row['iso'] ?? ''));
    return [column, found ? String(found.value ?? Number(text) * found.factor) : text] as const;
  });
  return Object.fromEntries(right);
}

function toPlace(row: TableRow, kind: string): Names {
  const given: TableRow = {
    ...row,
    iso: kind === 'country' ? 'RU' : row['iso'],
    region_type: kind === 'region' ? row['type'] : undefined,
    capital_ru: row['capital_ru'] ?? row['center_ru'],
    capital_en: row['capital_en'] ?? row['center_en'],
    capital_phone_code: row['phone_code_capital'],
  };
  return { yugo_id: row['yugo_id']!, kind, ...known(given, fromTable) };
}

/** Where the year of foundation is told in words ("8th or 9th century"), it is not known as a year. */
function toCity(row: TableRow): Names {
  const founded = /^\d{3,4}$/.test(row['year_founded'] ?? '') ? row['year_founded'] : undefined;
  return known({ ...row, region_id: row['region_yugo_id'], year_founded: founded }, cityColumns);
}

function known(row: TableRow, columns: readonly string[]): Names {
  return Object.fromEntries(columns.map((column) => [column, row[column] || null]));
}

/** Positions instead of collations: the embedded database cannot sort Japanese or Russian names. */
function addOrder(rows: readonly Names[], languages: readonly string[]): Names[] {
  const orders = languages.map((language): [string, Map<Names, number>] => {
    const { compare } = new Intl.Collator(language);
    const sorted = rows.toSorted((a, b) => compare(a[`name_${language}`] ?? '', b[`name_${language}`] ?? ''));
    return [`order_${language}`, new Map(sorted.map((row, index) => [row, index + 1]))];
  });
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(orders.map(([column, order]) => [column, String(order.get(row))])),
  }));
}

function upsert(db: Db, table: string, columns: readonly string[], rows: readonly Names[]): Promise<number> {
  return db.run(
    `insert into ${table} (${columns.join()})
     select ${columns.join()} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (yugo_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join()}`,
    [JSON.stringify(rows)],
  );
}

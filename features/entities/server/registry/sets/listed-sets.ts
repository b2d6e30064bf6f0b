import { listBundledRows } from '#statistics/import/read-rows.ts';
import { locales } from '#platform/shared/locales.ts';
import { statementsOf, type ReadEntry, type RegistrySet } from '../registry-entry.ts';

/** Well-known bodies, products and events with every name they go by. */
export const gazetteerSet: RegistrySet = {
  name: 'registry gazetteer',
  files: ['news/gazetteers/entities.csv'],
  sources: ['svodka_gazetteer'],
  async read() {
    const rows = await listBundledRows(this.files[0]!);
    return rows.map((row): ReadEntry => ({
      kind: Number(row['kind']),
      names: Object.fromEntries(
        locales.flatMap((locale) => {
          const name = row[locale] || row['en'];
          return name ? [[locale, name]] : [];
        }),
      ),
      aliases: (row['aliases'] ?? '').split('|').filter((alias) => alias !== ''),
      identifiers: [],
      source: 'svodka_gazetteer',
      statements: [],
    }));
  },
};

/** Subjects of the country: what their handbook says. Each keeps its yugo_id. */
export const regionsSet: RegistrySet = {
  name: 'registry regions',
  files: ['regions/regions.csv'],
  sources: ['regions_handbook'],
  async read() {
    const rows = await listBundledRows(this.files[0]!);
    const about = { source: 'regions_handbook', knownAt: '2021-12-31' };
    return rows.map((row): ReadEntry => ({
      kind: 3,
      names: { ru: row['name_short_ru'] || row['name_ru'] || '' },
      aliases: [row['name_ru'] ?? ''],
      identifiers: [{ scheme: 'yugo', value: row['yugo_id'] ?? '' }],
      source: about.source,
      statements: statementsOf(about, [
        { field: 'country', value: 'RUS', other: { yugoId: 1_180_665 } },
        {
          field: 'capital',
          value: row['capital_ru'],
          texts: { ru: row['capital_ru'] ?? '', en: row['capital_en'] ?? '' },
        },
        { field: 'population', value: row['population_census_2021'], starts: '2021' },
        { field: 'area', value: row['area_km2'] },
        { field: 'phoneCode', value: row['phone_code'] },
        { field: 'founded', value: row['year_founded'] },
      ]),
    }));
  },
};

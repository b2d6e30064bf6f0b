import { readFile } from 'node:fs/promises';
import { bundledPath, listBundledRows } from '#statistics/import/read-rows.ts';
import { statementsOf, type ReadEntry, type RegistrySet } from '../registry-entry.ts';

const place = 3;
const russia = 'RU';

/** Cities of the country: their region, their residents at the census, their year. Each keeps its yugo_id. */
export const citiesSet: RegistrySet = {
  name: 'registry cities',
  files: ['regions/cities.csv'],
  sources: ['cities_handbook'],
  async read() {
    const rows = await listBundledRows(this.files[0]!);
    const about = { source: 'cities_handbook', knownAt: '2021-12-31' };
    return rows
      .filter((row) => row['yugo_id'] !== row['region_yugo_id'])
      .map((row): ReadEntry => ({
        kind: place,
        names: { ru: row['name_ru'] ?? '' },
        aliases: [],
        identifiers: [{ scheme: 'yugo', value: row['yugo_id'] ?? '' }],
        source: about.source,
        statements: statementsOf(about, [
          { field: 'country', value: 'RUS', other: { yugoId: 1_180_665 } },
          {
            field: 'region',
            value: row['region_yugo_id'],
            other: { yugoId: Number(row['region_yugo_id']) },
          },
          { field: 'population', value: row['population'], starts: row['population_year'] },
          { field: 'founded', value: row['year_founded'] },
          { field: 'phoneCode', value: row['phone_code'] },
        ]),
      }));
  },
};

interface CountryLine {
  readonly cca2: string;
  readonly cca3: string;
  readonly names: { readonly ru: readonly [string, string]; readonly en: readonly [string, string] };
  readonly capital: readonly string[];
}

/** Countries: their full name and their capital, known by the ISO code. */
export const countriesSet: RegistrySet = {
  name: 'registry countries',
  files: ['news/gazetteers/countries.jsonl'],
  sources: ['countries_list'],
  async read() {
    const text = await readFile(bundledPath(this.files[0]!), 'utf8');
    const lines = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as CountryLine);
    const about = { source: 'countries_list', knownAt: '2022-01-01' };
    return lines
      .filter(({ cca2 }) => cca2 !== russia)
      .map(({ cca3, names, capital }): ReadEntry => ({
        kind: place,
        names: { ru: names.ru[0], en: names.en[0] },
        aliases: [names.ru[1], names.en[1]],
        identifiers: [{ scheme: 'iso3', value: cca3 }],
        source: about.source,
        statements: statementsOf(about, [
          { field: 'fullName', value: names.ru[1], texts: { ru: names.ru[1], en: names.en[1] } },
          { field: 'capital', value: capital[0], texts: { en: capital[0] ?? '' } },
        ]),
      }));
  },
};

import { expect, test } from 'vitest';
import { listBundledRows } from '../read-rows.ts';

const [regions, cities] = await Promise.all(
  ['regions/regions.csv', 'regions/cities.csv'].map(listBundledRows),
);
const pick = (rows: typeof regions, column: string, value: string, shown: string) =>
  rows!.filter((row) => row[column] === value).map((row) => row[shown] ?? '');

test.each([
  ['oblast', 'name_ru', /область/],
  ['oblast', 'name_en', / Oblast$/],
  ['oblast', 'name_ja', /州$/],
  ['oblast', 'name_pt', /^Oblast de /],
  ['oblast', 'name_es', /^Óblast de /],
  ['krai', 'name_en', / Krai$/],
  ['krai', 'name_ja', /地方$/],
  ['krai', 'name_pt', /^Krai d[aeo] /],
  ['krai', 'name_es', /^Krai de /],
])('regions of one kind are named alike: %s, %s', (kind, column, likeness) => {
  const names = pick(regions, 'type', kind, column);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !likeness.test(name))).toEqual([]);
});

test('a city that is a region of its own has one name in each language', () => {
  for (const city of cities!.filter((row) => row['yugo_id'] === row['region_yugo_id'])) {
    const region = regions!.find((row) => row['yugo_id'] === city['yugo_id'])!;
    for (const locale of ['ru', 'en', 'ja', 'pt', 'es'])
      expect(city[`name_${locale}`], locale).toBe(region[`name_${locale}`]);
  }
});

test('the centre of every region has a name in every language, in its own letters', () => {
  const named = cities!.filter((row) => row['name_ja']);
  for (const { capital_en: capital } of regions!) {
    const found = named.filter((row) => row['name_en'] === capital);
    expect(found.map((row) => row['name_en'])).toEqual([capital]);
    expect(found[0]!['name_ja']).toMatch(/^[\u30A0-\u30FF・]+$/);
    expect([found[0]!['name_pt'], found[0]!['name_es']].filter(Boolean)).toHaveLength(2);
  }
});

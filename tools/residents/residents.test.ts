import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bundledPath, readBundledRows } from '#statistics/import/read-rows.ts';
import { deriveResidents } from './derive-residents.ts';
import { listKnownResidents, meanInFile, residentsPath, writeResidents } from './make-residents.ts';

test('from 100 on 1 January and means of 110 and 130 follow 120 and 140', () => {
  const known = { iso: 'RU-X', name: 'X', onFirstJanuary2020: 100, mean2020: 110, mean2021: 130 };
  expect(deriveResidents(known).map(({ year, value }) => [year, value])).toEqual([
    [2020, 100],
    [2021, 120],
    [2022, 140],
  ]);
});

test('the bundled file is what the script writes, for the country and 85 subjects', async () => {
  const known = await listKnownResidents();
  expect(known).toHaveLength(86);
  const written = await readFile(bundledPath(residentsPath), 'utf8');
  expect(written === writeResidents(known.flatMap(deriveResidents))).toBe(true);
});

test('what the mirror calls 1 January is the mean of the year: half of two published first days, to the person, in 85 subjects and 9 years', async () => {
  const firstDays = new Map<string, number>();
  for await (const row of readBundledRows('population/regions_population_total.csv.gz'))
    if (row['indicator'] === 'population_census_or_1jan')
      firstDays.set(`${row['region_iso']} ${row['year']}`, Number(row['value']));
  const farOff: number[] = [];
  for await (const row of readBundledRows('economy/regions_economy_annual.csv.gz')) {
    if (row['indicator'] !== meanInFile) continue;
    const [own, next] = [0, 1].map((ahead) =>
      firstDays.get(`${row['region_iso']} ${Number(row['year']) + ahead}`),
    );
    if (own !== undefined && next !== undefined)
      farOff.push(Math.abs(Number(row['value']) - (own + next) / 2));
  }
  expect(farOff.length).toBeGreaterThan(650);
  expect(farOff.filter((far) => far >= 2)).toHaveLength(0);
});

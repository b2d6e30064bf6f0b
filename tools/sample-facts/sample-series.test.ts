import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundledPath } from '#statistics/import/read-rows.ts';
import { listSamplePlaces, sampleFiles, writeSample } from './make-sample-facts.ts';

test('the bundled samples are what the script writes, byte for byte', async () => {
  const places = await listSamplePlaces();
  expect(places).toHaveLength(85);
  for (const [path, make] of Object.entries(sampleFiles))
    expect(gunzipSync(await readFile(bundledPath(path))).toString() === writeSample(make(places)), path).toBe(
      true,
    );
});

test('the country’s trade is the sum of its subjects, and tenths of income rise and add up to a hundred', async () => {
  const places = await listSamplePlaces();
  const trade = sampleFiles['sample/trade.csv.gz'](places).filter(
    ({ time, name }) => time === '2020' && name === 'export/metals',
  );
  const [country, ...parts] = trade.map(({ value }) => value);
  expect(parts.reduce((sum, value) => sum + value, 0)).toBe(country);
  const tenths = sampleFiles['sample/income_deciles.csv.gz'](places)
    .slice(0, 10)
    .map(({ value }) => value);
  expect(tenths).toEqual(tenths.toSorted((a, b) => a - b));
  expect(tenths.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 8);
});

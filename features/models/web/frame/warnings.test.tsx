import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawTile } from '#platform/web/testing/draw-tile.tsx';
import { warningCodes, warningNames, type WarningCode } from '../../domain/warning-codes.ts';
import { ModelWarnings } from './ModelWarnings.tsx';

/** What each warning carries, as the library sends it, and what a reader must find of it. */
const shown: Record<WarningCode, [Record<string, string | number>, readonly string[]]> = {
  'population.epidemic-base': [
    { year: 2020, factor: 1.155, first: 2017, last: 2019 },
    ['2020', '1,16', '2017–2019'],
  ],
  'population.e0-gain': [{ sex: 'male', year: 2030, yearsPerYear: 0.8 }, ['2030', 'мужчин', '0,8']],
  'population.shock-outside': [{ year: 2060, kind: 'births', from: 2020, to: 2049 }, ['2060', '2020–2049']],
  'population.unmet-outmigration': [{ persons: 123_456 }, ['123 тыс.']],
  'population.draws-limited': [{ members: 12, of: 200 }, ['12 прогонах из 200']],
  'scenario.generation-mismatch': [{ generationDays: 24, serialIntervalDays: 4.7 }, ['24', '4,7']],
  'scenario.hospital-decline': [{ growthPerDay: -0.12, used: -0.03 }, ['−12,0']],
  'scenario.hospital-mismatch': [{ ratio: 4.2 }, ['4,2']],
  'scenario.deaths-mismatch': [{ ratio: 5.1, used: 3 }, ['5,1', '3']],
  'scenario.fatal-limited': [{ groups: 2 }, ['2 возрастных']],
  'scenario.severity-limited': [{ members: 7, of: 200 }, ['7 прогонах из 200']],
  'scenario.infected-limited': [{ members: 8, of: 200 }, ['8 прогонах из 200']],
  'scenario.r0-limited': [{ members: 9, of: 200 }, ['9 прогонах из 200']],
  'income.quintile-mismatch': [{ fifth: 5, differencePoints: 3.4 }, ['5', '3,4']],
};

test.each(warningCodes)('%s is a sentence with its numbers', (code) => {
  const [params, parts] = shown[code];
  const text = drawTile(<ModelWarnings warnings={[{ code, severity: 'warn', params }]} />).replaceAll(
    '\u00A0',
    ' ',
  );
  expect(text).toContain('Модель предупреждает');
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]|undefined|NaN/);
});

test('deaths that the model lacks altogether are said otherwise; without a warning nothing is drawn', () => {
  const params = { reported: 14, modelled: 0 };
  const text = drawTile(
    <ModelWarnings warnings={[{ code: 'scenario.deaths-mismatch', severity: 'warn', params }]} />,
  );
  expect(text).toContain('14 умерших, в модели ни одного');
  expect(drawTile(<ModelWarnings warnings={[]} />)).not.toContain('предупреждает');
});

test('whatever the library warns of has a sentence here, or in the room that shows it', async () => {
  const folder = fileURLToPath(new URL('../../../../simulation/', import.meta.url));
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!test)\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const codes = sources.flatMap((text) =>
    [...text.matchAll(/code: '([a-z]+\.[a-z0-9-]+)',\s*severity/g)].map(([, code]) => code!),
  );
  expect(codes.length).toBeGreaterThan(10);
  // Forecasts, fuel prices and the register of small business are the regions’: their tiles draw each of these.
  const elsewhere = ['forecast.clamped', 'forecast.recent-correction', 'forecast.weekday-limited'];
  elsewhere.push('fuel.regime', 'smb.growth-limited');
  expect(elsewhere.filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes.filter((code) => !(code in warningNames) && !elsewhere.includes(code))).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { fillFacts, type MadeFact } from '#features/regions/testing/fill-facts.ts';
import { lastDayOf, periodNumber } from '#platform/shared/periods.ts';
import { insertStories } from '../../testing/insert-stories.ts';

const [krasnoyarsk, tula] = [1_124_624, 1_124_671];
const january = periodNumber('month', '2019-01-01');

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2021-10-20' });
  await loadNames(api.db);
  // Two subjects, 24 months of 2019 and 2020: their mean is 45 roubles in the first month and grows by 0.3 % a month.
  const prices = Array.from({ length: 24 }, (_, month): MadeFact[] =>
    [1, -1].map((side) => [
      'fuel_price',
      'motor_fuel=ai95',
      side > 0 ? krasnoyarsk : tula,
      lastDayOf('month', january + month),
      45 * 1.003 ** month + side,
    ]),
  ).flat();
  await fillFacts(api.db, 'svodka_sample', prices, { sample: true });
  await insertStories(
    api.db,
    [4, 6].map((rubricId) => [{ title: `Of ${rubricId}`, at: '2021-10-20T09:00:00Z', rubricId }]),
  );
});
afterAll(() => api.close());

interface Point {
  date: string;
  value: number | null;
  forecastValue: number | null;
  sample: boolean;
}

test('beside the news of economics stands petrol by month, and its last year with three months and a year of forecast', async () => {
  const { topWidgetInfo: top, bottomWidgetInfo: bottom } = (await api.call('Section')).body;
  expect(top).toHaveLength(24);
  expect(top[0]).toEqual({ date: '2019-01-31', value: 45, forecastValue: null, sample: true });
  expect(bottom.map(({ value }: Point) => value !== null)).toEqual(
    Array.from({ length: 24 }, (_, at) => at < 12),
  );
  const ahead = bottom.slice(12);
  expect([ahead[0].date, ahead.at(-1).date]).toEqual(['2021-01-31', '2021-12-31']);
  // Growth of 0.3 %, damped to 0.97^(52/12) of itself in the first month: 45 × 1.003^23 × e^(0.0029955 × 0.8763) = 48.34.
  expect(ahead[0]).toEqual({ date: '2021-01-31', value: null, forecastValue: 48.34, sample: true });
  for (const [at, { forecastValue }] of ahead.slice(1).entries())
    expect(forecastValue).toBeGreaterThan(ahead[at].forecastValue);
});

test('a feed of another rubric, and a day before any price was known, have no chart', async () => {
  const none = { topWidgetInfo: null, bottomWidgetInfo: null };
  expect((await api.call('Section', { rubricId: 6 })).body).toMatchObject(none);
  await insertStories(api.db, [[{ title: 'Early', at: '2020-03-01T09:00:00Z', rubricId: 4 }]]);
  expect((await api.call('Section', { asOf: '2020-03-01' } as object)).body).toMatchObject(none);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNewlyKnown } from '#statistics/indicators/new-queries.ts';
import { readDailyColumns } from '#statistics/series/daily-columns.ts';
import { sumOverDims, sumOverPlaces } from '#statistics/series/sum-queries.ts';
import type { Db } from '#platform/server/db/db.ts';
import { known, openEssential } from '../../testing/open-essential.ts';

const { moscow } = known;

let opened: Awaited<ReturnType<typeof openEssential>>;
beforeAll(async () => {
  opened = await openEssential();
});
afterAll(() => opened.api.close());

const read: Awaited<ReturnType<typeof openEssential>>['read'] = (name, input) => opened.read(name, input);

describe('the national map', () => {
  test('opens with the incidence of the newest day in 85 subjects', async () => {
    const { day, values, isSum } = await read('regiondossier/getLocationsRating');
    expect(isSum).toBe(false);
    expect(day).toBe('2021-10-20');
    expect(values).toHaveLength(85);
    expect(values.find(({ yugoId }: { yugoId: number }) => yugoId === moscow).value).toBeCloseTo(355.6, 1);
  });

  test('offers only what is loaded, and plays frames from first to last', async () => {
    const { indicators } = await read('regiondossier/getMapIndicators');
    expect(indicators[0]).toMatchObject({ indicator: 'covid_incidence_7d', last: '2021-10-20' });
    const { days, values } = await read('regiondossier/getIndicatorFrames', {
      indicator: 'covid_incidence_7d',
      frames: 5,
    });
    expect([days.length, days.at(-1), values.length]).toEqual([5, '2021-10-20', 85]);
  });

  test('ends with the last period any region has, says how many have it, and agrees with the dossier', async () => {
    const { indicators } = await read('regiondossier/getMapIndicators');
    for (const indicator of ['grp', 'population_jan1']) {
      const about = indicators.find((one: { indicator: string }) => one.indicator === indicator);
      const { day, values } = await read('regiondossier/getLocationsRating', { indicator });
      const { days } = await read('regiondossier/getIndicatorFrames', { indicator });
      expect([about.last, days.at(-1)]).toEqual([day, day]);
      const known = values.filter(({ value }: { value: number | null }) => value !== null);
      expect(about.places).toBe(known.length);
      const { economy, people } = await read('regiondossier/getOverview', { yugoId: moscow });
      const tile = [...economy, ...people].find((one) => one.indicator === indicator);
      const own = values.find(({ yugoId }: { yugoId: number }) => yugoId === moscow);
      expect([tile.day, tile.value]).toEqual([day, own.value]);
    }
  });

  test('figures are whole roubles and people: Moscow’s product of 2019 is 19.7 trillion', async () => {
    const { indicator, values, isSum } = await read('regiondossier/getLocationsRating', {
      indicator: 'grp',
    });
    expect(isSum).toBe(true);
    expect(indicator.unit).toEqual({ code: 'rub', forms: ['₽'] });
    const own = values.find(({ yugoId }: { yugoId: number }) => yugoId === moscow);
    expect(own.value / 1e12).toBeCloseTo(19.7, 1);
  });

  test('refuses an indicator that does not exist and more frames than a map can play', async () => {
    expect(
      (
        await opened.api.call(
          'regiondossier/getLocationsRating',
          { indicator: 'happiness' },
          { session: opened.licensed },
        )
      ).body.code,
    ).toBe('indicator_not_found');
    expect(
      (
        await opened.api.call(
          'regiondossier/getIndicatorFrames',
          { indicator: 'covid_incidence_7d', frames: 9999 },
          { session: opened.licensed },
        )
      ).status,
    ).toBe(400);
    expect((await opened.api.call('regiondossier/getMapIndicators')).status).toBe(401);
  });
});

test('one day of the map is index probes, not a scan of the facts', async () => {
  await opened.api.db.run('analyze');
  const plan = await opened.api.db.query<{ 'QUERY PLAN': string }>(
    `explain select * from day_values('covid_cases_new', '', '2021-10-20', '2021-10-20')`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain('fact_pkey');
  expect(text).not.toContain('Seq Scan on fact');
});

test('sums over subjects, what became known and daily columns asked for at once are ranges of the index, not a scan of the facts', async () => {
  const { db } = opened.api;
  await db.run('analyze');
  const plans: string[] = [];
  const explaining: Db = {
    ...db,
    async rows(shape, sql, values) {
      const plan = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
      plans.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
      return db.rows(shape, sql, values);
    },
  };
  await sumOverPlaces(explaining, 'grp', null, '2021-10-20');
  await sumOverDims(explaining, 'grp', '2021-10-20');
  await listNewlyKnown(explaining, moscow, { from: '2021-10-14', to: '2021-10-20' }, 'ru');
  const span = { from: '2020-03-23', to: '2021-10-20', asOf: '2021-10-20' };
  await Promise.all([
    readDailyColumns(explaining, ['covid_cases_new', 'covid_deaths_new'], [moscow], span),
    readDailyColumns(explaining, ['covid_cases_new'], null, { ...span, from: '2021-10-14' }),
  ]);
  expect(plans).toHaveLength(5);
  for (const plan of plans) {
    expect(plan).toContain('fact_pkey');
    expect(plan).not.toContain('Seq Scan on fact');
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadEssential } from '#facts/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import type { Db } from '#platform/server/db/db.ts';
import { readAsOf } from '#platform/server/clock.ts';
import { readIncidenceList } from './list/incidence-list.ts';
import { readNeighbours } from './overview/read-neighbours.ts';

const moscow = 1_124_665;
const federal = 1_180_665;
const adygea = 1_124_601;
const central = 1_180_601;
const stavropol = 1_124_632;
const reading = { clock: readAsOf('2021-10-20')!, locale: 'ru' as const };

let api: TestApp;
let reader: string;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true' });
  await loadEssential(api.db, () => {});
  reader = await signInAs(api.db);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const read = async (name: Parameters<TestApp['call']>[0], input: object = {}) =>
  (await api.call(name, input, { session: licensed, locale: 'ru' })).body;

/** How many values of days a reading brings into the process. */
async function countDays(reading: (db: Db) => Promise<unknown>): Promise<number> {
  let days = 0;
  await reading({
    ...api.db,
    async rows(shape, sql, values) {
      const rows = await api.db.rows(shape, sql, values);
      for (const row of rows as { values?: string }[]) days += row.values?.split(',').length ?? 0;
      return rows;
    },
  });
  return days;
}

describe('getRegionList', () => {
  test('lists 85 subjects and the country with the known week of 20 October 2021', async () => {
    const { day, country, regions } = await read('regiondossier/getRegionList');
    expect(day).toBe('2021-10-20');
    expect(regions).toHaveLength(85);
    expect(country.deaths7).toBe(7024);
    const found = regions.find((region: { yugoId: number }) => region.yugoId === moscow);
    expect(found).toMatchObject({ cases7: 44_998, deaths7: 501, rank: 3 });
    expect(found.per100k7).toBeCloseTo(355.8, 1);
    expect(found.changePercent).toBeCloseTo(29.6, 1);
  });

  test('ranks run 1…85 without holes and names are in the caller’s language', async () => {
    const { regions } = await read('regiondossier/getRegionList');
    expect(regions.map(({ rank }: { rank: number }) => rank).sort((a: number, b: number) => a - b)).toEqual(
      Array.from({ length: 85 }, (_, index) => index + 1),
    );
    const english = await api.call('regiondossier/getRegionList', {}, { session: licensed, locale: 'en' });
    expect(english.body.country.shortName).toBe('Russia');
  });

  test('before the first report it is empty and says so', async () => {
    const answer = await api.app.inject({
      url: '/api/regiondossier/getRegionList?asOf=2020-01-01',
      headers: { cookie: `svodka_id=${licensed}` },
    });
    expect(answer.json()).toMatchObject({ day: null, country: null, regions: [] });
  });

  test('an anonymous visitor is told to log in, an unknown view is refused', async () => {
    expect((await api.call('regiondossier/getRegionList')).status).toBe(401);
    expect(
      (await api.call('regiondossier/getRegionList', { id: 'weather' }, { session: licensed })).status,
    ).toBe(400);
  });
});

describe('a place', () => {
  test('has its identity card', async () => {
    expect(await read('regiondossier/getRegionShortInfo', { yugoId: moscow })).toMatchObject({
      name: 'Москва',
      capital: 'Москва',
      areaKm2: 2561,
      utcOffset: 'UTC+3',
      districtName: 'Центральный федеральный округ',
      head: { name: 'Сергей Собянин', lastSeen: null, source: { code: 'wikidata_heads' } },
    });
  });

  test('has the head and the deputies of the day, each with its source, and none where none is known', async () => {
    const headOn = async (yugoId: number, asOf: string) => {
      const answer = await api.app.inject({
        url: `/api/regiondossier/getRegionShortInfo?yugoId=${yugoId}&asOf=${asOf}`,
        headers: { cookie: `svodka_id=${licensed}` },
      });
      const { head } = answer.json<{ head: { name: string; lastSeen: string | null } | null }>();
      return head && [head.name, head.lastSeen];
    };
    const [yaroslavl, astrakhan, penza, arkhangelsk] = [1_124_676, 1_124_630, 1_124_658, 1_124_629];
    expect(await headOn(yaroslavl, '2021-10-11')).toEqual(['Дмитрий Миронов', null]);
    expect(await headOn(yaroslavl, '2021-10-12')).toEqual(['Михаил Евраев', null]);
    // Named by a single news item of 6 June 2019.
    expect(await headOn(astrakhan, '2019-06-05')).toBeNull();
    expect(await headOn(astrakhan, '2021-10-20')).toEqual(['Игорь Бабушкин', '2019-06-06']);
    // Arrested; gone without a successor in the extract; a district has none.
    expect(await headOn(penza, '2021-10-20')).toBeNull();
    expect(await headOn(arkhangelsk, '2020-04-02')).toBeNull();
    expect(await headOn(central, '2021-10-20')).toBeNull();
    expect(await headOn(moscow, '2024-01-01')).toEqual(['Сергей Собянин', '2022-07-31']);

    const kaluga = 1_124_640;
    const { deputies } = await read('regiondossier/getRegionShortInfo', { yugoId: kaluga });
    expect(deputies.members).toContainEqual({
      name: 'Авдеев Александр Александрович',
      faction: 'Единая Россия',
    });
    expect(deputies).toMatchObject({ attestedOn: '2018-09-13', source: { code: 'duma7' } });
    expect((await read('regiondossier/getRegionShortInfo', { yugoId: federal })).deputies).toBeNull();
  });

  test('stands below its district and the country', async () => {
    const { parents } = await read('regiondossier/getGeoHeader', { yugoId: moscow });
    expect(parents.map(({ kind }: { kind: string }) => kind)).toEqual(['district', 'country']);
  });

  test('has chart rows in which counts add up to the last sum', async () => {
    const { cases } = await read('regiondossier/getMainStat', { yugoId: federal });
    expect(cases[0].Date).toBe('22.03.2020');
    const added =
      cases[0].Sum + cases.slice(1).reduce((sum: number, { Count }: { Count: number }) => sum + Count, 0);
    expect(added).toBe(cases.at(-1).Sum);
  });

  test('has daily columns of one length, cut to the span asked for', async () => {
    const stat = await read('regiondossier/getRegionStat', {
      yugoId: moscow,
      from: '2021-10-14',
      to: '2021-10-20',
    });
    expect(stat).toMatchObject({ firstDay: '2021-10-14', cases: [6712, 6631, 6545, 6740, 6823, 5700, 5847] });
  });

  test('has an overview whose addends make its week, among neighbours of its district', async () => {
    const { cases, rank, ranked, neighbours } = await read('regiondossier/getOverview', { yugoId: moscow });
    expect(cases.addends.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBe(
      cases.week,
    );
    expect([rank, ranked]).toEqual([3, 85]);
    expect([neighbours[0].yugoId, neighbours.at(-1).yugoId]).toEqual([moscow, federal]);
  });

  test.each([moscow, stavropol, central, federal])(
    'the overview of %i ranks and shows the same rows as the list of all',
    async (yugoId) => {
      const { day, country, regions, districtRows, ...list } = await readIncidenceList({
        ...reading,
        db: api.db,
      });
      const overview = await read('regiondossier/getOverview', { yugoId });
      const rowOf = (id: number) => [country, ...regions, ...districtRows].find((row) => row?.yugoId === id);
      expect(overview.neighbours.length).toBeGreaterThanOrEqual(5);
      expect(overview).toMatchObject({
        day,
        neighbours: overview.neighbours.map((row: { yugoId: number }) => rowOf(row.yugoId)),
        rank: rowOf(yugoId)!.rank,
        ranked: 85,
        trendFrom: list.trendFrom,
        source: list.source,
      });
    },
  );

  test('the overview reads a week of each subject and the course of those it shows, not the course of all', async () => {
    const ofAll = await countDays((db) => readIncidenceList({ ...reading, db }));
    const ofOne = await countDays((db) => readNeighbours(moscow, { ...reading, db }));
    expect(ofAll).toBeGreaterThan(86 * 2 * 120);
    expect(ofOne).toBeLessThanOrEqual(85 * 7 + 6 * 2 * 127);
  });

  test.each(['getRegionShortInfo', 'getGeoHeader', 'getMainStat', 'getRegionStat', 'getOverview'] as const)(
    'that does not exist is 404 in %s, a wrong number 400, an anonymous visitor 401',
    async (call) => {
      const name = `regiondossier/${call}` as const;
      expect((await api.call(name, { yugoId: 77 }, { session: licensed })).body).toMatchObject({
        status: 404,
        code: 'region_not_found',
      });
      expect((await api.call(name, { yugoId: 'abc' }, { session: licensed })).status).toBe(400);
      expect((await api.call(name, { yugoId: moscow })).status).toBe(401);
    },
  );
});

describe('a federal district', () => {
  test('has the sums of its subjects: week, residents, trend', async () => {
    const { regions } = await read('regiondossier/getRegionList');
    const members = regions.filter(({ districtId }: { districtId: number }) => districtId === central);
    const sum = (of: (row: { cases7: number; population: { value: number } }) => number): number =>
      members.reduce(
        (total: number, row: { cases7: number; population: { value: number } }) => total + of(row),
        0,
      );
    const overview = await read('regiondossier/getOverview', { yugoId: central });
    expect(members).toHaveLength(18);
    expect(overview.cases.week).toBe(sum(({ cases7 }) => cases7));
    expect(overview.population.value).toBe(sum(({ population }) => population.value));
    expect(overview.per100k7).toBeCloseTo((overview.cases.week * 1e5) / overview.population.value, 6);
    expect(overview.neighbours[0].yugoId).toBe(central);
    const stat = await read('regiondossier/getRegionStat', { yugoId: central });
    expect(stat.cases.slice(-7).reduce((total: number, value: number) => total + value, 0)).toBe(
      overview.cases.week,
    );
    const card = await read('regiondossier/getRegionShortInfo', { yugoId: central });
    expect(card.population).toEqual(overview.population);
  });

  test('before the first report has nothing, and says nothing', async () => {
    const answer = await api.app.inject({
      url: `/api/regiondossier/getRegionStat?yugoId=${central}&asOf=2020-01-01`,
      headers: { cookie: `svodka_id=${licensed}` },
    });
    expect(answer.json()).toMatchObject({ firstDay: null, cases: [], source: null });
  });
});

describe('a tile', () => {
  test('of generated figures is marked, of measured ones it is not', async () => {
    await api.db.run(
      `with made as (insert into series (indicator, dims, place_id, source, sample, known_at_assumed, load_id)
                     values ('total_fertility_rate', '', $1::int, 'rusfmd', true, false, 1) returning series_id)
       insert into fact (series_id, day, known_at, load_id, value) select series_id, '2019-12-31', '2020-10-01', 1, 1.5 from made`,
      [adygea],
    );
    const { people, economy } = await read('regiondossier/getOverview', { yugoId: adygea });
    const made = people.find(({ indicator }: { indicator: string }) => indicator === 'total_fertility_rate');
    expect(made).toMatchObject({ value: 1.5, sample: true, source: { code: 'rusfmd', sample: true } });
    expect(economy[0]).toMatchObject({ indicator: 'grp', sample: false, source: { sample: false } });
  });

  test('of the country has each period once, so that its change is against the period before', async () => {
    const { economy, people } = await read('regiondossier/getOverview', { yugoId: federal });
    for (const { points, value, previous } of [...economy, ...people]) {
      const days = points.map(({ day }: { day: string }) => day);
      expect(new Set(days).size).toBe(days.length);
      expect([value, previous]).toEqual([points.at(-1).value, points.at(-2)?.value ?? null]);
    }
    expect(economy[0]).toMatchObject({ indicator: 'grp', day: '2017-12-31' });
    expect(economy[0].previous).toBeLessThan(economy[0].value);
  });
});

describe('the national map', () => {
  test('opens with the incidence of the newest day in 85 subjects', async () => {
    const { day, values } = await read('regiondossier/getLocationsRating');
    expect(day).toBe('2021-10-20');
    expect(values).toHaveLength(85);
    expect(values.find(({ yugoId }: { yugoId: number }) => yugoId === moscow).value).toBeCloseTo(355.8, 1);
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
    const { indicator, values } = await read('regiondossier/getLocationsRating', { indicator: 'grp' });
    expect(indicator.unit).toEqual({ code: 'rub', forms: ['₽'] });
    const own = values.find(({ yugoId }: { yugoId: number }) => yugoId === moscow);
    expect(own.value / 1e12).toBeCloseTo(19.7, 1);
  });

  test('refuses an indicator that does not exist and more frames than a map can play', async () => {
    expect(
      (await api.call('regiondossier/getLocationsRating', { indicator: 'happiness' }, { session: licensed }))
        .body.code,
    ).toBe('indicator_not_found');
    expect(
      (
        await api.call(
          'regiondossier/getIndicatorFrames',
          { indicator: 'covid_incidence_7d', frames: 9999 },
          { session: licensed },
        )
      ).status,
    ).toBe(400);
    expect((await api.call('regiondossier/getMapIndicators')).status).toBe(401);
  });
});

test('every place can be found by its names in five languages, by anybody', async () => {
  const { body } = await api.call('handbooks/region/getEntries');
  const karelia = body.entries.find(({ iso }: { iso: string }) => iso === 'RU-KR');
  expect(karelia.names).toEqual(expect.arrayContaining(['Карелия', 'Karelia']));
});

test('with the policy of licensed calls a signed-in account without a licence is refused with 402', async () => {
  const strict = await openTestApp({ LICENSE_POLICY: 'api' });
  const without = await signInAs(strict.db);
  expect((await strict.call('regiondossier/getRegionList', {}, { session: without })).status).toBe(402);
  await strict.close();
});

test('with the policy of links the login is enough', async () => {
  expect((await api.call('regiondossier/getRegionList', {}, { session: reader })).status).toBe(200);
});

test('one day of the map is index probes, not a scan of the facts', async () => {
  await api.db.run('analyze');
  const plan = await api.db.query<{ 'QUERY PLAN': string }>(
    `explain select * from day_values('covid_cases_new', '', '2021-10-20', '2021-10-20')`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain('fact_pkey');
  expect(text).not.toContain('Seq Scan on fact');
});

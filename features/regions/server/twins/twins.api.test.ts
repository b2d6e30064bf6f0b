import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { listAreas } from '#statistics/places/place-queries.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { fillFacts, type MadeFact } from '../../testing/fill-facts.ts';
import { fillSubjects } from '../../testing/fill-subjects.ts';

// Seven subjects with ten people on each km², alike in everything but the part that lives in towns; of the seventh
// nobody counted it. The incomes of all are 27 000 roubles, the country's 36 000: 75 %.

const country = 1_180_665;
const oryol = 1_124_657;
const alike = [1_124_657, 1_124_658, 1_124_659, 1_124_660, 1_124_661, 1_124_662];
const uncounted = 1_124_663;
const lastDay = '2020-12-31';

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20', LICENSE_POLICY: 'api' });
  await loadNames(api.db);
  licensed = await signInAs(api.db, { licensed: true });
  await fillSubjects(api.db, alike, uncounted);
  const day = (place: number, at: number, cases: number): MadeFact => [
    'covid_cases_new',
    '',
    place,
    addDays(lastDay, at - 13),
    cases,
  ];
  const fortnight = (place: number, before: number, after: number) =>
    Array.from({ length: 14 }, (_, at) => day(place, at, at < 7 ? before : after));
  await fillFacts(api.db, 'operational_headquarters_daily', [
    ...fortnight(country, 100, 100),
    ...fortnight(oryol, 10, 20),
    ...fortnight(alike[1]!, 30, 15),
  ]);
});
afterAll(() => api.close());

const ask = (input: object, session?: string) =>
  api.call('regiondossier/getTwins', input, {
    ...(session === undefined ? {} : { session }),
    locale: 'ru',
  });

test('of six even steps of towns the next is the nearest; the last stands 2.93 deviations off, at 43 of 100', async () => {
  const { twins, compared, missing } = (await ask({ yugoId: oryol }, licensed)).body;
  expect([compared, missing]).toEqual([6, []]);
  expect(twins.map(({ yugoId }: { yugoId: number }) => yugoId)).toEqual(alike.slice(1));
  expect(twins[4].nearness).toBeCloseTo(43.3, 1);
  expect(twins[4].far).toMatchObject({
    part: 'urban',
    ownDay: '2017-12-31',
    figures: [{ measure: 'urban', name: null, own: 70, twin: 75 }],
  });
});

test('each part has its figures: 20, 65 and 15 % by age, ten people a km², 75 % of the income; each its source', async () => {
  const { twins, parts } = (await ask({ yugoId: oryol }, licensed)).body;
  expect(twins[0].near).toMatchObject([
    {
      part: 'age',
      distance: 0,
      figures: [
        { measure: 'young', own: 20, twin: 20 },
        { measure: 'working', own: 65 },
        { measure: 'old', own: 15 },
      ],
    },
    { part: 'density', figures: [{ measure: 'density', own: 10, twin: 10 }] },
  ]);
  expect(
    parts.map(({ part, weight, source }: { part: string; weight: number; source: { code: string } }) => [
      part,
      weight,
      source.code,
    ]),
  ).toEqual([
    ['age', 0.2, 'rusfmd'],
    ['density', 0.2, 'rosstat_via_aremt'],
    ['income', 0.2, 'rosstat_via_lomska'],
    ['urban', 0.2, 'rosstat_via_kaggle_dwdkills'],
    ['mix', 0.2, 'rosstat_organisations'],
  ]);
});

test('what followed there stands beside the own week: 20 a day after 10 is 100 % more, 15 after 30 half as many', async () => {
  const areas = await listAreas(api.db);
  const { twins, week, day } = (await ask({ yugoId: oryol }, licensed)).body;
  expect(day).toBe(lastDay);
  expect(week.changePercent).toBe(100);
  expect(week.per100k7).toBeCloseTo((140 * 100_000) / (areas.get(oryol)! * 10), 6);
  expect(twins[0].week.changePercent).toBe(-50);
  expect(twins[1].week).toEqual({ per100k7: null, changePercent: null });
});

test('a subject of which something is not known has no twins, and it is said what', async () => {
  const { twins, missing } = (await ask({ yugoId: uncounted }, licensed)).body;
  expect([twins, missing]).toEqual([[], ['urban']]);
});

test('the country and a district are refused with the reason, an unknown place and a city are not found', async () => {
  for (const yugoId of [country, 1_180_601]) {
    const { status, body } = await ask({ yugoId }, licensed);
    expect([status, body.code, body.fields[0].path]).toEqual([400, 'bad_request', 'yugoId']);
    expect(body.fields[0].message).toContain('субъект');
  }
  expect((await ask({ yugoId: 77 }, licensed)).status).toBe(404);
  expect((await ask({ yugoId: 1_126_001 }, licensed)).status).toBe(404);
  expect((await ask({ yugoId: 'abc' }, licensed)).status).toBe(400);
});

test('a stranger and a reader without a licence are refused; nothing is compared before it was known', async () => {
  expect((await ask({ yugoId: oryol })).status).toBe(401);
  expect((await ask({ yugoId: oryol }, await signInAs(api.db))).status).toBe(402);
  const early = await api.app.inject({
    url: `/api/regiondossier/getTwins?yugoId=${oryol}&asOf=2018-01-01`,
    headers: { cookie: `svodka_id=${licensed}` },
  });
  expect(early.json()).toMatchObject({
    twins: [],
    missing: ['age', 'density', 'income', 'urban', 'mix'],
    compared: 0,
    day: null,
  });
});

test('a view of the explorer takes the twins of a region by one word, and none where too little is known of it', async () => {
  const places = async (word: string) => {
    const input = { indicators: ['urban_share'], places: [word] };
    const { body } = await api.call('explore/getView', input, { session: licensed });
    return body.places.map(({ yugoId }: { yugoId: number }) => yugoId);
  };
  expect(await places(`twins-${oryol}`)).toEqual(alike.slice(1));
  expect(await places(`twins-${uncounted}`)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { loadRegister } from '../register/load-register.ts';

const moscow = 1_124_665;
const rostov = 1_124_661;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  await loadRegister(api.db);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const list = async (input: object, locale = 'ru') =>
  (await api.call('measure/getMeasures', { asOf: '2021-10-20', ...input }, { session: licensed, locale }))
    .body as {
    measures: {
      id: number;
      title: string;
      origin: string;
      starts: string;
      ends: string;
      links: object[];
      strictness: number;
    }[];
    total: number;
  };

test('the registers are published measures with their origin, links and terms; taking them over again changes nothing', async () => {
  const [before] = await api.db.query<{ version: number }>('select version from data_version');
  await loadRegister(api.db);
  expect(await api.db.query('select version from data_version')).toEqual([before]);
  const masks = await list({ text: 'масочный', origin: 'register', from: '2021-09-28', to: '2021-10-20' });
  expect(masks.measures[0]).toMatchObject({ title: 'Масочный режим', strictness: 2, starts: '2021-09-28' });
  expect(masks.measures[0]!.origin).toContain('Hale et al.');
});

test('support of incomes is a measure of the economy: half and more of a lost salary from 1 February to 13 June 2021', async () => {
  const { measures, total } = await list({
    direction: 3,
    text: 'доходов',
    to: '2021-05-01',
    from: '2021-05-01',
  });
  expect(total).toBe(1);
  expect(measures[0]).toMatchObject({ starts: '2021-02-01', ends: '2021-06-13', strictness: 2 });
  expect((await list({ direction: 3, text: 'income', day: '2021-05-01' }, 'en')).measures[0]!.title).toBe(
    'Income support',
  );
});

test('a measure of a register is not seen before its first day, in a list or by its address', async () => {
  const early = await list({ yugoId: rostov, asOf: '2021-08-01' });
  expect(early.total).toBe(0);
  const { measures } = await list({ yugoId: rostov, pageSize: 500 });
  expect(measures.length).toBeGreaterThan(5);
  expect(measures.every(({ starts }) => starts <= '2021-10-20')).toBe(true);
  const { id, starts } = measures[0]!;
  const open = (asOf: string) => api.call('measure/getMeasure', { id, asOf }, { session: licensed });
  expect((await open(addDays(starts, -1))).status).toBe(404);
  expect((await open(starts)).body).toMatchObject({ id, content: { starts } });
});

test('counts are those of the list under the same filter', async () => {
  for (const filter of [{}, { yugoId: moscow }, { direction: 3 }, { day: '2020-04-20' }, { text: 'школ' }]) {
    const stats = await api.call(
      'measure/getMeasuresStats',
      { asOf: '2021-10-20', ...filter },
      { session: licensed },
    );
    expect(stats.body.total).toBe((await list(filter)).total);
    expect(stats.body.byDirection[1] + stats.body.byDirection[3]).toBe(stats.body.total);
  }
});

test('a year is told by day as the list tells it on that day, beside the country, and no further than the data', async () => {
  const ask = async (input: object) =>
    (
      await api.call(
        'measure/getInForceByDay',
        { asOf: '2021-10-20', year: 2021, ...input },
        { session: licensed },
      )
    ).body as { until: string; own: { day: string; count: number }[]; national: object[] | null };
  const { until, own, national } = await ask({ yugoId: rostov });
  expect([until, own[0]]).toEqual(['2021-10-20', { day: '2021-01-01', count: 0 }]);
  for (const day of ['2021-09-15', '2021-10-20']) {
    const { total } = await list({ yugoId: rostov, status: 3, day });
    expect(own.findLast((step) => step.day <= day)!.count, day).toBe(total);
  }
  expect(national!.length).toBeGreaterThan(2);
  expect((await ask({})).national).toBeNull();
  expect((await api.call('measure/getInForceByDay', { year: 2021 })).status).toBe(401);
});

test('who is not signed in is sent to the login; nonsense is refused by field', async () => {
  expect((await api.call('measure/getMeasures', {})).status).toBe(401);
  const wrong = await api.call(
    'measure/getMeasures',
    { status: 7, day: '2021-13-01' },
    { session: licensed },
  );
  expect(wrong.status).toBe(400);
  expect(wrong.body.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(['day', 'status.0']);
});

test('the queue is the moderators\u2019: who may not see it is told so', async () => {
  const ask = async (session: string) =>
    (await api.call('measure/getMeasures', { view: 'queue' }, { session })) as {
      status: number;
      body: { code?: string };
    };
  expect(await ask(licensed)).toMatchObject({ status: 403, body: { code: 'queue_denied' } });
  expect((await ask(await signInAs(api.db, { roles: [10], licensed: true }))).status).toBe(200);
});

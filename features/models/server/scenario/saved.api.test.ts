import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { referenceParams, type ScenarioParams } from '../../domain/scenario/scenario-params.ts';
import { maxSaved } from './saved-queries.ts';

const moscow = 1_124_665;

let api: TestApp;
let mine: string;
let other: string;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2021-10-20' });
  mine = await signInAs(api.db, { licensed: true, email: 'mine@test.example' });
  other = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const assumed: ScenarioParams = {
  ...referenceParams,
  beds: 2500,
  contacts: [
    { name: 'Нерабочие дни', from: '2021-10-28', to: '2021-11-07', low: 12, high: 30.5, isOn: true },
    { name: 'Удалёнка', from: '2021-10-25', to: '2022-02-25', low: 3, high: 10, isOn: false },
  ],
  vaccination: { from: '2021-11-01', dosesPerDay: 40_000, isOn: true },
  laterBeds: { from: '2021-12-01', beds: 3250, isOn: true },
  course: { latency: 4 },
};

const save = (input: object, session: string | undefined = mine) =>
  api.call(
    'modeling/saveSimulationParams',
    { yugoId: moscow, name: 'Меры', params: assumed, ...input },
    { session, locale: 'ru' },
  );
const read = (input: object = {}, session: string = mine) =>
  api.call('modeling/getSimulationParams', { yugoId: moscow, ...input }, { session, locale: 'ru' });

test('what was saved comes back equal, its owner alone can read it or write over it', async () => {
  const { status, body } = await save({});
  expect(status).toBe(200);
  const [found] = (await read({ id: body.id })).body.saved;
  expect(found).toMatchObject({ id: body.id, version: 1, name: 'Меры', modelVersion: '1.3' });
  expect(found.params).toEqual(assumed);
  expect((await read({ id: body.id }, other)).status).toBe(404);
  expect((await save({ id: body.id, version: 1 }, other)).status).toBe(404);
  expect((await read({}, other)).body.saved).toEqual([]);
});

test('a version that is not the newest is refused; what is removed is not listed, and comes back', async () => {
  const { id } = (await save({ name: 'Вторые' })).body;
  expect((await save({ id, version: 1, name: 'Новые' })).body).toEqual({ id, version: 2 });
  expect((await save({ id, version: 1 })).body).toMatchObject({ code: 'conflict', details: { version: 2 } });
  expect((await save({ id, version: 2, isRemoved: true })).status).toBe(200);
  expect((await read({ id })).status).toBe(404);
  expect((await save({ id, version: 3, isRemoved: false })).status).toBe(200);
  expect((await read({ id })).body.saved).toHaveLength(1);
});

test.each<[string, Partial<ScenarioParams>, string, RegExp]>([
  ['days out of bounds', { days: 400 }, 'params.days', /от\s30\sдо\s365\s\(дней\)/],
  ['a share above all', { ascertainment: [20, 120] }, 'params.ascertainment.1', /от\s5\sдо\s100\s\(%\)/],
  ['a share from more to less', { ascertainment: [45, 20] }, 'params.ascertainment.1', /меньше начала/],
  [
    'a latent period of a month',
    { course: { latency: 30 } },
    'params.course.latency',
    /от\s1\sдо\s10\s\(дней\)/,
  ],
  ['beds below none', { beds: -1 }, 'params.beds', /от\s0\sдо\s100.000\s\(коек\)/],
  [
    'an interval that ends before it begins',
    { contacts: [{ ...assumed.contacts[0]!, to: '2021-10-27' }] },
    'params.contacts.0.to',
    /меньше начала/,
  ],
  [
    'one measure twice on one day',
    { contacts: [assumed.contacts[0]!, assumed.contacts[0]!] },
    'params.contacts.1.from',
    /пересекаются/,
  ],
  [
    'a reduction of all contacts',
    { contacts: [{ ...assumed.contacts[0]!, high: 100 }] },
    'params.contacts.0.high',
    /от\s0\sдо\s95\s\(%\)/,
  ],
  [
    'beds on a day that is over',
    { laterBeds: { from: '2021-10-01', beds: 1, isOn: true } },
    'params.laterBeds.from',
    /вне сценария/,
  ],
])('%s is refused by its field, with bounds and unit', async (_, part, path, message) => {
  const { status, body } = await save({ params: { ...assumed, ...part } });
  expect([status, body.fields.map((field: { path: string }) => field.path)]).toEqual([400, [path]]);
  expect(body.fields[0].message).toMatch(message);
});

const projection = {
  horizonYears: 30,
  tfr: [
    { year: 2020, value: 1.5 },
    { year: 2035, value: 1.9 },
  ],
  meanAgeShift: 0.5,
  e0Male: [{ year: 2020, value: 70 }],
  e0Female: [{ year: 2020, value: 79 }],
  netMigration: [{ year: 2020, value: 25_000 }],
  retirementAgeMale: [{ year: 2020, value: 65 }],
  retirementAgeFemale: [{ year: 2020, value: 60 }],
};
const variants = async (session: string = mine) =>
  (await read({ kind: 'population' }, session)).body.variants as { id: number; population: object }[];

test('a variant of the residents is kept as it was said, apart from the scenarios, taken away and brought back by its owner alone', async () => {
  const { id, version } = (await save({ params: undefined, population: projection })).body;
  expect(version).toBe(1);
  const [found] = await variants();
  expect(found).toMatchObject({ id, version: 1, modelVersion: '2', population: projection });
  expect((await read()).body.variants).toEqual([]);
  expect((await read({ id })).status).toBe(404);
  expect((await save({ id, version: 1 })).status).toBe(404);
  expect(await variants(other)).toEqual([]);
  const own = { id, params: undefined, population: projection };
  expect((await save({ ...own, version: 1 }, other)).status).toBe(404);
  expect((await save({ ...own, version: 1, isRemoved: true })).status).toBe(200);
  expect(await variants()).toEqual([]);
  expect((await save({ ...own, version: 2 })).body).toEqual({ id, version: 3 });
  expect(await variants()).toHaveLength(1);
});

test.each([
  [{ tfr: [{ year: 2020, value: 9 }] }, 'tfr[0].value', /от\s0,8\sдо\s4\sдетей/i],
  [{ netMigration: [{ year: 2020, value: 1e9 }] }, 'netMigration[0].value', /человек\sв\sгод/],
  [{ retirementAgeMale: [{ year: 2020, value: 40 }] }, 'retirementAgeMale[0].value', /от\s55\sдо\s75\sлет/i],
])('a variant with %j is refused by its field', async (part, path, message) => {
  const { status, body } = await save({ params: undefined, population: { ...projection, ...part } });
  expect([status, body.fields[0].path]).toEqual([400, path]);
  expect(body.fields[0].message).toMatch(message);
});

test('both at once, neither, or a version of the other model is refused', async () => {
  expect((await save({ population: projection })).status).toBe(400);
  expect((await save({ params: undefined })).status).toBe(400);
  expect((await save({ modelVersion: '1' })).status).toBe(400);
  expect((await save({ params: undefined, population: projection, modelVersion: '1.0' })).status).toBe(400);
});

test('what is no number, no interval or unknown is refused', async () => {
  for (const wrong of [{ days: '150' }, { beds: null, days: null }, { more: 1 }, { contacts: [{}] }])
    expect((await save({ params: { ...assumed, ...wrong } })).status).toBe(400);
  expect((await save({ name: ' ' })).status).toBe(400);
  expect((await save({ yugoId: 5 })).status).toBe(404);
  expect((await save({ id: 999_999, version: 1 })).status).toBe(404);
  expect(
    (await api.call('modeling/saveSimulationParams', { yugoId: moscow, name: 'x', params: assumed })).status,
  ).toBe(401);
});

test('ten thousand scenarios of others cost nothing, two hundred of one’s own are all there is room for', async () => {
  const many = (session: 'mine' | 'others', count: number) =>
    api.db.query(
      `insert into saved_scenario (account_id, yugo_id, name, model_version, params)
       select a.id, $2::int, 'n' || n, '1.1', $3::jsonb from account a, generate_series(1, $1::int) n
        where (a.email_key = 'mine@test.example') = $4::boolean`,
      [count, moscow, JSON.stringify(referenceParams), session === 'mine'],
    );
  await many('others', 10_000);
  await many('mine', 300);
  expect((await read()).body.saved).toHaveLength(maxSaved);
  expect((await save({ name: 'Лишний' })).body).toMatchObject({ code: 'too_many_kept' });
});

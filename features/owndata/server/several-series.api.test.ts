import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { maxSeries, maxTemplates } from '../domain/limits.ts';
import { sendFile } from '../testing/send-file.ts';

const tatarstan = 1124616;
const bytes = `Регион;Год;Безработица, %;Население (чел.)
Татарстан;2019;3,3;3 898 628
Татарстан;2020;360;3 902 888
Мордор;2020;5,2;1`;

let api: TestApp;
let [owner, other] = ['', ''];
beforeAll(async () => {
  api = await openFiguresApp({ LICENSE_POLICY: 'api', AS_OF: '2021-10-20' });
  owner = await signInAs(api.db, { licensed: true });
  other = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

type Named = { id: number; name: string; isDeleted: boolean; siblings: number };
const call = (name: Parameters<TestApp['call']>[0], input: object, session = owner) =>
  api.call(name, input, { session, locale: 'ru' });
const send = (name: 'readFile' | 'loadFile', fields: Record<string, string> = {}, session = owner) =>
  sendFile(api, name, {
    session,
    bytes,
    fields: { ...(name === 'loadFile' && { source: 'письмо' }), ...fields },
  });
const listed = async (): Promise<Named[]> => (await call('own/listSeries', {})).body.series;

test('a strange value, an unknown place and a row are put right in the preview; what was changed is listed and stays with the series', async () => {
  const { body: before } = await send('readFile');
  expect(before.counts).toMatchObject({ values: 6, ready: 3, doubted: 1, refused: 2, unknownPlaces: 1 });
  expect(before.values[0]).toMatchObject({
    row: 3,
    doubts: ['over100', 'tenTimes'],
    beside: 3.3,
    suggested: 3.6,
  });
  const fixes = { cells: '3-3=3,6\r\n4-1=Питер', excluded: '2' };
  const { body: after } = await send('readFile', fixes);
  expect(after.counts).toMatchObject({ values: 4, ready: 4, doubted: 0, refused: 0, unknownPlaces: 0 });
  const corrected = {
    cells: [
      { row: 3, column: 3, before: '360', after: '3,6' },
      { row: 4, column: 1, before: 'Мордор', after: 'Питер' },
    ],
    excluded: [{ row: 2, text: 'Татарстан · 2019 · 3,3 · 3 898 628' }],
  };
  expect(after.corrected).toEqual(corrected);
  const columns = {
    placeColumn: '1',
    timeColumn: '2',
    seriesColumn: '0',
    unitColumn: '0',
    valueColumns: '3',
  };
  expect((await send('readFile', columns)).body.mapping.values).toEqual([3]);
  expect((await send('readFile', { timeColumn: '0', time: '2020' })).body.mapping.time).toBe(0);
  const { body: loaded } = await send('loadFile', fixes);
  const { body: series } = await call('own/getSeries', { id: loaded.id });
  expect(series.corrected).toEqual(corrected);
  for (const wrong of [{ cells: 'a-1=x' }, { cells: '3-3' }, { excluded: '1;2' }, { names: '0=x' }] as Record<
    string,
    string
  >[])
    expect((await send('readFile', wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test('a file of two series is one load: both have their names and units, one undo takes both, and both come back', async () => {
  const { body: loaded } = await send('loadFile', {
    names: '2=Жители',
    units: '2=человек',
    acceptAll: 'true',
  });
  expect(loaded).toMatchObject({ series: 2, values: 4, leftOut: 2 });
  const pair = async () => (await listed()).slice(0, 2).map(({ name, isDeleted }) => [name, isDeleted]);
  expect(await pair()).toEqual([
    ['Жители', false],
    ['Безработица', false],
  ]);
  const [second] = await listed();
  expect((await call('own/getSeries', { id: second!.id })).body).toMatchObject({
    unit: 'человек',
    siblings: 1,
    courses: [{ yugoId: tatarstan, points: [{ value: 3_898_628 }, { value: 3_902_888 }] }],
  });
  for (const name of ['own/deleteSeries', 'own/restoreSeries'] as const)
    expect((await call(name, { id: loaded.id, wholeLoad: true }, other)).status).toBe(404);
  expect((await call('own/deleteSeries', { id: second!.id, wholeLoad: true })).status).toBe(200);
  expect(await pair()).toEqual([
    ['Жители', true],
    ['Безработица', true],
  ]);
  await call('own/restoreSeries', { id: loaded.id });
  expect(await pair()).toEqual([
    ['Жители', true],
    ['Безработица', false],
  ]);
  await call('own/restoreSeries', { id: loaded.id, wholeLoad: true });
  expect((await pair()).map(([, isDeleted]) => isDeleted)).toEqual([false, false]);
});

test('a series stands beside the public one that is named alike or was chosen, and says how many values are equal', async () => {
  const { body } = await send('readFile');
  const [unemployment, people] = body.series;
  expect(unemployment.likeness).toMatchObject({ indicator: 'unemployment_rate', isChosen: false, shared: 2 });
  expect(unemployment.likeness.correlation).toBe(null);
  expect(unemployment.latest).toEqual({ day: '2019-12-31', places: [{ yugoId: tatarstan, value: 3.3 }] });
  expect(people.unit).toBe('чел.');
  const [strange] = body.values;
  expect(strange.level).toBeGreaterThan(3);
  expect(strange.suggested).toBe(3.6);
  const { body: chosen } = await send('readFile', { beside: '1=poverty_rate\n2=' });
  expect(chosen.series[0].likeness).toMatchObject({ indicator: 'poverty_rate', isChosen: true });
  expect(chosen.series[1].likeness).toBe(null);
});

test('what was said of a file is offered to its sender for the next file of its shape, and to nobody else', async () => {
  const fileOf = (year: string) =>
    [`Субъект;Год ${year};Доля, %`, 'Татарстан;2019;3,3', 'Калуга;2019;3,7'].join('\n');
  const read = async (year: string, session = owner) =>
    (await sendFile(api, 'readFile', { session, bytes: fileOf(year) })).body;
  const { shape, template } = await read('2019');
  expect(template).toBeNull();
  const said = { shape, fileName: 'доля.csv', unit: '%', valueColumns: '3', names: '1=Доля бедных' };
  expect((await call('own/saveTemplate', said)).status).toBe(200);
  // Another year in its header is the same shape, another column is not.
  const next = await read('2020');
  expect([next.shape, next.template.fileName]).toEqual([shape, 'доля.csv']);
  expect(next.template.choices).toEqual({ unit: '%', valueColumns: '3', names: '1=Доля бедных' });
  expect((await read('2020', other)).template).toBeNull();
  expect((await send('readFile')).body.template).toBeNull();
  // Corrections are of one file: a template that holds some is refused.
  expect((await call('own/saveTemplate', { ...said, cells: '2-3=1' })).status).toBe(400);
  await call('own/saveTemplate', { ...said, unit: 'чел.' });
  expect((await read('2021')).template.choices.unit).toBe('чел.');
  expect((await call('own/removeTemplate', { shape }, other)).status).toBe(404);
  expect((await call('own/removeTemplate', { shape })).status).toBe(200);
  expect((await read('2021')).template).toBeNull();
  const [{ id } = { id: 0 }] = await api.db.query<{ id: number }>(
    'select account_id::int as id from own_series limit 1',
  );
  await api.db.run(
    `insert into own_template (account_id, shape, file_name, choices, saved_at)
     select $1, md5(n::text), 'a.csv', '{}', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [id, maxTemplates],
  );
  await call('own/saveTemplate', said);
  const left = await api.db.query('select shape from own_template where account_id = $1', [id]);
  expect(left).toHaveLength(maxTemplates);
  expect(left).toContainEqual({ shape });
});

test('a file stands beside the last series of its name that its sender loaded: what is new, changed, equal and gone', async () => {
  const fileOf = (...rows: string[]) => ['Субъект;Год;Своя доля, %', ...rows].join('\n');
  const session = await signInAs(api.db, { licensed: true });
  const first = fileOf('Татарстан;2018;3,0', 'Татарстан;2019;3,3', 'Калужская область;2019;3,7');
  await sendFile(api, 'loadFile', { session, bytes: first, fields: { source: 'письмо' } });
  const second = fileOf('Татарстан;2019;3,3', 'Калужская область;2019;3,9', 'Татарстан;2020;3,4');
  const { body } = await sendFile(api, 'readFile', { session, bytes: second });
  expect(body.series[0].earlier).toMatchObject({ fresh: 1, changed: 1, same: 1, gone: 1 });
  expect(body.series[0].earlier.changes).toMatchObject([{ day: '2019-12-31', before: 3.7, value: 3.9 }]);
  const { body: foreign } = await sendFile(api, 'readFile', { session: owner, bytes: second });
  expect(foreign.series[0].earlier).toBeNull();
});

test('a load of two is refused whole where one alone would still fit', async () => {
  const { body: loaded } = await send('loadFile', {}, other);
  await api.db.run(
    `insert into own_series (account_id, name, unit, period, decimals, source, file_name)
     select account_id, 'x', '', 'year', 0, 'x', 'x' from own_series, generate_series(4, ${maxSeries}) where id = $1::bigint`,
    [loaded.id],
  );
  const count = async () =>
    (
      await api.db.query<{ count: number }>(
        'select count(*)::int as count from own_series where account_id = (select account_id from own_series where id = $1::bigint)',
        [loaded.id],
      )
    )[0]!.count;
  expect(await count()).toBe(maxSeries - 1);
  expect((await send('loadFile', {}, other)).status).toBe(400);
  expect(await count()).toBe(maxSeries - 1);
  const columns = Array.from({ length: 21 }, (_, at) => `Ряд ${at}`).join(';');
  const many = `Регион;Год;${columns}\nТатарстан;2020;${'1;'.repeat(21)}`;
  const refused = await sendFile(api, 'readFile', { session: other, bytes: many });
  expect([refused.status, refused.body.fields[0].message]).toEqual([400, 'too_many_series']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { sendFile } from '#features/owndata/testing/send-file.ts';

const tatarstan = 1124616;
const about = {
  indicator: 'unemployment_rate',
  title: 'Сводка занятости, бюллетень 2022',
  provider: 'Минтруд области',
  licence: 'CC BY 4.0',
  url: 'https://example.org/bulletin',
  knownAt: '2022-10-01',
};
const fileOf = (...rows: string[]) => ['Регион;Год;Безработица, %', ...rows].join('\n');
const bytes = fileOf('Татарстан;2021;2,5', 'Питер;2021;290', 'Мордор;2021;4', 'Калужская область;2021;4,0');

let api: TestApp;
let [keeper, reader] = ['', ''];
beforeAll(async () => {
  api = await openFiguresApp();
  keeper = await signInAs(api.db, { roles: [9] });
  reader = await signInAs(api.db, { roles: [10, 11], licensed: true });
});
afterAll(() => api.close());

const send = (
  name: 'tryFile' | 'loadFile',
  { fields = {}, file = bytes, session = keeper }: { fields?: object; file?: string; session?: string } = {},
) => sendFile(api, `sources/${name}`, { session, bytes: file, fields: { ...about, ...fields } });
const valuesOf = (year: string, asOf = '2100-01-01', place = tatarstan) =>
  api.db.query<{ value: number; known: string; source: string }>(
    `select value, known_at::text as known, source from place_values('unemployment_rate', '', $1, $2) where day = $3`,
    [place, asOf, `${year}-12-31`],
  );
const call = (name: Parameters<TestApp['call']>[0], input: object) =>
  api.call(name, input, { session: keeper, locale: 'ru' });

test('without the right a file is neither tried nor loaded, and a file of another unit, period or indicator is refused by its field', async () => {
  for (const name of ['tryFile', 'loadFile'] as const)
    expect((await send(name, { session: reader })).status).toBe(403);
  const why = async (fields: object, file = bytes) =>
    (await send('tryFile', { fields, file })).body.fields[0];
  expect(await why({ indicator: 'nobody' })).toEqual({ path: 'indicator', message: 'no_indicator' });
  expect(await why({ indicator: 'covid_cases_new' })).toMatchObject({ message: 'other_period' });
  expect(await why({ unit: 'чел.' })).toMatchObject({ message: 'other_unit' });
  expect(await why({ series: '2' })).toEqual({ path: 'file', message: 'no_values' });
  expect((await send('tryFile', { fields: { licence: '' } })).status).toBe(400);
  expect((await send('tryFile', { fields: { url: 'file:///etc/passwd' } })).status).toBe(400);
});

test('a trial writes nothing; a load writes what is fine under its source and day, holds the strange, names the refused, and is rolled back', async () => {
  const facts = async () => (await api.db.query('select count(*)::int as count from fact'))[0];
  const before = await facts();
  const loose = { fields: {}, file: bytes };
  const { body: refused } = await send('tryFile', loose);
  expect(refused).toMatchObject({ outcome: 'refused', reason: 'too_many_refused' });
  const file = bytes.replace('Мордор;2021;4\n', '');
  const { body: trial } = await send('tryFile', { file });
  expect(trial.counts).toMatchObject({ records: 3, fresh: 2, held: 1, refused: 0 });
  expect(await facts()).toEqual(before);
  expect((await send('loadFile', loose)).body.code).toBe(null);

  const { body } = await send('loadFile', { file });
  expect(await valuesOf('2021')).toMatchObject([{ value: 2.5, known: '2022-10-01' }]);
  expect(await valuesOf('2021', '2022-09-30')).toEqual([]);
  const { body: page } = await call('sources/getSource', { code: body.code });
  expect(page.source).toMatchObject({ title: about.title, held: 1, figures: 2 });
  expect(page.recipe).toMatchObject({ licence: 'CC BY 4.0', owner: 'Минтруд области' });
  expect(page.held).toMatchObject([{ value: 290, reason: 'bounds', indicator: 'unemployment_rate' }]);
  const [source] = await api.db.query('select title, licence from source where code = $1', [
    (await valuesOf('2021'))[0]!.source,
  ]);
  expect(source).toEqual({ title: about.title, licence: 'CC BY 4.0' });

  const { body: again } = await send('loadFile', { file });
  expect(again.trial.counts).toMatchObject({ fresh: 0, same: 2, held: 0 });
  const { runs } = page;
  expect((await call('sources/rollBack', { code: body.code, runId: runs[0].id })).body).toEqual({
    hidden: 2,
  });
  expect(await valuesOf('2021')).toEqual([]);
});

test('a corrected cell and a factor count; a small revision is a new vintage in the log, a sharp one waits', async () => {
  const file = fileOf('Татарстан;2022;2,0', 'Калужская область;2022;3,0');
  await send('loadFile', { file, fields: { knownAt: '2023-10-01' } });
  const { body: revised } = await send('loadFile', {
    file,
    fields: { knownAt: new Date().toISOString().slice(0, 10), cells: '2-3=2,1\n3-3=9,0' },
  });
  expect(revised.trial.counts).toMatchObject({ changed: 1, held: 1 });
  expect(await valuesOf('2022', '2023-12-31')).toMatchObject([{ value: 2 }]);
  expect(await valuesOf('2022')).toMatchObject([{ value: 2.1 }]);
  const [kaluga] = await api.db.query<{ id: number }>("select yugo_id as id from place where iso = 'RU-KLU'");
  expect(await valuesOf('2022', '2100-01-01', kaluga!.id)).toMatchObject([{ value: 3 }]);
  const people = 'Регион;Год;Население, тыс. чел.\nТатарстан;2022;3903';
  const { body: trial } = await send('tryFile', {
    file: people,
    fields: { indicator: 'population_average', factor: '1000' },
  });
  expect(trial.figures).toMatchObject([{ value: 3_903_000 }]);
});

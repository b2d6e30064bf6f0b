import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

const moscow = 1_124_665;

let api: TestApp;
let mine: string;
let others: string;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  mine = await signInAs(api.db, { licensed: true });
  others = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

type Call = 'measure/getViews' | 'measure/saveView' | 'measure/deleteView';
const ask = (name: Call, input: object, session = mine) => api.call(name, input, { session });
const named = (name: string, search = '') => ask('measure/saveView', { name, yugoId: null, search });

test('a view is kept with what its address says, replaced under its name, forgotten; nobody else has it', async () => {
  const kept = await ask('measure/saveView', {
    name: 'Москва, школы',
    yugoId: moscow,
    search: 'q=школ&status=3&sort=place&rows=100&foo=bar',
  });
  expect(kept.body).toMatchObject({ name: 'Москва, школы', yugoId: moscow });
  const said = new URLSearchParams(kept.body.search);
  expect([said.get('q'), said.get('sort'), said.get('foo')]).toEqual(['школ', 'place', null]);
  const again = await ask('measure/saveView', { name: 'Москва, школы', yugoId: null, search: 'status=2' });
  expect(again.body).toEqual({ id: kept.body.id, name: 'Москва, школы', yugoId: null, search: 'status=2' });
  expect((await ask('measure/getViews', {})).body).toEqual([again.body]);
  expect((await ask('measure/getViews', {}, others)).body).toEqual([]);
  expect((await ask('measure/deleteView', { id: kept.body.id }, others)).status).toBe(404);
  expect((await ask('measure/deleteView', { id: kept.body.id })).body).toEqual({ ok: true });
  expect((await ask('measure/getViews', {})).body).toEqual([]);
});

test('thirty views are kept, a thirty-first is not; one of them is written anew', async () => {
  for (let number = 1; number <= 30; number += 1) expect((await named(`Вид ${number}`)).status).toBe(200);
  const refused = await named('Ещё один');
  expect([refused.status, refused.body.details]).toMatchObject([409, { reason: 'too_many', most: 30 }]);
  expect((await named('Вид 7', 'view=board')).status).toBe(200);
});

test('a name is said, an address is short, a place is known; a login is needed', async () => {
  expect((await named('  ')).status).toBe(400);
  expect((await named('Длинный', 'q='.padEnd(1_001, 'а'))).status).toBe(400);
  expect((await ask('measure/saveView', { name: 'Нигде', yugoId: 1, search: '' })).status).toBe(404);
  expect((await ask('measure/deleteView', { id: 'x' })).status).toBe(400);
  const asked = {
    'measure/getViews': {},
    'measure/saveView': { name: 'Вид', yugoId: null, search: '' },
    'measure/deleteView': { id: 1 },
  } as const;
  for (const name of ['measure/getViews', 'measure/saveView', 'measure/deleteView'] as const) {
    expect([name, (await api.call(name, asked[name])).status]).toEqual([name, 401]);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { maxGroups } from '../../domain/boards/board-limits.ts';

let api: TestApp;
let owner: string;
let other: string;
beforeAll(async () => {
  api = await openFiguresApp();
  [owner, other] = [await signInAs(api.db), await signInAs(api.db)];
});
afterAll(() => api.close());

type Name = Parameters<TestApp['call']>[0];
const ask = (name: Name, input: object, session: string | null = owner) =>
  api.call(name, input, { locale: 'en', ...(session !== null && { session }) });
const save = (name: string, places: string[], session: string | null = owner) =>
  ask('explore/saveGroup', { name, places }, session);
const list = async (session = owner) => (await ask('explore/getGroups', {}, session)).body.groups;

test('a group is kept under its name, takes other places, is deleted, taken back, and gives its name away', async () => {
  const { id } = (await save(' Volga ', ['1124616', 'border-1124611'])).body;
  expect(await list()).toEqual([{ id, name: 'Volga', places: ['1124616', 'border-1124611'] }]);
  expect((await save('Volga', ['in-1180603'])).body.id).toBe(id);
  expect(await list()).toEqual([{ id, name: 'Volga', places: ['in-1180603'] }]);
  await ask('explore/deleteGroup', { id });
  expect(await list()).toEqual([]);
  await ask('explore/restoreGroup', { id });
  expect(await list()).toHaveLength(1);
  await ask('explore/deleteGroup', { id });
  const next = (await save('Volga', ['1124616'])).body;
  expect((await ask('explore/restoreGroup', { id })).status).toBe(404);
  expect(await list()).toEqual([{ id: next.id, name: 'Volga', places: ['1124616'] }]);
});

test('another’s group does not exist, strangers have none, places that are unknown or none are refused', async () => {
  const { id } = (await save('Own', ['1124616'])).body;
  expect(await list(other)).toEqual([]);
  for (const call of ['explore/deleteGroup', 'explore/restoreGroup'] as const)
    expect((await ask(call, { id }, other)).status).toBe(404);
  expect((await save('Own', ['1124611'], other)).body.id).not.toBe(id);
  const refused = [
    await save('Nowhere', ['999']),
    await save('None', []),
    await save('Narnia', ['Narnia']),
    await save(' ', ['1124616']),
    await save('Own', ['1124616'], null),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 400, 400, 400, 401]);
});

test('fifty groups are the most, also by way of one that was deleted; a kept name takes new places all the same', async () => {
  const session = await signInAs(api.db);
  const { id } = (await save('First', ['1124616'], session)).body;
  await api.db.run(
    `insert into place_group (account_id, name, places)
     select account_id, 'Group ' || no, places from place_group, generate_series(2, $2::int) no where id = $1`,
    [id, maxGroups],
  );
  const refused = await save('One more', ['1124616'], session);
  expect([refused.status, refused.body.title]).toEqual([400, expect.stringContaining('50')]);
  expect((await save('First', ['1124611'], session)).status).toBe(200);
  await ask('explore/deleteGroup', { id }, session);
  expect((await save('In its place', ['1124616'], session)).status).toBe(200);
  expect((await ask('explore/restoreGroup', { id }, session)).status).toBe(400);
});

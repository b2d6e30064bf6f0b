import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadRegistry } from '../registry/load-registry.ts';
import { personsSet } from '../registry/sets/person-sets.ts';

let api: TestApp;
let reader: string;
let editor: string;
let mayor: number;
let president: number;

beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2020-06-08' });
  await loadNames(api.db);
  await loadRegistry(api.db, () => {}, [personsSet]);
  reader = await signInAs(api.db, { licensed: true });
  editor = await signInAs(api.db, { licensed: true, roles: [3] });
  const idOf = async (wikidata: string): Promise<number> =>
    (
      await api.db.query<{ id: number }>(
        `select entity_id as id from entity_identifier where scheme = 'wikidata' and value = $1`,
        [wikidata],
      )
    )[0]!.id;
  [mayor, president] = [await idOf('Q319497'), await idOf('Q7747')];
});
afterAll(() => api.close());

const ask = (name: Parameters<TestApp['call']>[0], input: object, session = editor) =>
  api.call(name, input, { session, locale: 'ru' });
const header = async (id: number) => (await ask(':type/GetDossierHeader', { type: 'person', id })).body;
const positions = async (id: number): Promise<string[]> =>
  (await header(id)).statements
    .filter(({ field }: { field: string }) => field === 'position')
    .map(({ text }: { text: string }) => text);
const idsOf = async (field: string): Promise<number[]> =>
  (await header(mayor)).statements
    .filter((each: { field: string }) => each.field === field)
    .map(({ id }: { id: number }) => id);
const split = (input: object, session = editor) =>
  ask(
    'entities/split',
    { id: mayor, version: 0, reason: 'Another man', name: 'Сергей Собянин', ...input },
    session,
  );

test('who may not, what is not there, what is both or neither, what is another’s: refused, nothing moves', async () => {
  const statementIds = (await idsOf('position')).slice(0, 1);
  const before = await positions(mayor);
  expect((await split({ statementIds }, reader)).status).toBe(403);
  expect((await split({ statementIds, id: 2_000_000_000 })).body.code).toBe('dossier_not_found');
  expect((await split({ statementIds, name: undefined, toId: 2_000_000_000 })).status).toBe(404);
  for (const wrong of [
    { statementIds: [] },
    { statementIds: Array.from({ length: 201 }, () => 1) },
    { statementIds, toId: president },
    { statementIds, name: undefined },
    { statementIds, name: '…' },
    { statementIds, name: undefined, toId: mayor },
    { statementIds, reason: ' ' },
  ])
    expect((await split(wrong)).status, JSON.stringify(wrong)).toBe(400);
  const others = (await header(president)).statements.map(({ id }: { id: number }) => id);
  expect((await split({ statementIds: [others[0]] })).status).toBe(409);
  expect((await split({ statementIds, version: 7 })).status).toBe(409);
  expect(await positions(mayor)).toEqual(before);
  for (const name of ['entities/getSplits', 'entities/undoSplit'] as const)
    expect((await ask(name, { id: mayor, splitId: 1, version: 0 }, reader)).status).toBe(403);
  expect((await ask('entities/undoSplit', { splitId: 999, version: 0 })).status).toBe(404);
});

test('two positions go to a new namesake, stay there when the source is taken anew, and come back', async () => {
  const before = await positions(mayor);
  const statementIds = (await idsOf('position')).slice(0, 2);
  const { body } = await split({ statementIds });
  expect(body).toMatchObject({ version: 1 });
  expect(await positions(mayor)).toEqual(before.slice(2));
  expect((await positions(body.toId)).toSorted()).toEqual(before.slice(0, 2).toSorted());
  expect((await header(body.toId)).namesakes).toMatchObject([{ id: mayor }]);
  expect((await split({ statementIds })).status).toBe(409);

  await api.db.run(`update entity_list set stamp = 'older'`);
  await loadRegistry(api.db, () => {}, [personsSet]);
  expect((await positions(body.toId)).toSorted()).toEqual(before.slice(0, 2).toSorted());

  const { splits } = (await ask('entities/getSplits', { id: mayor })).body;
  expect(splits).toMatchObject([
    { to: { id: body.toId, kind: 'person' }, reason: 'Another man', by: 'Test Person', undoneAt: null },
  ]);
  expect(splits[0].statements).toHaveLength(2);
  const undo = (version: number) => ask('entities/undoSplit', { splitId: body.splitId, version });
  expect((await undo(0)).status).toBe(409);
  expect((await undo(1)).body).toEqual({ version: 2 });
  expect((await undo(2)).status).toBe(409);
  expect((await positions(mayor)).toSorted()).toEqual(before.toSorted());
});

test('a statement goes to somebody who is there', async () => {
  const [born] = await idsOf('born');
  const { body } = await split({ version: 2, statementIds: [born], name: undefined, toId: president });
  expect(body.toId).toBe(president);
  expect(await idsOf('born')).toEqual([]);
});

test('a merge while another editor splits the same one: one is made, the other is told', async () => {
  const other = await signInAs(api.db, { licensed: true, roles: [3] });
  const statementIds = (await idsOf('position')).slice(0, 1);
  const before = await positions(mayor);
  const versionOf = async (): Promise<number> =>
    (await ask('entities/getMerges', { id: mayor })).body.version;
  for (let turn = 0; turn < 5; turn += 1) {
    const version = await versionOf();
    const merge = { id: mayor, goneId: president, version, reason: 'One man' };
    const [parted, joined] = await Promise.all([
      split({ statementIds, version }),
      ask('entities/merge', merge, other),
    ]);
    expect([parted.status, joined.status].toSorted()).toEqual([200, 409]);
    const { splitId, mergeId } = (parted.status === 200 ? parted : joined).body;
    const undone = await (splitId === undefined
      ? ask('entities/undoMerge', { mergeId, version: await versionOf() })
      : ask('entities/undoSplit', { splitId, version: await versionOf() }));
    expect(undone.status).toBe(200);
    expect((await positions(mayor)).toSorted()).toEqual(before.toSorted());
  }
});

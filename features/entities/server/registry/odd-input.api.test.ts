import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastMs } from '#platform/server/testing/least-time.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import type { ReadEntry, ReadStatement } from './registry-entry.ts';
import { storeSet } from './store-set.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp({ LICENSE_POLICY: 'api' });
  await loadNames(api.db);
  session = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const source = 'wikidata_persons';
const numbered = (value: string) => ({ scheme: 'wikidata', value });
const entry = (number: string, part: Partial<ReadEntry>): ReadEntry => ({
  kind: 1,
  names: { en: `Company ${number}` },
  aliases: [],
  identifiers: [numbered(number)],
  source,
  statements: [],
  ...part,
});
const owns = (number: string, field = 'owner'): ReadStatement => ({
  field,
  value: number,
  other: numbered(number),
  source,
  knownAt: '2020-01-01',
});
const call = (name: Parameters<TestApp['call']>[0], input: object) => api.call(name, input, { session });
const header = async (id: number, type = 'company') =>
  (await call(':type/GetDossierHeader', { type, id })).body;

test.each([
  ['Arabic', 'شركة النور'],
  ['Hebrew', 'חברת האור'],
  ['Georgian', 'მზიური კომპანია'],
  ['Devanagari', 'सूर्य प्रकाश'],
  ['Thai', 'บริษัทแสงตะวัน'],
  ['Greek', 'Εταιρεία Ήλιος'],
  ['Chinese', '太陽工業公司'],
  ['Korean', '태양 회사'],
  ['Armenian', 'Արեւ ընկերություն'],
  ['Cyrillic with a picture', 'Солнышко ☀️ Плюс'],
  ['marks of direction', '\u202Eкриво\u202C прямо'],
  ['signs beyond the first plane', '𝔸𝕃𝔽𝔸 Bank'],
])('a name in %s stands as it is written and is found by it', async (script, name) => {
  const [id] = (await storeSet(api.db, [entry(`Q9${script.length}${name.length}`, { aliases: [name] })])).ids;
  expect((await header(id!)).names).toContain(name);
  const { found } = (await call('entities/find', { text: name })).body;
  expect(found.map((each: { id: number }) => each.id)).toContain(id);
});

test('homonyms are a choice: each is found and told apart, and a statement that names them by name names none', async () => {
  const person = (number: string, position: string) =>
    entry(number, {
      kind: 2,
      names: { en: 'Ivan Namesake' },
      statements: [{ field: 'position', value: position, source, knownAt: '2020-01-01' }],
    });
  const said = { ...owns('Q1'), other: { kind: 2, name: 'Ivan Namesake' } };
  const { ids } = await storeSet(api.db, [
    person('Q700001', 'Pilot'),
    person('Q700002', 'Painter'),
    entry('Q700003', { statements: [said] }),
  ]);
  const { found } = (await call('entities/find', { text: 'Ivan Namesake' })).body;
  expect(found.map(({ id, hint }: { id: number; hint: string }) => [id, hint])).toEqual([
    [ids[0], 'Pilot'],
    [ids[1], 'Painter'],
  ]);
  expect((await header(ids[0]!, 'person')).namesakes).toMatchObject([{ id: ids[1], hint: 'Painter' }]);
  expect((await header(ids[2]!)).statements).toMatchObject([{ field: 'owner', other: null }]);
});

test('who owns itself has no bond with itself; a ring of owners is drawn once and has a way through', async () => {
  const { ids } = await storeSet(api.db, [
    entry('Q710001', { statements: [owns('Q710001'), owns('Q710002')] }),
    entry('Q710002', { statements: [owns('Q710003')] }),
    entry('Q710003', { statements: [owns('Q710001')] }),
  ]);
  const { nodes, edges } = (await call('TreeApi/Preview', { id: ids[0] })).body;
  expect(nodes.map(({ id, more }: { id: number; more: number }) => [id, more])).toEqual(
    ids.map((id) => [id, 0]),
  );
  expect(edges).toHaveLength(3);
  for (const { one, other } of edges) expect(one).toBeLessThan(other);
  const { path } = (await call('entities/findPath', { id: ids[1], linkedId: ids[0] })).body;
  expect(path.map(({ id }: { id: number }) => id)).toEqual([ids[1], ids[0]]);
});

test.each([...entityKinds])(
  'a dossier of the kind %s opens by its own kind alone, and tells only what was said of it',
  async (kind) => {
    const at = entityKinds.indexOf(kind);
    const said = { field: 'site', value: `https://${at}.example`, source, knownAt: '2020-01-01' };
    const [id] = (await storeSet(api.db, [entry(`Q74000${at}`, { kind: at + 1, statements: [said] })])).ids;
    const { kind: told, statements } = await header(id!, kind);
    expect(told).toBe(kind);
    expect(statements).toMatchObject([{ field: 'site', text: said.value, source }]);
    for (const other of entityKinds.filter((each) => each !== kind)) {
      const { status } = await call(':type/GetDossierHeader', { type: other, id });
      expect(status, other).toBe(404);
    }
  },
);

test('two editors who join the same two crosswise at once: one is made, the other is told, nobody is lost', async () => {
  const editors = await Promise.all([1, 2].map(() => signInAs(api.db, { roles: [3], licensed: true })));
  for (let turn = 0; turn < 5; turn += 1) {
    const { ids } = await storeSet(api.db, [entry(`Q75${turn}001`, {}), entry(`Q75${turn}002`, {})]);
    const answers = await Promise.all(
      editors.map((editor, at) =>
        api.call(
          'entities/merge',
          { id: ids[at]!, goneId: ids[1 - at]!, version: 0, reason: 'One company' },
          { session: editor },
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const kept = ids[statuses.indexOf(200)];
    for (const id of ids) expect((await header(id)).id).toBe(kept);
  }
});

test('a company of 10,000 branches opens: two hundred are read and no other field is lost, five hundred drawn, the plus stays', async () => {
  const many = 10_000;
  const { ids } = await storeSet(api.db, [
    entry('Q720000', {
      statements: [
        { field: 'site', value: 'https://one.example', source, knownAt: '2020-01-01' },
        ...Array.from({ length: many }, (_, at) => owns(`Q${730_000 + at}`)),
      ],
    }),
    ...Array.from({ length: many }, (_, at) => entry(`Q${730_000 + at}`, {})),
  ]);
  const spent = await leastMs(4000, async () => {
    const { statements } = await header(ids[0]!);
    expect(statements.filter(({ field }: { field: string }) => field === 'owner')).toHaveLength(200);
    expect(statements.at(-1)).toMatchObject({ field: 'site' });
    const { nodes } = (await call('TreeApi/Preview', { id: ids[0], most: 500 })).body;
    expect(nodes).toHaveLength(501);
    expect(nodes[0].more).toBeGreaterThan(0);
  });
  expect(spent).toBeLessThan(4000);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { loadHandbooks } from './load-handbooks.ts';
import { loadRegister } from '../register/load-register.ts';
import { sampleContent } from '../../testing/sample-content.ts';

let api: TestApp;
let moderator: string;
let author: string;
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  moderator = await signInAs(api.db, { licensed: true, roles: [10] });
  author = await signInAs(api.db, { licensed: true, roles: [11] });
});
afterAll(() => api.close());

type Call = Parameters<TestApp['call']>[0];
const ask = (name: string, input: object = {}, session = moderator, locale = 'ru') =>
  api.call(name as Call, input, { session, locale });

interface Entry {
  id: number;
  name: string;
  uses: number;
  isActive: boolean;
}
const listed = async (handbook: string, direction: number): Promise<Entry[]> =>
  (await ask(`handbooks/${handbook}/getEntriesByDirection`, { direction })).body;

test('an entry in use is not deleted, and says how many measures have it; merged, its measures have the other one', async () => {
  const content = await sampleContent(api.db);
  const saved = await ask('measure/createMeasure', { intention: 'propose', content }, author);
  const used = (await listed('measureIssue', 1))[0]!;
  expect(used).toMatchObject({ id: content.issues[0], uses: 1 });
  const refused = await ask('handbooks/measureIssue/deleteEntry', { id: used.id });
  expect([refused.status, refused.body.details.uses]).toEqual([409, 1]);
  const other = (await listed('measureIssue', 1)).find(({ uses }) => uses === 0)!;
  expect((await ask('handbooks/mergeEntries', { id: used.id, intoId: other.id })).body).toEqual({ moved: 1 });
  const { body } = await ask('measure/getMeasure', { id: saved.body.id });
  expect(body.content.issues).toEqual([other.id]);
  expect((await listed('measureIssue', 1)).some(({ id }) => id === used.id)).toBe(false);
  const economy = (await listed('measureIssue', 3))[0]!;
  expect((await ask('handbooks/mergeEntries', { id: other.id, intoId: economy.id })).status).toBe(409);
});

test('a merge is taken back within 30 days: a measure that had one has it again, one that had both has both; then not twice, not late, not by a contributor', async () => {
  const content = await sampleContent(api.db);
  const add = async (name: string) =>
    (await ask('handbooks/measureIssue/addEntry', { name, direction: 1 })).body.id as number;
  const [goes, stays] = [await add('Режим кафе'), await add('Работа общепита')];
  const write = async (issues: number[]) =>
    (await ask('measure/createMeasure', { intention: 'propose', content: { ...content, issues } }, author))
      .body.id;
  const [one, both] = [await write([goes]), await write([goes, stays])];
  const issuesOf = async (id: number) =>
    (await ask('measure/getMeasure', { id })).body.content.issues.toSorted();
  expect((await ask('handbooks/mergeEntries', { id: goes, intoId: stays })).body).toEqual({ moved: 2 });
  expect([await issuesOf(one), await issuesOf(both)]).toEqual([[stays], [stays]]);
  const journal = async () => (await ask('handbooks/getLog', { handbook: 'issue' })).body;
  const [merge] = await journal();
  expect(merge).toMatchObject({ step: 'merge', name: 'Работа общепита', other: 'Режим кафе', moved: 2 });
  expect((await ask('handbooks/undoMerge', { logId: merge.id }, author)).status).toBe(403);
  expect((await ask('handbooks/getLog', { handbook: 'issue' }, author)).status).toBe(403);
  expect((await ask('handbooks/getLog', { handbook: 'okved' })).status).toBe(400);
  expect((await ask('handbooks/undoMerge', { logId: merge.id + 1_000 })).status).toBe(404);
  await api.db.run(`update handbook_log set at = at - interval '31 days' where log_id = $1::bigint`, [
    merge.id,
  ]);
  expect((await ask('handbooks/undoMerge', { logId: merge.id })).body.details).toMatchObject({
    reason: 'too_late',
  });
  expect((await journal())[0].undoUntil).toBeNull();
  await api.db.run(`update handbook_log set at = at + interval '31 days' where log_id = $1::bigint`, [
    merge.id,
  ]);
  expect((await ask('handbooks/undoMerge', { logId: merge.id })).body).toEqual({ moved: 2 });
  expect([await issuesOf(one), await issuesOf(both)]).toEqual([[goes], [goes, stays].toSorted()]);
  expect((await ask('handbooks/undoMerge', { logId: merge.id })).body.details).toMatchObject({
    reason: 'undone',
  });
  expect((await journal())[0]).toMatchObject({ step: 'undo', other: 'Режим кафе', undoUntil: null });
  expect((await listed('measureIssue', 1)).find(({ id }) => id === goes)).toMatchObject({
    uses: 2,
    isActive: true,
  });
});

test('units of indicators come back with a merge that is taken back, of the indicators that had them', async () => {
  const content = await sampleContent(api.db);
  const add = async (name: string) =>
    (await ask('handbooks/measureUnit/addEntry', { name, direction: 1 })).body.id as number;
  const [goes, stays, on] = [await add('штук врачей'), await add('единиц врачей'), await add('врачи')];
  const indicator = (name: string, unitId: number) => ({ name, unitId, baseline: 1, target: 2, date: null });
  const indicators = [indicator('Врачи', goes), indicator('Сёстры', stays)];
  const made = await ask(
    'measure/createMeasure',
    { intention: 'propose', content: { ...content, indicators } },
    author,
  );
  expect(made.status).toBe(200);
  const unitsOf = async () =>
    (await ask('measure/getMeasure', { id: made.body.id })).body.content.indicators.map(
      ({ unitId }: { unitId: number }) => unitId,
    );
  await ask('handbooks/mergeEntries', { id: goes, intoId: stays });
  expect(await unitsOf()).toEqual([stays, stays]);
  const [merge] = (await ask('handbooks/getLog', { handbook: 'unit' })).body;
  await ask('handbooks/mergeEntries', { id: stays, intoId: on });
  expect((await ask('handbooks/undoMerge', { logId: merge.id })).body.details).toMatchObject({
    reason: 'merged_on',
  });
  const [later] = (await ask('handbooks/getLog', { handbook: 'unit' })).body;
  await ask('handbooks/undoMerge', { logId: later.id });
  await ask('handbooks/undoMerge', { logId: merge.id });
  expect(await unitsOf()).toEqual([goes, stays]);
});

test.each(['measureIssue', 'measureUnit', 'measureSubject', 'measureSubjectPrompt'])(
  '%s: a moderator adds, renames, switches off and deletes; a name is there once; a contributor reads only',
  async (handbook) => {
    await sampleContent(api.db);
    const entry = { name: `Новая ${handbook}`, direction: 3 };
    expect((await ask(`handbooks/${handbook}/addEntry`, entry, author)).status).toBe(403);
    const { id } = (await ask(`handbooks/${handbook}/addEntry`, entry)).body;
    expect((await ask(`handbooks/${handbook}/addEntry`, entry)).status).toBe(400);
    const renamed = await ask(`handbooks/${handbook}/editEntry`, { id, name: 'Иначе', isActive: false });
    expect(renamed.body).toMatchObject({ id, name: 'Иначе', isActive: false });
    const inEnglish = await ask(
      `handbooks/${handbook}/getEntriesByDirection`,
      { direction: 3 },
      author,
      'en',
    );
    expect(inEnglish.body.find((each: Entry) => each.id === id).name).toBe('Иначе');
    expect((await ask(`handbooks/${handbook}/deleteEntry`, { id })).body).toEqual({ ok: true });
    expect((await ask(`handbooks/${handbook}/deleteEntry`, { id })).status).toBe(404);
  },
);

test('issues stand by group, and a group alone can be asked for; units have no call by group of actions', async () => {
  await sampleContent(api.db);
  const groups = (await ask('handbooks/measureIssue/getGroupedEntriesByDirection', { direction: 3 })).body;
  expect(groups.map(({ group }: { group: string }) => group).toSorted()).toEqual([
    'Поддержка бизнеса',
    'Поддержка доходов',
  ]);
  const one = await ask('handbooks/measureIssue/getEntriesByActionGroup', { group: 'Поддержка доходов' });
  expect(one.body).toHaveLength(4);
  const response = await api.app.inject('/api/handbooks/measureUnit/getEntriesByActionGroup');
  expect(response.statusCode).toBe(404);
});

test('hints change with direction and kind of subject', async () => {
  await sampleContent(api.db);
  const about = async (input: object) =>
    (await ask('measure/getPrompts', input, author)).body
      .map((each: { about: string }) => each.about)
      .toSorted();
  expect(await about({ direction: 1, subject: 'age' })).toEqual(['age', 'budget', 'goal', 'legalBasis']);
  expect(await about({ direction: 3, subject: 'okved' })).toEqual(['budget', 'goal', 'legalBasis', 'okved']);
});

test('classifiers: 21 sections of industries, classes below C, diseases by words; ages as statistics have them', async () => {
  const sections = (await ask('handbooks/okved/getEntries')).body;
  expect(sections).toHaveLength(21);
  for (const { name } of sections) expect(name).toMatch(/^\p{Lu}[^\p{Lu}]*$/u);
  const below = (await ask('handbooks/okved/getEntries', { parent: 'I' })).body;
  expect(below.map(({ code }: { code: string }) => code)).toEqual(['55', '56']);
  const found = (await ask('handbooks/icd/getEntries', { text: 'J12' })).body;
  expect(found[0].code).toBe('J12');
  const ages = (await ask('handbooks/measureAgeGroup/getEntries')).body;
  expect(ages.at(-1)).toEqual({ label: '85+', from: 85, to: null, kind: 'five_year' });
});

test('the rail counts each handbook as its list does: classifiers whole, places as 85 subjects, a merged entry no more', async () => {
  await sampleContent(api.db);
  const counts = async () => {
    const { body } = await ask('handbooks/getCounts', {}, author);
    return new Map(
      body.map(({ handbook, entries }: { handbook: string; entries: number }) => [handbook, entries]),
    );
  };
  const add = async (name: string) =>
    (await ask('handbooks/measureIssue/addEntry', { name, direction: 1 })).body.id as number;
  const [one, other] = [await add('Считаемая'), await add('Считаемая вторая')];
  const before = await counts();
  const both = [...(await listed('measureIssue', 1)), ...(await listed('measureIssue', 3))];
  expect(before.get('issue')).toBe(both.length);
  expect([before.get('okved'), before.get('icd'), before.get('region')]).toEqual([3_043, 2_350, 85]);
  expect(before.get('age')).toBe((await ask('handbooks/measureAgeGroup/getEntries')).body.length);
  await ask('handbooks/mergeEntries', { id: one, intoId: other });
  expect((await counts()).get('issue')).toBe(both.length - 1);
  expect((await api.call('handbooks/getCounts', {})).status).toBe(401);
});

test('who may be appointed is told to deciders alone', async () => {
  expect((await ask('handbooks/user/getMeasureModerators', {}, author)).status).toBe(403);
  expect((await ask('handbooks/user/getMeasureModerators')).body).toHaveLength(1);
});

test('kinds after the code book are those of the direction, in the language asked for', async () => {
  const codes = async (direction: number, locale: string) =>
    (await ask('handbooks/measureCode/getEntries', { direction }, author, locale)).body;
  const health = await codes(1, 'ru');
  expect(health).toContainEqual({ code: 'C1', name: 'Закрытие школ и вузов', highest: 3 });
  expect(health.some(({ code }: { code: string }) => code.startsWith('E'))).toBe(false);
  expect(await codes(3, 'en')).toContainEqual({ code: 'E1', name: 'Income support', highest: 2 });
  expect((await ask('handbooks/measureCode/getEntries', { direction: 2 }, author)).status).toBe(400);
  expect((await api.call('handbooks/measureCode/getEntries', { direction: 1 })).status).toBe(401);
});

test('measures of the registers are uses too: of a day those that had begun by it, and the list by an issue has them', async () => {
  const usesOf = async (asOf: string) => {
    const { body } = await ask('handbooks/measureIssue/getEntriesByDirection', { direction: 1, asOf });
    const schools = (body as Entry[]).find(({ name }) => name === 'Дистанционное обучение')!;
    return { id: schools.id, uses: schools.uses };
  };
  await loadHandbooks(api.db);
  const [{ id, uses: none }, before] = [await usesOf('2021-10-20'), await usesOf('2020-03-10')];
  await loadRegister(api.db);
  const [{ uses }, first] = [await usesOf('2021-10-20'), await usesOf('2020-03-10')];
  expect(uses).toBeGreaterThan(none + 5);
  expect(first.uses).toBe(before.uses);
  const found = await ask('measure/getMeasures', { issue: id, origin: 'register', asOf: '2021-10-20' });
  expect(found.body.total).toBe(uses - none);
});

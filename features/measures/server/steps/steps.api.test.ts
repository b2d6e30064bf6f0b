import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadNames } from '#facts/import/load-bundled.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { sampleContent } from '../../testing/sample-content.ts';

let api: TestApp;
let content: MeasureContent;
const people: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApp();
  await loadNames(api.db);
  content = await sampleContent(api.db);
  const roles = {
    reader: [],
    super: [3],
    editor: [9],
    moderator: [10],
    second: [10],
    author: [11],
    chief: [12],
  };
  for (const [name, held] of Object.entries(roles))
    people[name] = await signInAs(api.db, { licensed: true, roles: held, email: `${name}@steps.example` });
});
afterAll(() => api.close());

interface At {
  id: number;
  version: number;
  revision: number;
}
type Call = Parameters<TestApp['call']>[0];

const call = (who: string, name: string, input: object) =>
  api.call(`measure/${name}` as Call, input, { session: people[who]! });
const draft = async (who = 'author', part: Partial<MeasureContent> = {}): Promise<At> => {
  const { body } = await call(who, 'saveDraft', {
    id: 0,
    version: 0,
    revision: 0,
    content: { ...content, ...part },
  });
  return { id: body.id, version: body.version, revision: body.revision };
};
const step = async (who: string, name: string, at: At, rest: object = {}): Promise<At> => {
  const answer = await call(who, name, { ...at, ...rest });
  expect(answer.status).toBe(200);
  return { id: answer.body.id, version: answer.body.version, revision: answer.body.revision };
};
/** A measure of somebody in a state, by the steps that lead there. */
async function inState(status: number, who = 'author'): Promise<At> {
  let at = await draft(who);
  if (status >= 2) at = await step(who, 'advanceMeasureStage', at);
  if (status === 3) at = await step('chief', 'acceptMeasure', at);
  if (status === 4) at = await step('chief', 'declineMeasure', at, { reason: 'нет основания' });
  return at;
}

test('from idea to publication: proposed, returned with its reason, written anew, accepted, withdrawn; each step in the history and in a letter', async () => {
  let at = await inState(2);
  expect((await call('moderator', 'declineMeasure', at)).status).toBe(400);
  at = await step('moderator', 'declineMeasure', at, { reason: 'Нужна ссылка на пункт' });
  expect(api.letters.at(-1)).toMatchObject({ to: 'author@steps.example' });
  expect(api.letters.at(-1)!.text).toContain('Нужна ссылка на пункт');
  const again = await step('author', 'saveDraft', at, { content: { ...content, title: 'Снова' } });
  expect(again.version).toBe(2);
  at = await step('author', 'advanceMeasureStage', again);
  at = await step('moderator', 'acceptMeasure', at);
  const seen = (await call('reader', 'getMeasure', { id: at.id })).body;
  expect(seen).toMatchObject({ status: 3, version: 2, title: 'Снова', comments: [] });
  at = await step('chief', 'declineMeasure', at, { reason: 'Не исполнялась' });
  const gone = (await call('reader', 'getMeasure', { id: at.id })).body;
  expect(gone).toMatchObject({ status: 4, reason: 'Не исполнялась' });
  const { history } = (await call('super', 'getMeasure', { id: at.id })).body;
  expect(history.map((each: { step: string }) => each.step).toReversed()).toEqual([
    'begin',
    'submit',
    'decline',
    'rework',
    'submit',
    'accept',
    'withdraw',
  ]);
});

// A row a call and role: what it answers on another's version in the states 1 to 4; in brackets on one's own where that differs.
const table: Record<string, string> = {
  'saveDraft reader': '403 403 403 403',
  'saveDraft super': '403 403 403 403',
  'saveDraft editor': '404(200) 404(409) 200 404(200)',
  'saveDraft moderator': '404(200) 409 200 403(200)',
  'saveDraft author': '404(200) 404(409) 403(200) 404(200)',
  'saveDraft chief': '200 409 200 200',
  'advanceMeasureStage reader': '403 403 403 403',
  'advanceMeasureStage super': '403 403 403 403',
  'advanceMeasureStage editor': '404(200) 404(409) 409 404(409)',
  'advanceMeasureStage moderator': '404(200) 409 409 409',
  'advanceMeasureStage author': '404(200) 404(409) 409 404(409)',
  'advanceMeasureStage chief': '200 409 409 409',
  'acceptMeasure reader': '403 403 403 403',
  'acceptMeasure super': '403 403 403 403',
  'acceptMeasure editor': '403 403 403 403',
  'acceptMeasure moderator': '404(409) 200(403) 409 409',
  'acceptMeasure author': '403 403 403 403',
  'acceptMeasure chief': '409 200(403) 409 409',
  'declineMeasure reader': '403 403 403 403',
  'declineMeasure super': '403 403 403 403',
  'declineMeasure editor': '403 403 403 403',
  'declineMeasure moderator': '404(409) 200 200 409',
  'declineMeasure author': '403 403 403 403',
  'declineMeasure chief': '409 200 200 409',
  'appointModerator reader': '403 403 403 403',
  'appointModerator super': '409 200 409 409',
  'appointModerator editor': '403 403 403 403',
  'appointModerator moderator': '403 403 403 403',
  'appointModerator author': '403 403 403 403',
  'appointModerator chief': '409 200 409 409',
  'deleteMeasureVersion reader': '403 403 403 403',
  'deleteMeasureVersion super': '403 403 403 403',
  'deleteMeasureVersion editor': '404(200) 404(409) 409 404(200)',
  'deleteMeasureVersion moderator': '404(200) 409 409 403(200)',
  'deleteMeasureVersion author': '404(200) 404(409) 409 404(200)',
  'deleteMeasureVersion chief': '200 409 409 200',
};
const may = ['editor', 'moderator', 'author', 'chief'];

test.each(Object.entries(table))('%s answers %s', async (name, row) => {
  const [method, who] = name.split(' ') as [string, string];
  const rest = {
    saveDraft: { content },
    declineMeasure: { reason: 'потому' },
    appointModerator: { accountId: null },
  }[method];
  const answers: string[] = [];
  for (const status of [1, 2, 3, 4]) {
    // The author of the others' versions is another person of each kind but the one who asks.
    const other = who === 'author' ? 'editor' : 'author';
    const others = (await call(who, method, { ...(await inState(status, other)), ...rest })).status;
    const own = may.includes(who)
      ? (await call(who, method, { ...(await ownIn(status, who)), ...rest })).status
      : others;
    answers.push(own === others ? String(others) : `${others}(${own})`);
  }
  expect(answers.join(' ')).toBe(row);
});

/** One's own in a state; a chief's is accepted by a moderator. */
async function ownIn(status: number, who: string): Promise<At> {
  if (who !== 'chief' || status !== 3) return inState(status, who);
  return step('moderator', 'acceptMeasure', await inState(2, who));
}

test('a stale save answers 409 with the text that stands there; nothing is overwritten', async () => {
  const at = await draft();
  await step('author', 'saveDraft', at, { content: { ...content, title: 'Первый' } });
  const late = await call('author', 'saveDraft', { ...at, content: { ...content, title: 'Второй' } });
  expect(late.status).toBe(409);
  expect(late.body.details).toMatchObject({ reason: 'stale', revision: 2, current: { title: 'Первый' } });
});

test('of two moderators at once one wins, the other is told; advancing twice is one step', async () => {
  const waiting = await inState(2);
  const both = await Promise.all([
    call('moderator', 'acceptMeasure', waiting),
    call('second', 'declineMeasure', { ...waiting, reason: 'нет' }),
  ]);
  // Declining what is published by now is a withdrawal, which this revision does not allow either.
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const at = await draft();
  const twice = await Promise.all([
    call('author', 'advanceMeasureStage', at),
    call('author', 'advanceMeasureStage', at),
  ]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a published measure stays in force while its next version is written, and gives its place when that is accepted', async () => {
  const published = await inState(3);
  const next = await step('author', 'saveDraft', published, { content: { ...content, title: 'Версия 2' } });
  expect(next.version).toBe(2);
  expect((await call('reader', 'getMeasure', { id: next.id })).body).toMatchObject({ version: 1, status: 3 });
  const twice = await call('editor', 'saveDraft', { ...published, content });
  expect([twice.status, twice.body.details.reason]).toEqual([409, 'open_version']);
  const waiting = await step('author', 'advanceMeasureStage', next);
  await step('moderator', 'acceptMeasure', waiting);
  const after = (await call('reader', 'getMeasure', { id: next.id })).body;
  expect(after).toMatchObject({ version: 2, status: 3, title: 'Версия 2' });
  expect(after.versions.map((each: { status: number }) => each.status)).toEqual([3, 4]);
});

test('only the appointed moderator or a chief decides; an author is never appointed, nor who is no moderator', async () => {
  const [second] = await api.db.query<{ id: number }>(
    `select id::int from account where email = 'second@steps.example'`,
  );
  const [author] = await api.db.query<{ id: number }>(
    `select id::int from account where email = 'author@steps.example'`,
  );
  const waiting = await inState(2);
  expect((await call('chief', 'appointModerator', { ...waiting, accountId: author!.id })).status).toBe(400);
  const taken = await step('chief', 'appointModerator', waiting, { accountId: second!.id });
  expect(api.letters.at(-1)!.to).toBe('second@steps.example');
  expect((await call('moderator', 'acceptMeasure', taken)).status).toBe(403);
  expect((await call('second', 'acceptMeasure', taken)).status).toBe(200);
});

test('what may not be kept is refused by field: reversed dates, foreign entries and places, subjects of the other direction, a long title', async () => {
  const refused = async (part: object) =>
    (await call('author', 'saveDraft', { id: 0, version: 0, revision: 0, content: { ...content, ...part } }))
      .body;
  expect((await refused({ starts: '2021-09-06' })).fields[0].path).toBe('content.ends');
  expect((await refused({ issues: [999_999] })).fields[0].path).toBe('content.issues');
  expect((await refused({ yugoIds: [5] })).fields[0].path).toBe('content.yugoIds');
  const other = await refused({ subjects: [{ kind: 'orgType', value: '12300' }] });
  expect(other.fields[0].path).toBe('content.subjects.0.kind');
  expect((await refused({ budget: -1 })).status).toBe(400);
  expect((await refused({ title: 'я'.repeat(10_000) })).status).toBe(400);
  expect((await refused({ legalLink: 'javascript:alert(1)' })).status).toBe(400);
  const at = await draft('author', { legalBasis: '' });
  const submitted = await call('author', 'advanceMeasureStage', at);
  expect([submitted.status, submitted.body.fields[0].path]).toEqual([400, 'content.legalBasis']);
});

test('a contributor proposes but does not add; number 0 is never stored', async () => {
  const create = (who: string, intention: string) => call(who, 'createMeasure', { intention, content });
  expect((await create('author', 'add')).status).toBe(403);
  expect((await create('author', 'propose')).body).toMatchObject({ status: 2 });
  expect((await create('editor', 'add')).body.id).toBeGreaterThan(0);
  expect((await call('author', 'getMeasure', { id: 0 })).status).toBe(400);
});

test('with its last version a measure goes; what a version was written in place of stands in lists again', async () => {
  const returned = await inState(4);
  const again = await step('author', 'saveDraft', returned, { content });
  const mine = async () =>
    (await call('author', 'getMeasures', { view: 'mine', pageSize: 500 })).body.measures;
  const of = (rows: { id: number; version: number }[]) =>
    rows.filter(({ id }) => id === again.id).map(({ version }) => version);
  expect(of(await mine())).toEqual([2]);
  expect((await call('author', 'deleteMeasureVersion', again)).body.isGone).toBe(false);
  expect(of(await mine())).toEqual([1]);
  expect((await call('author', 'deleteMeasure', { id: again.id })).status).toBe(200);
  expect((await call('author', 'getMeasure', { id: again.id })).status).toBe(404);
});

test('lists show a role exactly what the sentence of the rights lets it see', async () => {
  const made: number[] = [];
  for (const status of [1, 2, 3, 4]) made.push((await inState(status)).id);
  const seen = async (who: string) => {
    const { measures } = (await call(who, 'getMeasures', { pageSize: 500, sort: 'updated' })).body;
    const ids = new Set(measures.map(({ id }: { id: number }) => id));
    return made.map((id) => (ids.has(id) ? '+' : '.')).join('');
  };
  expect(await Promise.all(['reader', 'editor', 'moderator', 'chief', 'super', 'author'].map(seen))).toEqual([
    '..+.',
    '..+.',
    '.+++',
    '++++',
    '++++',
    '++++',
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { sendDueLetters } from '#services/notifications/public.server.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';

let api: TestApp;
let content: MeasureContent;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
  ({ content } = steps);
});
afterAll(() => api.close());

const call: StepWalk['call'] = (...given) => steps.call(...given);
const draft: StepWalk['draft'] = (...given) => steps.draft(...given);
const step: StepWalk['step'] = (...given) => steps.step(...given);
const inState: StepWalk['inState'] = (...given) => steps.inState(...given);

test('from idea to publication: proposed, returned with its reason, written anew, accepted, withdrawn; each step in the history and in a letter', async () => {
  let at = await inState(2);
  expect((await call('moderator', 'declineMeasure', at)).status).toBe(400);
  at = await step('moderator', 'declineMeasure', at, { reason: 'Нужна ссылка на пункт' });
  await sendDueLetters(api.services, new AbortController().signal);
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

test('a stale save answers 409 with the text that stands there; nothing is overwritten', async () => {
  const at = await draft();
  await step('author', 'saveDraft', at, { content: { ...content, title: 'Первый' } });
  const late = await call('author', 'saveDraft', { ...at, content: { ...content, title: 'Второй' } });
  expect(late.status).toBe(409);
  expect(late.body.details).toMatchObject({ reason: 'stale', revision: 2, current: { title: 'Первый' } });
  expect([late.body.details.changedBy.name, Date.parse(late.body.details.changedAt) > 0]).toEqual([
    'Test Person',
    true,
  ]);
});

test('a step the table does not have answers 409 with the reason and where the version stands; a blank reason is none', async () => {
  const [written, published] = [await draft('moderator'), await inState(3)];
  const accepted = await call('moderator', 'acceptMeasure', written);
  expect([accepted.status, accepted.body.details]).toEqual([
    409,
    expect.objectContaining({ reason: 'no_such_step', status: 1 }),
  ]);
  const advanced = await call('chief', 'advanceMeasureStage', published);
  expect([advanced.status, advanced.body.details.reason]).toEqual([409, 'no_such_step']);
  expect((await call('chief', 'declineMeasure', { ...published, reason: '  ' })).status).toBe(400);
});

test('a hundred drafts saved at once by one author are all kept with their own text, and a second save of each raises it once', async () => {
  const begun = await Promise.all(
    Array.from({ length: 100 }, (_, at) => draft('author', { title: `Мера ${at}` })),
  );
  const saved = await Promise.all(
    begun.map((each, at) =>
      step('author', 'saveDraft', each, { content: { ...content, title: `Снова ${at}` } }),
    ),
  );
  expect(new Set(saved.map(({ id }) => id)).size).toBe(100);
  const kept = await api.db.query<{ title: string; revision: number }>(
    'select title, revision from measure_version where measure_id = any($1::bigint[]) order by measure_id',
    [saved.map(({ id }) => id)],
  );
  expect(kept.map(({ title }) => title).toSorted()).toEqual(begun.map((_, at) => `Снова ${at}`).toSorted());
  expect(kept.every(({ revision }) => revision === 2)).toBe(true);
}, 60_000);

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
  // Who reads while it changes sees the one or the other in force, never the old one as replaced.
  const [, ...read] = await Promise.all([
    step('moderator', 'acceptMeasure', waiting),
    ...Array.from({ length: 12 }, () => call('reader', 'getMeasure', { id: next.id })),
  ]);
  expect(new Set(read.map(({ body }) => body.status))).toEqual(new Set([3]));
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

test('what was published already and is much alike is named to who may see the version; itself never, a draft never', async () => {
  const published = await inState(3);
  const waiting = await inState(2);
  const found = (await call('moderator', 'getSimilar', { id: waiting.id, version: 1 })).body;
  expect(found).toContainEqual(
    expect.objectContaining({ measure: expect.objectContaining({ id: published.id, status: 3 }) }),
  );
  expect(found.every(({ measure }: { measure: At }) => measure.id !== waiting.id)).toBe(true);
  expect((await call('reader', 'getSimilar', { id: waiting.id, version: 1 })).status).toBe(404);
});

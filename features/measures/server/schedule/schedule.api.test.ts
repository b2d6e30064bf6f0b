import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';
import { keepSchedule } from './schedule-job.ts';

let api: TestApp;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
});
afterAll(() => api.close());

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const accept = (at: At, minutes: { publishAt?: number; expiresAt?: number }) =>
  steps.step(
    'moderator',
    'acceptMeasure',
    at,
    Object.fromEntries(Object.entries(minutes).map(([key, value]) => [key, inMinutes(value).toISOString()])),
  );
const read = async (id: number, who = 'chief') => (await steps.call(who, 'getMeasure', { id })).body;
const queue = async () =>
  (await steps.call('moderator', 'getMeasures', { view: 'queue', pageSize: 500 })).body.measures.map(
    ({ id }: At) => id,
  );

test('accepted for ten minutes from now: it leaves the queue, appears at the minute and not before, and goes when its time is over', async () => {
  const waiting = await steps.inState(2);
  expect(await queue()).toContain(waiting.id);
  await accept(waiting, { publishAt: 10, expiresAt: 60 });
  expect(await queue()).not.toContain(waiting.id);
  expect(await read(waiting.id)).toMatchObject({ status: 2, receipt: { promise: null } });
  expect(await keepSchedule(api.db, inMinutes(9))).toBe(0);
  expect((await steps.call('reader', 'getMeasure', { id: waiting.id })).status).toBe(404);
  expect(await keepSchedule(api.db, inMinutes(11))).toBe(1);
  expect(await read(waiting.id, 'reader')).toMatchObject({ status: 3 });
  expect(await keepSchedule(api.db, inMinutes(11))).toBe(0);
  expect(await keepSchedule(api.db, inMinutes(61))).toBe(1);
  const gone = await read(waiting.id);
  expect(gone.status).toBe(4);
  expect(gone.history.map(({ step }: { step: string }) => step)).toEqual([
    'expire',
    'accept',
    'schedule',
    'submit',
    'begin',
  ]);
});

test('the next version takes the place of the published one at its moment; both stand until then', async () => {
  const published = await steps.inState(3);
  const next = await steps.step('author', 'saveDraft', published, {
    content: { ...steps.content, title: 'Новая' },
  });
  await accept(await steps.step('author', 'advanceMeasureStage', next), { publishAt: 5 });
  expect(await read(published.id, 'reader')).toMatchObject({ version: 1, status: 3 });
  await keepSchedule(api.db, inMinutes(6));
  expect(await read(published.id, 'reader')).toMatchObject({ version: 2, status: 3, title: 'Новая' });
});

test('until its moment a moderator takes it back or publishes it at once; the promise stays the first', async () => {
  const returned = await accept(await steps.inState(2), { publishAt: 10 });
  await steps.step('moderator', 'declineMeasure', returned, { reason: 'Рано' });
  const early = await accept(await steps.inState(2), { publishAt: 10 });
  await steps.step('moderator', 'acceptMeasure', early, { receipt: { kind: 'none', reason: 'Другая' } });
  expect((await read(early.id)).receipt.whyNone).not.toBe('Другая');
  expect(await keepSchedule(api.db, inMinutes(11))).toBe(0);
  expect((await read(returned.id)).status).toBe(4);
});

test('a moment that has passed and an end before the beginning are refused by field', async () => {
  const waiting = await steps.inState(2);
  const refused = async (when: object) =>
    (await steps.call('moderator', 'acceptMeasure', { ...waiting, ...when })).body;
  const at = (minutes: number): string => inMinutes(minutes).toISOString();
  expect((await refused({ publishAt: at(-1) })).fields[0].path).toBe('publishAt');
  expect((await refused({ expiresAt: at(-1) })).fields[0].path).toBe('expiresAt');
  expect((await refused({ publishAt: at(10), expiresAt: at(5) })).fields[0].path).toBe('expiresAt');
  expect((await refused({ publishAt: 'завтра' })).status).toBe(400);
});

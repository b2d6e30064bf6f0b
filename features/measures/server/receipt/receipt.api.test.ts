import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import type { MeasureContent } from '../../domain/content/measure-content.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';

const moscow = 1_124_665;

let api: TestApp;
let steps: StepWalk;
let waiting: At;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2021-10-20' });
  steps = await walkSteps(api);
  waiting = await submitted();
});
afterAll(() => api.close());

async function submitted(part: object = {}): Promise<At> {
  const at = await steps.draft('author', { starts: '2021-10-25', ends: '2021-12-19', ...part });
  return steps.step('author', 'advanceMeasureStage', at);
}

const preview = async (at: At, said: object = {}, who = 'moderator') =>
  (await steps.call(who, 'previewReceipt', { id: at.id, version: at.version, ...said })).body;

test('closing schools (C2, level 2) promises fewer cases over the eight weeks of its term, from the range measured for its kind', async () => {
  const at = await submitted({ code: 'C2', strictness: 2 });
  const { assumed, promise, lack } = await preview(at);
  expect(lack).toBeNull();
  expect(assumed).toEqual({
    yugoId: moscow,
    low: 13,
    high: 46,
    weeks: 8,
    isMeasured: true,
    instrument: null,
  });
  expect(promise).toMatchObject({ starts: '2021-10-25', lastDay: '2021-12-19', dataAsOf: '2021-10-20' });
  const { weeks } = promise;
  expect(weeks).toHaveLength(8);
  const last = weeks.at(-1);
  expect(last.q95).toBeLessThan(0);
  expect([last.q05, last.q25, last.q50, last.q75, last.q95]).toEqual(
    [last.q95, last.q75, last.q50, last.q25, last.q05].toReversed(),
  );
  // Fewer contacts add up: the eighth week is further off than the second.
  expect(last.q50).toBeLessThan(weeks[1].q50);
}, 60_000);

test('no fewer contacts are no fewer cases: 0 to 0 per cent promises 0 in every run', async () => {
  const { promise } = await preview(waiting, { low: 0, high: 0, weeks: 2 });
  expect(promise.weeks.at(-1)).toEqual({ q05: 0, q25: 0, q50: 0, q75: 0, q95: 0 });
  expect(promise.cases).toEqual({ q05: 0, q50: 0, q95: 0 });
}, 60_000);

test.each<[string, Partial<MeasureContent>, string | null]>([
  ['what a measure of the economy gives must be said', { direction: 3, issues: [] }, 'no_instrument'],
  [
    'what began before the last report is in the measured spread',
    { starts: '2021-10-20', code: 'C1', strictness: 3 },
    'in_force',
  ],
  ['a kind that nobody measured takes an assumption', {}, 'no_kind'],
  [
    'the model reaches a year ahead',
    { starts: '2022-09-01', ends: null, code: 'C1', strictness: 3 },
    'too_far',
  ],
  [
    'a whole district has a promise like a region',
    { yugoIds: [1_180_601], starts: '2021-10-25', code: 'C1', strictness: 3 },
    null,
  ],
])(
  '%s',
  async (_, part, lack) => {
    const at = await steps.draft('author', { starts: '2021-10-25', ends: null, ...part });
    expect((await preview(at, {}, 'author')).lack).toBe(lack);
  },
  60_000,
);

test('accepting takes a promise or the reason why there is none; neither, a foreign place or reversed ends are refused', async () => {
  const accept = (receipt?: object) => steps.call('moderator', 'acceptMeasure', { ...waiting, receipt });
  expect((await accept()).status).toBe(400);
  expect((await accept({ kind: 'none', reason: '  ' })).status).toBe(400);
  const said = { kind: 'epidemic', yugoId: moscow, low: 10, high: 5, weeks: 8, inputHash: '0'.repeat(16) };
  expect((await accept(said)).status).toBe(400);
  expect((await accept({ ...said, high: 20, yugoId: 1_124_661 })).status).toBe(400);
  expect((await accept({ ...said, high: 20, weeks: 53 })).status).toBe(400);
  const changed = await accept({ ...said, high: 20 });
  expect([changed.status, changed.body.details.reason]).toEqual([409, 'promise_changed']);
}, 60_000);

test('what was seen is frozen with the acceptance and can never be changed; readers see it with interval, inputs and version', async () => {
  const said = { yugoId: moscow, low: 5, high: 15, weeks: 8 };
  const { promise } = await preview(waiting, said);
  // What the model says of its own answer is part of the promise.
  expect(promise.warnings).toContainEqual(expect.objectContaining({ code: 'scenario.generation-mismatch' }));
  const receipt = { kind: 'epidemic', ...said, inputHash: promise.inputHash };
  await steps.step('moderator', 'acceptMeasure', waiting, { receipt });
  const seen = (await steps.call('reader', 'getMeasure', { id: waiting.id })).body;
  expect(seen.receipt).toMatchObject({ whyNone: null, outcome: null });
  expect(seen.receipt.promise).toEqual({ ...promise, twins: seen.receipt.promise.twins });
  expect(seen.receipt.promise).toMatchObject({ low: 5, high: 15, members: 200, seed: 1 });
  await expect(api.db.run('update measure_receipt set high = 50')).rejects.toThrow('frozen');
}, 60_000);

test('a measure whose effect nobody can compute says why on its page', async () => {
  const at = await submitted();
  await steps.step('moderator', 'acceptMeasure', at, {
    receipt: { kind: 'none', reason: 'Лечение, не контакты' },
  });
  const { receipt } = (await steps.call('reader', 'getMeasure', { id: at.id })).body;
  expect(receipt).toMatchObject({ whyNone: 'Лечение, не контакты', promise: null, outcome: null });
});

test('who may not write measures gets no preview, and none of a version they may not see', async () => {
  const at = await steps.draft('author');
  const ask = (who: string) => steps.call(who, 'previewReceipt', { id: at.id, version: at.version });
  expect((await ask('reader')).status).toBe(403);
  expect((await ask('editor')).status).toBe(404);
});

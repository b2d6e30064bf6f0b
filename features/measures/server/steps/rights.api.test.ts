import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';

let api: TestApp;
let steps: StepWalk;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
});
afterAll(() => api.close());

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
  'previewReceipt reader': '403 403 403 403',
  'previewReceipt super': '403 403 403 403',
  'previewReceipt editor': '404(200) 404(200) 200 404(200)',
  'previewReceipt moderator': '404(200) 200 200 200',
  'previewReceipt author': '404(200) 404(200) 200 404(200)',
  'previewReceipt chief': '200 200 200 200',
  'addComment reader': '403 403 403 403',
  'addComment super': '403 403 403 403',
  'addComment editor': '404(200) 404(200) 403(200) 404(200)',
  'addComment moderator': '404(200) 200 200 200',
  'addComment author': '404(200) 404(200) 403(200) 404(200)',
  'addComment chief': '200 200 200 200',
  'deleteMeasure reader': '403 403 403 403',
  'deleteMeasure super': '403 403 403 403',
  'deleteMeasure editor': '404(200) 404(409) 409 404(200)',
  'deleteMeasure moderator': '404(200) 409 409 403(200)',
  'deleteMeasure author': '404(200) 404(409) 409 404(200)',
  'deleteMeasure chief': '200 409 409 200',
  'getComparison reader': '404 404 200 404',
  'getComparison super': '200 200 200 200',
  'getComparison editor': '404(200) 404(200) 200 404(200)',
  'getComparison moderator': '404(200) 200 200 200',
  'getComparison author': '404(200) 404(200) 200 404(200)',
  'getComparison chief': '200 200 200 200',
  'getAround reader': '404 404 200 404',
  'getAround super': '200 200 200 200',
  'getAround editor': '404(200) 404(200) 200 404(200)',
  'getAround moderator': '404(200) 200 200 200',
  'getAround author': '404(200) 404(200) 200 404(200)',
  'getAround chief': '200 200 200 200',
  'getSimilar reader': '404 404 200 404',
  'getSimilar super': '200 200 200 200',
  'getSimilar editor': '404(200) 404(200) 200 404(200)',
  'getSimilar moderator': '404(200) 200 200 200',
  'getSimilar author': '404(200) 404(200) 200 404(200)',
  'getSimilar chief': '200 200 200 200',
  'getMeasure reader': '404 404 200 404',
  'getMeasure super': '200 200 200 200',
  'getMeasure editor': '404(200) 404(200) 200 404(200)',
  'getMeasure moderator': '404(200) 200 200 200',
  'getMeasure author': '404(200) 404(200) 200 404(200)',
  'getMeasure chief': '200 200 200 200',
};
/** Calls that take less than version and revision. */
const taken: Record<string, readonly (keyof At)[]> = {
  previewReceipt: ['id', 'version'],
  addComment: ['id', 'version'],
  getMeasure: ['id', 'version'],
  getComparison: ['id', 'version'],
  getAround: ['id', 'version'],
  getSimilar: ['id', 'version'],
  deleteMeasure: ['id'],
};
const cut = (method: string, at: At): object =>
  Object.fromEntries((taken[method] ?? ['id', 'version', 'revision']).map((key) => [key, at[key]]));
const may = ['editor', 'moderator', 'author', 'chief'];

test.each(Object.entries(table))('%s answers %s', async (name, row) => {
  const [method, who] = name.split(' ') as [string, string];
  const rest = {
    saveDraft: { content: steps.content },
    declineMeasure: { reason: 'потому' },
    appointModerator: { accountId: null },
    addComment: { text: 'где пункт?' },
  }[method];
  const answers: string[] = [];
  for (const status of [1, 2, 3, 4]) {
    // The author of the others' versions is another person of each kind but the one who asks.
    const other = who === 'author' ? 'editor' : 'author';
    const others = (
      await steps.call(who, method, { ...cut(method, await steps.inState(status, other)), ...rest })
    ).status;
    const own = may.includes(who)
      ? (await steps.call(who, method, { ...cut(method, await ownIn(status, who)), ...rest })).status
      : others;
    answers.push(own === others ? String(others) : `${others}(${own})`);
  }
  expect(answers.join(' ')).toBe(row);
});

/** One's own in a state; a chief's is accepted by a moderator. */
async function ownIn(status: number, who: string): Promise<At> {
  if (who !== 'chief' || status !== 3) return steps.inState(status, who);
  return steps.step('moderator', 'acceptMeasure', await steps.inState(2, who));
}

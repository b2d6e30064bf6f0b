import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { documentForm, samplePdf, uploadHeaders } from '../../testing/document-form.ts';
import { versionRights } from '../../testing/version-rights.ts';
import { insertDocument } from '../documents/document-queries.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';

let api: TestApp;
let steps: StepWalk;
let accounts: Map<string, number>;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DAY: '2021-10-20' });
  steps = await walkSteps(api);
  const rows = await api.db.query<{ id: number; email: string }>('select id::int, email from account');
  accounts = new Map(rows.map(({ id, email }) => [email.split('@')[0]!, id]));
});
afterAll(() => api.close());

/** Calls that take less than version and revision. */
const taken: Record<string, readonly (keyof At)[]> = {
  previewReceipt: ['id', 'version'],
  addComment: ['id', 'version'],
  getMeasure: ['id', 'version'],
  getComparison: ['id', 'version'],
  getAround: ['id', 'version'],
  getSimilar: ['id', 'version'],
  getOverlaps: ['id', 'version'],
  getTargets: ['id', 'version'],
  answerFactCheck: ['id', 'version'],
  withdrawFactCheck: ['id', 'version'],
  deleteMeasure: ['id'],
};
const cut = (method: string, at: At): object =>
  Object.fromEntries((taken[method] ?? ['id', 'version', 'revision']).map((key) => [key, at[key]]));
const may = ['editor', 'moderator', 'author', 'chief'];

test.each(Object.entries(versionRights))('%s answers %s', async (name, row) => {
  const [method, who] = name.split(' ') as [string, string];
  const answers: string[] = [];
  for (const status of [1, 2, 3, 4]) {
    // The author of the others' versions is another person of each kind but the one who asks.
    const other = who === 'author' ? 'editor' : 'author';
    const others = await ask(method, who, await steps.inState(status, other));
    const own = may.includes(who) ? await ask(method, who, await ownIn(status, who), true) : others;
    answers.push(own === others ? String(others) : `${others}(${own})`);
  }
  expect(answers.join(' ')).toBe(row);
});

/** What a call answers somebody about a version, with what it needs standing there. */
async function ask(method: string, who: string, at: At, isOwn = false): Promise<number> {
  if (method === 'uploadDocument') return upload(who, at);
  if (method === 'deleteDocument' || method === 'restoreDocument')
    return (await steps.call(who, method, { id: await documentOf(at) })).status;
  // Nobody is asked about their own, and nobody asks about it.
  const checker = method === 'answerFactCheck' && !isOwn ? who : 'second';
  const asks = who === 'chief' ? 'moderator' : 'chief';
  if (method === 'answerFactCheck' || method === 'withdrawFactCheck')
    if (method === 'withdrawFactCheck' || !isOwn)
      await steps.call(asks, 'askFactCheck', { ...at, accountId: idOf(checker), question: 'Верно?' });
  const rest = {
    saveDraft: { content: steps.content },
    updateMeasure: { content: steps.content },
    declineMeasure: { reason: 'потому' },
    appointModerator: { accountId: null },
    addComment: { text: 'где пункт?' },
    askFactCheck: { accountId: idOf('second'), question: 'Верно?' },
    answerFactCheck: { verdict: 'holds' },
  }[method];
  return (await steps.call(who, method, { ...cut(method, at), ...rest })).status;
}

async function upload(who: string, at: At): Promise<number> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/measure/uploadDocument',
    headers: uploadHeaders(steps.people[who]!),
    payload: documentForm('a.pdf', samplePdf, at),
  });
  return answer.statusCode;
}

const documentOf = ({ id, version }: At): Promise<number> =>
  insertDocument(api.db, {
    measureId: id,
    version,
    name: 'a.pdf',
    contentType: 'application/pdf',
    bytes: 1,
    hash: '0'.repeat(64),
    accountId: idOf('chief'),
    now: new Date(),
  });

const idOf = (who: string): number => accounts.get(who)!;

/** One's own in a state; a chief's is accepted by a moderator. */
async function ownIn(status: number, who: string): Promise<At> {
  if (who !== 'chief' || status !== 3) return steps.inState(status, who);
  return steps.step('moderator', 'acceptMeasure', await steps.inState(2, who));
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { walkSteps, type At, type StepWalk } from '../../testing/step-walk.ts';

let api: TestApp;
let steps: StepWalk;
let people: Map<string, number>;
beforeAll(async () => {
  api = await openTestApp();
  steps = await walkSteps(api);
  const rows = await api.db.query<{ id: number; email: string }>('select id::int, email from account');
  people = new Map(rows.map(({ id, email }) => [email.split('@')[0]!, id]));
});
afterAll(() => api.close());

const question = 'Верно ли число коек в пункте 3?';
const ask = (who: string, at: At, checker: string, rest: object = {}) =>
  steps.call(who, 'askFactCheck', { ...at, accountId: people.get(checker)!, question, ...rest });
const answer = (who: string, { id, version }: At, said: object = { verdict: 'holds' }) =>
  steps.call(who, 'answerFactCheck', { id, version, ...said });
const read = async (who: string, { id, version }: At) => steps.call(who, 'getMeasure', { id, version });
const noticesOf = async (who: string): Promise<{ title: string; path: string }[]> =>
  api.db.query(
    `select words->'ru'->>'title' as title, path from notice where account_id = $1 order by id desc`,
    [people.get(who)!],
  );

test('an editor who is asked sees the version, is told, and answers; until then it is not accepted, and readers see the answer beside it', async () => {
  const at = await steps.inState(2);
  expect((await read('editor', at)).status).toBe(404);
  expect((await ask('moderator', at, 'editor')).status).toBe(200);
  expect((await read('editor', at)).body).toMatchObject({
    can: { answerCheck: true, askCheck: false, accept: false },
    factChecks: [{ question, answeredAt: null, verdict: null }],
  });
  expect((await noticesOf('editor'))[0]).toMatchObject({
    title: expect.stringContaining('проверить факты'),
    path: `/actions/${at.id}?version=1`,
  });
  const asked = await steps.call('editor', 'getFactChecks', {});
  expect(asked.body).toMatchObject([{ id: at.id, version: 1, question }]);
  const refused = await steps.call('moderator', 'acceptMeasure', at);
  expect([refused.status, refused.body.details.reason]).toEqual([409, 'check_open']);
  const said = { verdict: 'wrong', note: 'В акте 120, а не 140', source: 'https://www.mos.ru/act' };
  expect((await answer('editor', at, said)).status).toBe(200);
  expect((await noticesOf('moderator'))[0]).toMatchObject({
    title: expect.stringContaining('нашли ошибку'),
    path: `/actions/${at.id}/moderate?version=1`,
  });
  expect((await steps.call('editor', 'getFactChecks', {})).body).toEqual([]);
  await steps.step('moderator', 'acceptMeasure', at);
  const seen = (await read('reader', at)).body;
  expect(seen.factChecks).toMatchObject([said]);
  expect(seen.history.map(({ step }: { step: string }) => step)).toEqual([
    'accept',
    'factcheck_wrong',
    'factcheck',
    'submit',
    'begin',
  ]);
});

test('a question that is taken back, or goes with the return of its version, stands in nobody’s way', async () => {
  const at = await steps.inState(2);
  await ask('moderator', at, 'editor');
  const back = () => steps.call('chief', 'withdrawFactCheck', { id: at.id, version: at.version });
  expect((await back()).status).toBe(200);
  expect((await back()).body.details.reason).toBe('no_open_check');
  expect((await read('editor', at)).status).toBe(404);
  expect((await answer('editor', at)).status).toBe(404);
  await ask('moderator', at, 'editor');
  await steps.step('moderator', 'declineMeasure', at, { reason: 'Нет акта' });
  const asked = await steps.call('editor', 'getFactChecks', {});
  expect(asked.body.filter(({ id }: At) => id === at.id)).toEqual([]);
});

test('one question is open at a time, also when two ask at once; nobody else answers it, and a second answer is refused', async () => {
  const at = await steps.inState(2);
  const both = await Promise.all([ask('moderator', at, 'editor'), ask('chief', at, 'editor')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await answer('second', at)).status).toBe(403);
  expect((await answer('author', at)).status).toBe(403);
  expect((await answer('editor', at)).status).toBe(200);
  expect((await answer('editor', at)).body.details.reason).toBe('no_open_check');
});

test('refused: the author, the one who asks and a reader as checkers, a fault without words, a link that runs, a stale text, another state, what is accepted for later', async () => {
  const at = await steps.inState(2);
  for (const checker of ['author', 'moderator', 'reader'])
    expect((await ask('moderator', at, checker)).body.fields[0].path).toBe('accountId');
  expect((await ask('moderator', at, 'editor', { accountId: 2_000_000_000 })).status).toBe(400);
  expect((await ask('moderator', at, 'editor', { question: ' ' })).status).toBe(400);
  expect((await ask('moderator', at, 'editor', { question: 'я'.repeat(10_000) })).status).toBe(400);
  expect((await ask('moderator', { ...at, revision: 1 }, 'editor')).body.details.reason).toBe('stale');
  expect((await ask('moderator', { ...at, id: 999_999 }, 'editor')).status).toBe(404);
  await ask('moderator', at, 'editor');
  expect((await answer('editor', at, { verdict: 'wrong' })).body.fields[0].path).toBe('note');
  const runs = await answer('editor', at, { verdict: 'holds', source: 'javascript:alert(1)' });
  expect(runs.status).toBe(400);
  const published = await steps.inState(3);
  expect((await ask('moderator', published, 'editor')).body.details.reason).toBe('no_such_step');
  const later = await steps.step('moderator', 'acceptMeasure', await steps.inState(2), {
    publishAt: new Date(Date.now() + 600_000).toISOString(),
  });
  expect((await ask('moderator', later, 'editor')).body.details.reason).toBe('scheduled');
});

test('who may be asked is told to those who decide alone, with how many answers each owes', async () => {
  const list = (who: string) =>
    api.call('handbooks/user/getFactCheckers', {}, { session: steps.people[who]! });
  expect((await list('editor')).status).toBe(403);
  const { body } = await list('moderator');
  const ids = body.map(({ id }: { id: number }) => id);
  expect(ids).toContain(people.get('editor'));
  expect(ids).not.toContain(people.get('reader'));
});

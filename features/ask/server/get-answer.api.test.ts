import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2024-12-31' });
  session = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

const ask = async (q: string, more: object = {}) =>
  (await api.call('ask/getAnswer', { q, ...more }, { session, locale: 'en' })).body;

test('a figure of a place and a year is answered with what was understood, its unit and its receipt', async () => {
  const answer = await ask('unemployment in Tatarstan 2019');
  expect(answer.understood).toEqual({
    operation: 'value',
    indicators: [{ id: 'unemployment_rate', dims: '' }],
    places: [1124616],
    period: { at: '2019' },
    params: {},
  });
  expect([answer.value, answer.unit, answer.time]).toEqual([3.3, 'percent', '2019']);
  expect(answer.sentence).toContain('3.3%');
  expect(answer.receipt.source.code).not.toBe('');
  expect(answer.receipt.source.knownAt).toMatch(/^20\d\d-/);
  expect([answer.notUnderstood, answer.reason]).toEqual([[], undefined]);
});

test('the same question is understood alike in five languages', async () => {
  const questions = [
    'безработица в Татарстане в 2019',
    'unemployment in Tatarstan in 2019',
    'タタールスタンの失業率 2019年',
    'desemprego no Tartaristão em 2019',
    'desempleo en Tartaristán en 2019',
  ];
  for (const question of questions) expect([question, (await ask(question)).value]).toEqual([question, 3.3]);
});

test('a figure published after the clock is not told: the last one before it is', async () => {
  const answer = await ask('unemployment in Dagestan 2020', { asOf: '2021-09-20' });
  expect(answer.value).toBeUndefined();
  expect(answer.reason).toContain('Last: 13.0% (2019)');
  expect((await ask('unemployment in Dagestan 2020')).value).toBe(15.7);
});

test('what cannot be answered has no figure, and says why', async () => {
  const reasons = {
    'unemployment in Moscow in 2030': 'That time has not come',
    'wages in Ivanovo in 1985': 'The series begins later',
    'unemployment in Georgia 2019': 'Our figures are of Russia',
    'GDP of Narnia': 'We found no such place',
    'how many bears in Yakutia': 'We have no such indicator',
    'unemployment of the neighbours of Tula 2019': 'Questions about forecasts, neighbours',
    'forecast of unemployment in Tula': 'Questions about forecasts, neighbours',
    'best place to live': 'It is not said by which indicator',
    'teacher salary in Moscow 2019': 'We have no indicator narrowed like this',
  };
  for (const [question, reason] of Object.entries(reasons)) {
    const answer = await ask(question);
    expect([question, answer.value, answer.understood.operation]).toEqual([
      question,
      undefined,
      'impossible',
    ]);
    expect(answer.reason).toContain(reason);
  }
});

test('«my region» is each reader\u2019s own', async () => {
  const q = 'unemployment in my region 2019';
  for (const own of [1124616, 1124605]) {
    const reader = await signInAs(api.db, { licensed: true, linkedObjectYugoId: own });
    const { body } = await api.call('ask/getAnswer', { q }, { session: reader, locale: 'en' });
    expect(body.understood.places).toEqual([own]);
  }
});

test('a city stands for its region and a mistyped word for its neighbour, and both are said', async () => {
  const { notes, value } = await ask('unemplyment in Kazan 2019');
  expect(value).toBe(3.3);
  expect(notes).toEqual([expect.stringContaining('Tatarstan'), expect.stringContaining('unemplyment')]);
});

test('regions are ranked, compared and counted', async () => {
  const top = await ask('top 3 regions by unemployment 2020');
  expect(top.rows.map(({ value }: { value: number }) => value)).toEqual([29.8, 18.5, 18]);
  const count = await ask('how many regions had unemployment above 8% in 2020');
  expect([count.value, count.result.of]).toEqual([18, 85]);
});

test('hostile questions are answered or refused with a sentence', async () => {
  const hostile = [
    "'; drop table fact; --",
    '((((((((((((((((((((((((((',
    '<script>alert(1)</script>',
    '人口 население population ประชากร سكان',
    '%'.repeat(300),
    '{{7*7}} ${process.env}',
  ];
  for (const q of hostile) {
    const { status, body } = await api.call('ask/getAnswer', { q }, { session });
    expect([q, status]).toEqual([q, 200]);
    expect(body.sentence).not.toBe('');
  }
  const long = await api.call('ask/getAnswer', { q: 'я'.repeat(10_000) }, { session });
  expect(long.status).toBe(400);
  expect(long.body.message).not.toBe('');
});

test('without a question or a session the call is refused', async () => {
  expect((await api.call('ask/getAnswer', {}, { session })).status).toBe(400);
  expect((await api.call('ask/getAnswer', { q: 'population of Moscow' })).status).toBe(401);
});

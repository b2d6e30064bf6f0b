import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { findLater } from '#tools/evaluate/past-days/find-later.ts';
import { listReadingCalls } from '#tools/evaluate/past-days/reading-calls.ts';
import { openFiguresApp } from './testing/figures-app.ts';
import type { TestApp } from './testing/test-app.ts';

/** Before any report, between waves, at the ends of years; the server stands on the last day of 2024. */
const days = ['2012-07-02', '2018-07-02', '2020-03-01', '2020-05-12', '2021-09-20'];

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2024-12-31' });
  session = await signInAs(api.db, { licensed: true, linkedObjectYugoId: 1_124_665 });
});
afterAll(() => api.close());

test.each(days)('no reading call names a day after %s under that day', async (asOf) => {
  const found: string[] = [];
  let answered = 0;
  for (const { name, input } of listReadingCalls()) {
    const { status, body } = await api.call(name, { ...input, asOf }, { session, locale: 'en' });
    if (status === 200) answered += 1;
    found.push(...findLater(name, body, asOf).map(({ path, text }) => `${path} ${text}`));
  }
  expect(found).toEqual([]);
  expect(answered).toBeGreaterThan(80);
});

test('a later day is found wherever it stands: in a day, a moment, a text, a name', () => {
  const answer = {
    rows: [{ day: '2020-05-12' }, { day: '2020-05-13' }],
    at: '2020-05-12T21:30:00Z',
    text: 'Known since 2020-06-01.',
    byDay: { '2020-05-14': 1 },
    fine: '2020-05-12T20:59:59Z',
  };
  expect(findLater('x/getX', answer, '2020-05-12').map(({ path }) => path)).toEqual([
    'x/getX.rows[].day',
    'x/getX.at',
    'x/getX.text',
    'x/getX.byDay.{day}',
  ]);
});

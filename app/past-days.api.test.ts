import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#features/account/testing/test-session.ts';
import { findLater } from '#tools/evaluate/past-days/find-later.ts';
import { listReadingCalls } from '#tools/evaluate/past-days/reading-calls.ts';
import { openFiguresApp } from './testing/figures-app.ts';
import type { TestApp } from './testing/test-app.ts';

const days = ['2014-03-05', '2018-07-02', '2020-03-01', '2020-05-12', '2021-09-20'];

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2024-12-31' });
  session = await signInAs(api.db, { licensed: true, linkedObjectYugoId: 1_124_665 });
});
afterAll(() => api.close());

test.each(days)('no reading call names a day after %s under that day', async (asOf) => {
  const found: unknown[] = [];
  let answered = 0;
  for (const { name, input } of listReadingCalls()) {
    const { status, body } = await api.call(name, { ...input, asOf }, { session, locale: 'en' });
    if (status === 200) answered += 1;
    found.push(...findLater(name, body, asOf).map(({ path, text }) => `${path} ${text}`));
  }
  expect([...new Set(found.map((x) => String(x).replace(/\d{4}-.*/, (m) => m.slice(0, 24))))].slice(0, 60)).toEqual([]);
  expect(answered).toBeGreaterThan(80);
});

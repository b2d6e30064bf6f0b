import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { referenceParams } from '../../domain/scenario/scenario-params.ts';

const moscow = 1_124_665;

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openFiguresApp({ AS_OF: '2021-10-20', LICENSE_POLICY: 'api', MODEL_SECONDS: '0.02' });
  session = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

test('a run that takes longer than is configured: 503, a word when to come again, and who comes again gets what was computed', async () => {
  const ask = (seed: number) =>
    api.call(
      'modeling/simulateScenario',
      { yugoId: moscow, params: { ...referenceParams, days: 30 }, members: 30, seed },
      { session, locale: 'en' },
    );
  const { status, body, headers } = await ask(1);
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  // Each place is free again: an account has four at once.
  const together = await Promise.all([1, 2, 3, 4].map(ask));
  expect(together.every((answer) => [200, 503].includes(answer.status))).toBe(true);
}, 60_000);

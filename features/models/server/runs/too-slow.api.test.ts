import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadDataSets, loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { referenceParams } from '../../domain/scenario/scenario-params.ts';

const moscow = 1_124_665;

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp({ AS_OF: '2021-10-20', LICENSE_POLICY: 'api', MODEL_SECONDS: '0.02' });
  await loadNames(api.db);
  await loadDataSets(api.db, ['population_by_age', 'covid_daily']);
  session = await signInAs(api.db, { licensed: true });
}, 180_000);
afterAll(() => api.close());

test('a run that takes longer than is configured is ended: 503, a word when to come again, and nothing stays behind', async () => {
  const ask = () =>
    api.call(
      'modeling/simulateScenario',
      { yugoId: moscow, params: { ...referenceParams, days: 365 }, members: 500 },
      { session, locale: 'en' },
    );
  for (let turn = 0; turn < 5; turn++) {
    const { status, body, headers } = await ask();
    expect(status).toBe(503);
    expect(body.code).toBe('unavailable');
    expect(headers['retry-after']).toBe('2');
  }
  // Five came to nothing, each place is free again: an account has four at once.
  const together = await Promise.all(Array.from({ length: 4 }, ask));
  expect(together.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
}, 60_000);

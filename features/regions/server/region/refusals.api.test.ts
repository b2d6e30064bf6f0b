import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { known, openEssential } from '../../testing/open-essential.ts';

const { moscow } = known;
/** The city of Novosibirsk, which is no subject. */
const city = 1_126_724;

type Call = Parameters<TestApp['call']>[0];
const licensed = (Object.entries(contract) as [Call, { access: string; input: { shape?: object } }][]).filter(
  ([name, { access }]) => /^(regiondossier|event)\//.test(name) && access === 'licensed',
);
/** News are of any place there is, a city too: where nobody wrote there are none. */
const ofPlaces = licensed.flatMap(([name, { input }]) =>
  Object.keys(input.shape ?? {}).includes('yugoId') && !/getNews/.test(name) ? [name] : [],
);

let opened: Awaited<ReturnType<typeof openEssential>>;
beforeAll(async () => {
  opened = await openEssential();
});
afterAll(() => opened.api.close());

test('every licensed call of the dossiers is refused without a sign-in with 401, without a licence with 402', async () => {
  const strict = await openTestApp({ LICENSE_POLICY: 'api' });
  const session = await signInAs(strict.db);
  expect(licensed.length).toBeGreaterThan(40);
  for (const [name] of licensed) {
    expect([name, (await strict.call(name)).status]).toEqual([name, 401]);
    expect([name, (await strict.call(name, {}, { session })).status]).toEqual([name, 402]);
  }
  await strict.close();
});

test.each(ofPlaces)('%s: a city where a region is needed is not found, a word is refused', async (name) => {
  const ask = async (yugoId: unknown) =>
    (
      await opened.api.call(
        name,
        { yugoId, ...(name.endsWith('getFamilyStats') && { family: 'health' }) },
        { session: opened.licensed },
      )
    ).status;
  expect(await ask(city)).toBe(404);
  expect(await ask('москва')).toBe(400);
});

test('a reversed span is empty, one of all time ends where the reports end', async () => {
  const days = (from: string, to: string) =>
    opened.read('regiondossier/getRegionStat', { yugoId: moscow, from, to });
  expect(await days('2021-10-20', '2021-10-14')).toMatchObject({ firstDay: null, cases: [], source: null });
  const all = await days('1990-01-01', '2099-12-31');
  expect(all.cases.length).toBe(
    (await opened.read('regiondossier/getRegionStat', { yugoId: moscow })).cases.length,
  );
  expect(await days('2030-01-01', '2031-01-01')).toMatchObject({ firstDay: null, cases: [] });
});

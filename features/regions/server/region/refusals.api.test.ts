import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { known, openEssential } from '../../testing/open-essential.ts';

const { moscow } = known;
/** The city of Novosibirsk, which is no subject. */
const city = 1_126_724;

type Call = Parameters<TestApp['call']>[0];
const guarded = (Object.entries(contract) as [Call, { access: string; input: { shape?: object } }][]).filter(
  ([name]) => /^(regiondossier|event)\//i.test(name),
);
const licensed = guarded.filter(([, { access }]) => access === 'licensed');
/** News are of any place there is, a city too: where nobody wrote there are none. */
const ofPlaces = licensed.flatMap(([name, { input }]) =>
  Object.keys(input.shape ?? {}).includes('yugoId') && !/getNews/.test(name) ? [name] : [],
);

let opened: Awaited<ReturnType<typeof openEssential>>;
beforeAll(async () => {
  opened = await openEssential();
});
afterAll(() => opened.api.close());

describe('without the right', () => {
  let strict: TestApp;
  const who: { [key in 'withoutLicence' | 'withOldPassword' | 'blocked']?: string } = {};
  beforeAll(async () => {
    strict = await openTestApp({ LICENSE_POLICY: 'api' });
    who.withoutLicence = await signInAs(strict.db);
    who.withOldPassword = await signInAs(strict.db, { licensed: true, email: 'old@test.example' });
    who.blocked = await signInAs(strict.db, { licensed: true, email: 'blocked@test.example' });
    await strict.db.run(
      `update account_session set replaces_password = true
        where account_id = (select id from account where email = 'old@test.example')`,
    );
    await strict.db.run(`update account set blocked = true where email = 'blocked@test.example'`);
  });
  afterAll(() => strict.close());

  test('there are more than forty licensed calls and ten that want a sign-in, and none is open to anybody', () => {
    expect(licensed.length).toBeGreaterThan(40);
    expect(guarded.length - licensed.length).toBeGreaterThanOrEqual(10);
    expect(guarded.map(([, { access }]) => access)).not.toContain('public');
  });

  test.each(guarded)(
    '%s refuses nobody with 401, no licence with 402, a blocked account with 403',
    async (name, { access }) => {
      const ask = async (session?: string) => {
        const { status, body } = await strict.call(name, {}, { session });
        return [status, body.code];
      };
      expect(await ask()).toEqual([401, 'not_authenticated']);
      if (access === 'licensed') expect(await ask(who.withoutLicence)).toEqual([402, 'no_licence']);
      expect(await ask(who.withOldPassword)).toEqual([403, 'password_must_be_replaced']);
      expect(await ask(who.blocked)).toEqual([403, 'account_blocked']);
    },
  );
});

test('a series in which a census was counted names its breaks, one within whose years none was has none', async () => {
  const { indicators } = await opened.read('regiondossier/getFamilyStats', {
    yugoId: moscow,
    family: 'population',
  });
  const of = (code: string) => indicators.find(({ indicator }: { indicator: string }) => indicator === code);
  expect(of('population_jan1').breaks).toEqual([
    { day: '2003-01-01', census: 2002 },
    { day: '2011-01-01', census: 2010 },
  ]);
  for (const { indicator, breaks } of indicators)
    if (indicator !== 'population_jan1') expect(breaks).toEqual([]);
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

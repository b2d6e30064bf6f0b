import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCompanies } from '#statistics/import/bundled/load-companies.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadRegistry } from '../registry/load-registry.ts';
import { accountsSet } from '../registry/sets/company-sets.ts';

let api: TestApp;
let session: string;
let nickel: number;

beforeAll(async () => {
  api = await openTestApp({ LICENSE_POLICY: 'api', COMPANY_CHECK_URL: 'https://check.example' });
  await loadNames(api.db);
  await loadCompanies(api.db);
  await loadRegistry(api.db, () => {}, [accountsSet]);
  session = await signInAs(api.db, { licensed: true });
  const [row] = await api.db.query<{ id: number }>(
    `select entity_id as id from entity_identifier where scheme = 'inn' and value = '8401005730'`,
  );
  nickel = row!.id;
});
afterAll(() => api.close());

const finance = (input: object) => api.call('entities/getCompanyFinance', input, { session });

test('accounts are those of the file, the level follows from them by the rule', async () => {
  const { body } = await finance({ id: nickel });
  expect(body.account).toMatchObject({
    year: 2016,
    revenue: 422_828_829_000,
    profit: 166_699_240_000,
    rank: 20,
  });
  expect(body).toMatchObject({
    level: 'medium',
    source: { code: 'rosstat_accounts_2016' },
  });
  expect(body.signs.map(({ sign }: { sign: string }) => sign)).toEqual(['plus', 'minus', 'plus']);
});

test('its profit stands beside that of every listed organisation of its class; of a class too small nothing is said', async () => {
  const { body } = await finance({ id: nickel });
  const margins = await api.db.query<{ margin: number }>(
    `select profit / revenue * 100 as margin from company_account
      where year = 2016 and okved like '24%' and profit is not null order by 1`,
  );
  expect(body.classmates).toMatchObject({ code: '24', own: expect.closeTo(39.4, 1) });
  expect(body.classmates.margins).toHaveLength(margins.length);
  expect(body.classmates.margins[0]).toBeCloseTo(margins[0]!.margin, 9);
  expect(body.classmates.own).toBeGreaterThan(body.classmates.threeQuarters);

  const [lone] = await api.db.query<{ id: number }>(
    `select i.entity_id as id from entity_identifier i join company_account a on a.inn = i.value
      where i.scheme = 'inn' and a.profit is not null
        and (select count(*) from company_account o where left(o.okved, 2) = left(a.okved, 2)) < 8
      order by a.inn limit 1`,
  );
  const alone = (await finance({ id: lone!.id })).body;
  expect(alone.account).not.toBeNull();
  expect(alone.classmates).toBeNull();
});

test('before the accounts were known nothing is said', async () => {
  const { body } = await finance({ id: nickel, asOf: '2017-01-01' });
  expect(body).toMatchObject({ account: null, level: 'unknown', source: null });
});

test('its dossier has the number with its check digit, the activity in words, the address of the check', async () => {
  const { body } = await api.call(
    ':type/GetDossierHeader',
    { type: 'company', id: nickel },
    { session, locale: 'ru' },
  );
  expect(body).toMatchObject({ name: 'Норильский никель', checkUrl: 'https://check.example/8401005730' });
  expect(body.identifiers).toContainEqual({
    scheme: 'inn',
    value: '8401005730',
    isChecked: true,
    source: 'rosstat_accounts_2016',
  });
  const okved = body.statements.find(({ field }: { field: string }) => field === 'okved');
  expect(okved.text).toMatch(/^24\.45 /);
});

test('nobody, and what is no company, has no accounts; without a licence they are refused', async () => {
  expect((await finance({ id: 2_000_000_000 })).body.code).toBe('company_not_found');
  expect((await finance({ id: 0 })).status).toBe(400);
  expect((await api.call('entities/getCompanyFinance', { id: nickel })).status).toBe(401);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/server/db/db.ts';
import { withTestDatabase } from '#platform/server/testing/test-database.ts';
import { loadCompanies } from './import/bundled/load-companies.ts';
import { loadNames } from './import/load-bundled.ts';
import { listCompanyAccounts } from './company-queries.ts';

const moscow = 1_124_665;

let db: Database;
beforeAll(async () => {
  db = await withTestDatabase();
  await loadNames(db);
  await loadCompanies(db);
});
afterAll(() => db.close());

test('980 organisations come largest first, 381 of Moscow with 35.7 trillion roubles, a branch not beside its own organisation, Gazprom with the figures of its row', async () => {
  const all = await listCompanyAccounts(db, '2021-10-20');
  expect(all).toHaveLength(980);
  expect(all[0]).toMatchObject({
    inn: '7736050003',
    name: 'ГАЗПРОМ',
    okved: '46.71',
    revenue: 3_934_488_441_000,
    revenueBefore: 4_334_293_477_000,
    profit: 631_428_738_000,
  });
  const ofMoscow = all.filter(({ yugoId }) => yugoId === moscow);
  expect(ofMoscow).toHaveLength(381);
  expect(ofMoscow.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(35_706_122_604_000);
});

test('accounts of 2016 were not known before October 2017', async () => {
  expect(await listCompanyAccounts(db, '2017-09-30')).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import { cookieHeader, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { identityCookie } from '#platform/server/request-context.ts';
import { loadRegister } from '../register/load-register.ts';

const moscow = 1_124_665;
const rostov = 1_124_661;

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openFiguresApp();
  await loadRegister(api.db);
  licensed = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

type Call = Parameters<TestApp['call']>[0];
const ask = (name: string, input: object, asOf = '2021-10-20') =>
  api.call(name as Call, name.endsWith('Table') ? input : { asOf, ...input }, {
    session: licensed,
    locale: 'ru',
  });

test('Rostov on 20 October 2021 has its own orders in force, and the country\u2019s levels beside them', async () => {
  const { body } = await ask('regiondossier/getDetailedActions', { yugoId: rostov });
  expect(body.counts.inForce).toBe(body.own.length);
  expect(body.own.length).toBeGreaterThan(3);
  expect(body.national.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['C1', 'H6', 'E1', 'E2', 'H7']),
  );
  expect(body.own.every(({ starts }: { starts: string }) => starts <= '2021-10-20')).toBe(true);
});

test('the table narrows by lists and goes on by pages', async () => {
  const first = (await ask('regiondossier/getDetailedActionsTable', { yugoId: rostov, pageSize: 5 })).body;
  expect(first.rows).toHaveLength(5);
  const second = (
    await ask('regiondossier/getDetailedActionsTable', { yugoId: rostov, pageSize: 5, pageIndex: 2 })
  ).body;
  expect(second.rows[0].id).not.toBe(first.rows[0].id);
  const economy = await ask('regiondossier/getDetailedActionsTable', { yugoId: rostov, 'direction[]': [3] });
  // What was in force on the sample's day: this call knows no other.
  expect(economy.body.total).toBeGreaterThan(1);
  expect(economy.body.total).toBeLessThan(first.total);
  expect(economy.body.rows.every(({ code }: { code: string }) => code.startsWith('E'))).toBe(true);
});

test('the table takes its lists as JSON, as repeated names and as name[] in a form, one value or several', async () => {
  const { body } = await ask('regiondossier/getDetailedActionsTable', { yugoId: rostov, direction: [3] });
  const headers = {
    cookie: cookieHeader(identityCookie, licensed),
    locale: 'ru',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const send = (payload: string) =>
    api.app.inject({ method: 'POST', url: '/api/regiondossier/getDetailedActionsTable', headers, payload });
  for (const lists of ['direction[]=3', 'direction=3', 'direction[]=3&direction[]=3', 'direction=[3]'])
    expect((await send(`yugoId=${rostov}&withNational=true&${lists}`)).json()).toEqual(body);
  const refused = (await send(`yugoId=${rostov}&surprise=1`)).json();
  expect([refused.status, JSON.stringify(refused.fields)]).toEqual([
    400,
    expect.stringContaining('surprise'),
  ]);
});

test('a place that is not there is refused; a recommendation names its twin and its reason', async () => {
  for (const name of ['getDetailedActions', 'getDetailedActionsTable', 'getRecommendedActions'])
    expect((await ask(`regiondossier/${name}`, { yugoId: 5 })).status).toBe(404);
  const { body } = await ask('regiondossier/getRecommendedActions', { yugoId: moscow });
  for (const each of body.recommended) expect(body.compared).toContain(each.twin.shortName);
  const said = await Promise.all(
    [moscow, rostov].map(
      async (yugoId) => (await ask('regiondossier/getRecommendedActions', { yugoId })).body,
    ),
  );
  for (const { recommended, compared, lack } of said)
    expect(lack === null).toBe(recommended.length > 0 && compared.length > 0);
});

test('terms for a chart: Rostov\u2019s own before the country\u2019s, none that began after the week to come, a place that is not there is refused', async () => {
  const { body } = await ask('measure/getTerms', { yugoId: rostov });
  expect(body).toHaveLength(40);
  expect(body.filter(({ isOwn }: { isOwn: boolean }) => isOwn).length).toBeGreaterThan(10);
  expect(body.every(({ starts }: { starts: string }) => starts <= '2021-10-27')).toBe(true);
  expect((await ask('measure/getTerms', { yugoId: 5 })).status).toBe(404);
  expect((await api.call('measure/getTerms', { yugoId: rostov })).status).toBe(401);
});

test('every subject is counted; Rostov is first on 20 October 2021', async () => {
  const { body } = await ask('measure/getRegionCounts', {});
  expect(body.regions).toHaveLength(85);
  expect(body.regions[0]).toMatchObject({ yugoId: rostov, economy: 0 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiguresApp } from '#app/testing/figures-app.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { loadRegister } from '../register/load-register.ts';

const moscow = 1_124_665;
const rostov = 1_124_661;
const names = [
  'balances/getRegionHeader',
  'balances/getRegionSummaryStats',
  'balances/getRegionActions',
  'balances/getRegionDetailedActions',
] as const;

let api: TestApp;
let analyst: string;
let ofRostov: string;
beforeAll(async () => {
  api = await openFiguresApp();
  await loadRegister(api.db);
  analyst = await signInAs(api.db, { licensed: true, linkedObjectYugoId: moscow });
  ofRostov = await signInAs(api.db, { licensed: true, linkedObjectYugoId: rostov });
});
afterAll(() => api.close());

const ask = (name: (typeof names)[number], yugoId: number, session?: string, asOf = '2021-10-20') =>
  api.call(name, { asOf, yugoId }, { ...(session && { session }), locale: 'ru' });

test('a dashboard is its region\u2019s alone: anonymous 401, another region 403, no such place 404', async () => {
  const unlinked = await signInAs(api.db, { licensed: true, roles: [12] });
  const reader = await signInAs(api.db, { licensed: true, roles: [3] });
  for (const name of names) {
    expect((await ask(name, moscow)).status).toBe(401);
    expect((await ask(name, moscow, unlinked)).status).toBe(403);
    expect((await ask(name, moscow, ofRostov)).status).toBe(403);
    expect((await ask(name, 5, analyst)).status).toBe(404);
    expect((await ask(name, moscow, reader)).status).toBe(200);
    expect((await ask(name, moscow, analyst)).status).toBe(200);
  }
});

test('Moscow on 20 October 2021: Rosstat\u2019s poverty of 2020 against the country\u2019s; health alone has norms', async () => {
  const { body } = await ask('balances/getRegionSummaryStats', moscow, analyst);
  expect(body.balances.map(({ typeId }: { typeId: number }) => typeId)).toEqual([1, 3]);
  const rows = body.balances.flatMap((balance: { rows: object[] }) => balance.rows) as Row[];
  const of = (code: string) => rows.find((row) => row.code === code)!;
  expect(of('poverty_rate')).toMatchObject({
    day: '2020-12-31',
    value: 6,
    reference: { kind: 'country', basis: null },
  });
  // Rosstat: 12.1 per cent of the country in 2020.
  expect(of('poverty_rate').reference!.value).toBeCloseTo(12.1, 5);
  expect(rows.filter(({ reference }) => reference?.basis).map(({ code }) => code)).toEqual([
    'rt',
    'free_beds',
  ]);
  expect(of('poverty_rate').gap!.verdict).toBe('better');
  // A class of our own scale is no norm: the week stands beside the country's.
  expect(of('incidence')).toMatchObject({ reference: { kind: 'country', value: of('incidence').country } });
  expect(of('incidence').gap!.verdict).toBe('worse');
  expect(of('rt').value).toBeGreaterThan(0.5);
  expect(of('free_beds')).toMatchObject({ value: null, gap: null, source: null });
  for (const row of rows) if (row.value !== null) expect(row.source).not.toBeNull();
  expect(of('poverty_rate').neighbours).toHaveLength(2);
  expect(of('real_income_index').gap!.verdict).toBe('better');
});

test('a balance alone has its rows alone; measures are counted by target or kind and never for another region', async () => {
  const one = await api.call(
    'balances/getRegionSummaryStats',
    { yugoId: moscow, typeId: 3 },
    { session: analyst },
  );
  expect(one.body.balances.map(({ typeId }: { typeId: number }) => typeId)).toEqual([3]);
  const { body } = await ask('balances/getRegionActions', rostov, ofRostov);
  const incidence = body.figures.find(({ code }: { code: string }) => code === 'incidence');
  expect(incidence.inForce.length).toBeGreaterThan(3);
  const detailed = (await ask('balances/getRegionDetailedActions', rostov, ofRostov)).body;
  expect(detailed.steps[0]).toMatchObject({ kind: 'unknown', code: 'free_beds' });
  for (const { yugoIds } of detailed.measures)
    expect([rostov, 1_180_665].some((place) => yugoIds.includes(place))).toBe(true);
  const header = (await ask('balances/getRegionHeader', rostov, ofRostov)).body;
  expect(header.measures.inForce).toBe(
    detailed.measures.filter(({ status }: { status: number }) => status === 3).length,
  );
});

interface Row {
  code: string;
  day: string | null;
  value: number | null;
  country: number | null;
  reference: { value: number; basis: string | null } | null;
  gap: { verdict: string } | null;
  source: object | null;
  neighbours: object[];
}

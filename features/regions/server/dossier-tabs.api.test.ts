import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { loadNames } from '#statistics/import/load-bundled.ts';
import { signInAs } from '#features/account/testing/test-session.ts';
import { fillFacts, type MadeFact } from '../testing/fill-facts.ts';

const moscow = 1_124_665;
const oryol = 1_124_657;
const northWest = 1_180_602;
const country = 1_180_665;
const year = '2020-12-31';
const before = '2019-12-31';

let api: TestApp;
let licensed: string;
beforeAll(async () => {
  api = await openTestApp({ SAMPLE_DATA: 'true', SAMPLE_DAY: '2021-10-20' });
  await loadNames(api.db);
  licensed = await signInAs(api.db, { licensed: true });
  const tax = (kind: string, budget: string, value: number, day = year): MadeFact => [
    'tax_receipts',
    `tax=${kind};budget=${budget}`,
    moscow,
    day,
    value,
  ];
  await fillFacts(api.db, 'fns_1nm', [
    tax('total', 'all', 100e9),
    tax('total', 'all', 80e9, before),
    tax('total', 'regional', 56e9),
    tax('profit', 'all', 60e9),
    tax('profit', 'all', 70e9, before),
    tax('total', 'regional', 50e9, before),
    tax('profit', 'regional', 30e9),
    tax('property', 'regional', 20e9),
    ['tax_receipts', 'tax=total;budget=all', oryol, year, 1e9],
  ]);
  await fillFacts(api.db, 'rosstat_via_aremt', [
    ['population_jan1', '', moscow, before, 12_600_000],
    ['population_jan1', '', oryol, before, 700_000],
  ]);
  const line = (side: string, code: string, value: number): MadeFact => [
    side,
    `line=${code}`,
    moscow,
    year,
    value,
  ];
  await fillFacts(api.db, 'treasury_0503317', [
    line('budget_revenue', 'total', 288e9),
    line('budget_expenditure', 'total', 301e9),
    line('budget_expenditure', 'health', 48e9),
    line('budget_expenditure_planned', 'health', 51e9),
  ]);
  await fillFacts(api.db, 'rosstat_insurance', [
    ['insurance_premiums', 'insurance=life', country, year, 430e9],
    ['insurance_claims', 'insurance=life', country, year, 204e9],
  ]);
  await fillFacts(api.db, 'svodka_sample', [['insurance_premiums', 'insurance=motor', country, year, 7e9]], {
    sample: true,
  });
  await fillFacts(api.db, 'rosstat_via_lomska', [['income_per_capita', '', moscow, year, 78_106]]);
  await fillFacts(
    api.db,
    'svodka_sample',
    [
      ['insurance_premiums', 'insurance=life', moscow, year, 9e9],
      ['insurance_premiums', 'insurance=motor', moscow, year, 3e9],
      ['insurance_claims', 'insurance=life', moscow, year, 5e9],
      ['income_by_tenth', 'tenth=10', moscow, year, 29.8],
      ['income_by_tenth', 'tenth=1', moscow, year, 2.1],
    ],
    { sample: true },
  );
  const person = (indicator: string, dims: string, day: string, value: number): MadeFact => [
    indicator,
    dims,
    moscow,
    day,
    value,
  ];
  await fillFacts(
    api.db,
    'rusfmd',
    [before, year].flatMap((day) => [
      person('births_by_age', 'age=25-29', day, 90),
      person('births_by_age', 'age=30-34', day, 35),
      person('births_by_age', 'age=30', day, 7),
      person('deaths_by_age', 'sex=male;age=85+', day, 100),
      person('deaths_by_age', 'sex=female;age=85+', day, 50),
      person('population_by_age', 'sex=male;age=0-4', day, 500),
      person('population_by_age', 'sex=female;age=0-4', day, 480),
      person('population_by_age', 'sex=female;age=5-9', day, 470),
    ]),
  );
});
afterAll(() => api.close());

const read = async (name: Parameters<TestApp['call']>[0], yugoId = moscow) =>
  (await api.call(name, { yugoId }, { session: licensed, locale: 'ru' })).body;

describe('finance', () => {
  test('taxes: rows add up to the form’s totals, the largest has its trend, the rank is among those known', async () => {
    const { total, split, largest, perResident, source, day } = await read(
      'regiondossier/getFinanceTaxInflow',
    );
    expect(day).toBe(year);
    expect(total.points.map(({ value }: { value: number }) => value)).toEqual([80e9, 100e9]);
    const sum = (of: 'regional' | 'other') =>
      split.reduce((added: number, row: Record<typeof of, number>) => added + row[of], 0);
    expect([sum('regional'), sum('other')]).toEqual([56e9, 44e9]);
    expect(largest[0]).toMatchObject({ code: 'profit', value: 60e9, previous: 70e9 });
    expect(perResident).toMatchObject({ rank: 1, of: 2 });
    expect(source).toMatchObject({ code: 'fns_1nm', sample: false });
  });

  test('the budget’s balance is revenue less expenditure; the widget says what the tables add up to', async () => {
    const budget = await read('regiondossier/getFinanceInflow');
    expect(budget.balance.points).toEqual([{ day: year, value: -13e9, sample: false }]);
    expect(budget.expenditureLines).toEqual([
      { code: 'health', name: 'Здравоохранение', value: 48e9, previous: null, planned: 51e9 },
    ]);
    expect(await read('regiondossier/getFinanceInflowWidget')).toMatchObject({
      day: year,
      taxes: 100e9,
      revenue: 288e9,
      expenditure: 301e9,
      balance: -13e9,
    });
  });

  test('the rank stands among all regions, highest first, with the country apart', async () => {
    const { perResident } = await read('regiondossier/getFinanceTaxInflow', oryol);
    expect(perResident.rank).toBe(2);
    expect(perResident.of).toBe(perResident.regions.length);
    expect(perResident.regions.map(({ yugoId }: { yugoId: number }) => yugoId)).toEqual([moscow, oryol]);
    expect(perResident.regions[1].value).toBeCloseTo(perResident.value, 6);
  });

  test('insurance adds its kinds up, says it was generated, and a district without all subjects has none', async () => {
    const insurance = await read('regiondossier/getInsuranceInflow');
    expect(insurance.premiums.points).toEqual([{ day: year, value: 12e9, sample: true }]);
    expect(insurance.payments.points).toEqual([{ day: year, value: 5e9, sample: true }]);
    expect(insurance.premiums.source).toMatchObject({ code: 'svodka_sample', sample: true });
    expect(insurance.kinds[0]).toEqual({ code: 'life', name: 'Жизнь', premiums: 9e9, claims: 5e9 });
    expect((await read('regiondossier/getInsuranceInflow', northWest)).premiums).toEqual({
      points: [],
      source: null,
    });
  });

  test('the country’s insurance is the published one, without a kind that was generated', async () => {
    const { premiums, kinds } = await read('regiondossier/getInsuranceInflow', country);
    expect(premiums.points).toEqual([{ day: year, value: 430e9, sample: false }]);
    expect(premiums.source).toMatchObject({ code: 'rosstat_insurance', sample: false });
    expect(kinds).toEqual([{ code: 'life', name: 'Жизнь', premiums: 430e9, claims: 204e9 }]);
  });

  test('incomes come with the country’s, tenths lowest first and marked', async () => {
    const incomes = await read('regiondossier/getIncomeDistribution');
    expect(incomes.income.points).toEqual([{ day: year, value: 78_106, sample: false }]);
    expect(incomes.countryIncome.points).toEqual([]);
    expect(incomes.tenths).toEqual([
      { tenth: 1, share: 2.1 },
      { tenth: 10, share: 29.8 },
    ]);
    expect(incomes.source).toMatchObject({ code: 'svodka_sample', sample: true });
  });

  test('a district lacks the sum while one of its subjects is not known', async () => {
    expect(await read('regiondossier/getFinanceTaxInflow', northWest)).toMatchObject({
      day: null,
      split: [],
      source: null,
    });
  });
});

describe('population', () => {
  test('births count five-year ages once, deaths both sexes, and each year stands once', async () => {
    const { births, deaths, population } = await read('regiondossier/getPeopleStat');
    const values = ({ points }: { points: { day: string; value: number }[] }) =>
      points.filter(({ day }) => day === year).map(({ value }) => value);
    expect([values(births), values(deaths)]).toEqual([[125], [150]]);
    const days = population.points.map(({ day }: { day: string }) => day);
    expect(new Set(days).size).toBe(days.length);
    expect(births.source).toMatchObject({ code: 'rusfmd' });
  });

  test('pyramids come by year, youngest first', async () => {
    const { pyramids } = await read('regiondossier/getPeopleStatistics');
    expect(pyramids).toEqual([
      { year: 2019, men: [500], women: [480, 470] },
      { year: 2020, men: [500], women: [480, 470] },
    ]);
  });
});

const calls = [
  'getPeopleStat',
  'getPeopleStatistics',
  'getFinanceTaxInflow',
  'getFinanceInflow',
  'getFinanceInflowWidget',
  'getInsuranceInflow',
  'getIncomeDistribution',
] as const;

test.each(calls)(
  '%s: an unknown place is 404, a wrong number 400, an anonymous visitor 401',
  async (call) => {
    const name = `regiondossier/${call}` as const;
    expect((await api.call(name, { yugoId: 77 }, { session: licensed })).body).toMatchObject({
      status: 404,
      code: 'region_not_found',
    });
    expect((await api.call(name, { yugoId: 'abc' }, { session: licensed })).status).toBe(400);
    expect((await api.call(name, { yugoId: moscow })).status).toBe(401);
  },
);

test.each(calls)('%s shows nothing that was not known on the day', async (call) => {
  const answer = await api.app.inject({
    url: `/api/regiondossier/${call}?yugoId=${moscow}&asOf=2019-01-01`,
    headers: { cookie: `svodka_id=${licensed}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('2020-12-31');
  expect(answer.body).not.toContain('2019-12-31');
});

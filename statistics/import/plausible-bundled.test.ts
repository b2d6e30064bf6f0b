import { beforeAll, describe, expect, test } from 'vitest';
import { readCatalogue } from './bundled/catalogue.ts';
import { essentialFiles, otherFiles } from './bundled/files.ts';
import { correctRow } from './bundled/load-places.ts';
import { readFacts } from './bundled/read-facts.ts';
import { addsUp, findCountryBelowPart, findFarFromNeighbours, type Doubt } from './plausible.ts';
import { fromEpochDay } from './periods.ts';
import { doubtOfMean } from '#platform/shared/mean-of-parts.ts';
import { listBundledRows, readBundledRows } from './read-rows.ts';
import { SeriesGatherer, type SeriesFacts } from './store/series.ts';

const country = 1_180_665;

describe('the bundled files', () => {
  let all: SeriesFacts[];
  let units: Map<string, string>;
  beforeAll(async () => {
    const catalogue = await readCatalogue();
    const facts = new SeriesGatherer();
    for (const file of [...essentialFiles, ...otherFiles])
      if (!file.path.startsWith('covid/'))
        for await (const fact of readFacts(file, readBundledRows(file.path), catalogue)) facts.add(fact);
    all = facts.all();
    const rows = await listBundledRows('catalogue/indicators.csv');
    units = new Map(rows.map(({ indicator, unit }) => [indicator!, unit!]));
  }, 120_000);

  test('have no country figure below its largest subject where figures add up, but for fuelwood, peat briquettes and three returned levies, so published', () => {
    const sums = all.filter(({ indicator }) => addsUp({ indicator, unit: units.get(indicator)! }));
    expect(new Set(sums.map(({ indicator }) => indicator)).size).toBeGreaterThan(30);
    expect(countByIndicator(findCountryBelowPart(sums, country))).toEqual({
      co2_emissions: 12,
      tax_receipts: 3,
    });
  });

  test('have figures far from their neighbours only where so published: small levies, single fuels, Moscow’s mining of 2005, Sakhalin’s innovative goods of 2010, Ingushetia’s pregnancies of 2005', () => {
    expect(countByIndicator(findFarFromNeighbours(all))).toEqual({
      budget_expenditure: 3,
      budget_expenditure_planned: 3,
      budget_revenue: 3,
      budget_revenue_planned: 10,
      co2_emissions: 12,
      electricity: 1,
      industry_shipments: 1,
      innovative_goods: 1,
      kep_surplus_federal: 2,
      mining_shipments: 1,
      morbidity_by_age: 1,
      tax_receipts: 52,
    });
  });

  test('have 374 rows of 2015 and 2016 where injuries or bones of all ages repeat one age, and name no other class of those years so', () => {
    const figures = new Map<string, Map<string, number>>();
    for (const { indicator, place, dims, days, values } of all) {
      if (indicator !== 'morbidity_by_age') continue;
      const { icd, age } = Object.fromEntries(dims.split(';').map((dim) => dim.split('=')));
      days.forEach((day, at) => {
        const key = `${fromEpochDay(day).slice(0, 4)} ${icd} ${place}`;
        figures.set(key, (figures.get(key) ?? new Map<string, number>()).set(age, values[at]!));
      });
    }
    const doubts: Record<string, Record<string, number>> = {};
    for (const [key, ages] of figures) {
      const doubt = doubtOfMean(
        ages.get('all') ?? null,
        ['0-14', '15-17', '18+'].map((age) => ages.get(age) ?? null),
      );
      if (doubt === null) continue;
      const [year, icd] = key.split(' ') as [string, string];
      const of = (doubts[doubt] ??= {});
      of[`${year} ${icd}`] = (of[`${year} ${icd}`] ?? 0) + 1;
    }
    expect(doubts).toEqual({
      repeatsPart: {
        '2007 XIII': 1,
        '2011 V': 1,
        '2015 XIII': 93,
        '2015 XIX': 93,
        '2016 XIII': 94,
        '2016 XIX': 94,
      },
      // Of 2014 rows stand beside other regions; of 2015 and 2016 teenagers' disorders of the mind repeat the children's.
      outsideParts: { '2014 I': 8, '2014 II': 19, '2015 V': 19, '2016 V': 15 },
    });
  });

  test('have no year in which nobody lived, was born or died at any age: that is a gap, not a nought', () => {
    const sums = new Map<string, number>();
    for (const { indicator, place, days, values } of all) {
      if (!['population_by_age', 'births_by_age', 'deaths_by_age'].includes(indicator)) continue;
      days.forEach((day, at) => {
        const key = `${indicator} ${place} ${day}`;
        sums.set(key, (sums.get(key) ?? 0) + values[at]!);
      });
    }
    expect(sums.size).toBeGreaterThan(7_000);
    expect([...sums].filter(([, sum]) => sum === 0)).toEqual([]);
    const lived = ['poverty_rate', 'income_per_capita', 'population_average', 'retail_turnover_per_capita'];
    const noughts = all.filter(({ indicator, values }) => lived.includes(indicator) && values.includes(0));
    expect(noughts.map(({ indicator, place }) => `${indicator} ${place}`)).toEqual([]);
  });

  test('have residents of every subject within a third of each other in the register, 2020 and the census', async () => {
    const { corrections } = await readCatalogue();
    const rows = (await listBundledRows('regions/regions.csv')).map((row) => correctRow(row, corrections));
    const apart = rows.filter((row) => {
      const counts = ['population', 'population_2020', 'population_census_2021']
        .map((column) => Number(row[column]))
        .filter((count) => count > 0);
      return Math.max(...counts) > 1.34 * Math.min(...counts);
    });
    expect(rows).toHaveLength(85);
    expect(apart.map(({ iso }) => iso)).toEqual([]);
    expect(rows.find(({ iso }) => iso === 'RU-KB')?.['population_census_2021']).toBe('904200');
  });
});

function countByIndicator(doubts: readonly Doubt[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { indicator } of doubts) counts[indicator] = (counts[indicator] ?? 0) + 1;
  return counts;
}

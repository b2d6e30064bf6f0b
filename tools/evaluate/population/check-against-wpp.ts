import { listBundledRows } from '#statistics/import/read-rows.ts';
import type { TableRow } from '#statistics/import/read-rows.ts';
import { advanceYear } from '#simulation/population/advance-year.ts';
import type { BySex, YearRates } from '#simulation/population/advance-year.ts';
import { lifeTable } from '#simulation/population/mortality/life-table.ts';

/** Error of the total in 2050, per cent. */
const totalBar = 0.5;
const lastYear = 2050;
const baseYear = 2020;
const groups = 21;
const abridgedAges = [0, 1, ...Array.from({ length: 20 }, (_, i) => 5 * (i + 1))];
const firstFertileGroup = 3;

interface WppTables {
  readonly annual: readonly TableRow[];
  readonly mortality: readonly TableRow[];
  readonly fertility: readonly TableRow[];
  readonly migration: readonly TableRow[];
  readonly people: readonly TableRow[];
}

/**
 * Prints the country projected in five-year groups with the UN's rates of 2024 beside the UN's own totals; false when 2050 is off by
 * more than 0.5 %. The UN's age structure of 2024 isn't bundled: that of the 2019 revision is scaled to the total of 2024, and only
 * totals can be compared.
 *
 * Source: modelling.md 2.1 (five-year variant), 2.7.
 */
export async function checkAgainstWpp(): Promise<boolean> {
  const tables = await readTables();
  let people = basePeople(tables);
  let percent = Number.NaN;
  console.log('Russia, WPP 2024 rates on the age structure of WPP 2019 (thousand)');
  for (let year = baseYear; year < lastYear; year += 5) {
    people = advanceYear(people, ratesOfPeriod(tables, year)).people;
    const total = [...people.male, ...people.female].reduce((sum, one) => sum + one, 0);
    const published = annualValue(tables, year + 5, 'population_total', 'medium');
    percent = 100 * (total / published - 1);
    console.log(`  ${year + 5} ${total.toFixed(0)} UN ${published.toFixed(0)} ${percent.toFixed(2)} %`);
  }
  console.log('  not bundled: people by age of WPP 2024; death, birth and migration rates of WPP 2019');
  return Math.abs(percent) <= totalBar;
}

async function readTables(): Promise<WppTables> {
  const read = (name: string) => listBundledRows(`population/un_wpp${name}.csv`);
  const [annual, mortality, fertility, migration, people] = await Promise.all(
    [
      '2024_russia_annual',
      '2024_russia_mx_age5',
      '2024_russia_fertility_age5',
      '2024_russia_migration_age5',
      '2019_russia_population_age5_sex',
    ].map(read),
  );
  if (!annual || !mortality || !fertility || !migration || !people) throw new Error('a UN table is missing');
  return { annual, mortality, fertility, migration, people };
}

function basePeople(tables: WppTables): BySex<Float64Array> {
  const total = annualValue(tables, baseYear, 'population_total_derived', 'derived_births_over_cbr');
  const rows = tables.people.filter(
    ({ year, variant }) => year === String(baseYear) && variant === 'estimate',
  );
  const sum = rows.reduce((all, row) => all + Number(row['population_thousand']), 0);
  const of = (sex: string) =>
    byAge(
      rows.filter((row) => row['sex'] === sex),
      'population_thousand',
      groups,
    ).map((people) => (people * total) / sum);
  return { male: of('male'), female: of('female') };
}

function ratesOfPeriod(tables: WppTables, from: number): YearRates {
  const inPeriod = (rows: readonly TableRow[]) =>
    rows.filter(({ period }) => period === `${from}-${from + 5}`);
  const survival = (sex: 'male' | 'female') =>
    lifeTable(abridgedAges, byAge(inPeriod(tables.mortality), `mx_${sex}`, groups + 1), sex).sx.slice(
      0,
      groups,
    );
  const moved = (sex: 'male' | 'female') =>
    byAge(inPeriod(tables.migration), `net_migration_${sex}_thousand`, groups);
  const fertility = inPeriod(tables.fertility);
  const middle = Math.min(from + 3, lastYear);
  return {
    survival: { male: survival('male'), female: survival('female') },
    // Births of five years a woman: the groups add up to the total fertility rate.
    asfr: fertility.map((row) => (Number(row['percent_of_tfr']) / 100) * Number(row['tfr'])),
    firstFertileAge: firstFertileGroup,
    sexRatioAtBirth: annualValue(tables, middle, 'sex_ratio_at_birth', middle < 2024 ? 'estimate' : 'medium'),
    migration: { male: moved('male'), female: moved('female') },
  };
}

function byAge(rows: readonly TableRow[], column: string, length: number): Float64Array {
  const sorted = rows.toSorted(
    (a, b) => Number.parseInt(a['age'] ?? '', 10) - Number.parseInt(b['age'] ?? '', 10),
  );
  if (sorted.length !== length) throw new Error(`${column}: ${sorted.length} ages, ${length} wanted`);
  return Float64Array.from(sorted, (row) => Number(row[column]));
}

function annualValue({ annual }: WppTables, year: number, indicator: string, variant: string): number {
  const found = annual.find(
    (row) => row['year'] === String(year) && row['indicator'] === indicator && row['variant'] === variant,
  );
  if (!found) throw new Error(`${indicator} of ${year} (${variant}) is missing`);
  return Number(found['value']);
}

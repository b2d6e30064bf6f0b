import { refuse, requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import type { Years } from '#simulation/numeric/units.ts';
import type { BySex } from './advance-year.ts';
import { totalOf } from './project-population.ts';

/** What the indicators of one year need beside the people. */
export interface IndicatorRules {
  /** Age from which people count as above working age; a fraction splits the year of age. */
  readonly retirementAge: BySex<Years>;
  /** participation[sex][five-year group 0-4 … 100+], shares; null = not supplied, no labour force is computed. */
  readonly participation: BySex<Float64Array> | null;
}

/** Indicators on 1 January. Unit: persons, ratios per 1000 of working age. */
export interface PopulationIndicators {
  readonly total: number;
  readonly male: number;
  readonly female: number;
  readonly belowWorkingAge: number;
  readonly workingAge: number;
  readonly aboveWorkingAge: number;
  /** Null where nobody is of working age. */
  readonly youngRatio: number | null;
  readonly oldRatio: number | null;
  readonly totalRatio: number | null;
  readonly medianAge: number;
  readonly labourForce: number | null;
  readonly ages0to6: number;
  readonly ages7to17: number;
  readonly ages65up: number;
  readonly ages80up: number;
  readonly ages85up: number;
  readonly ages100up: number;
  readonly women20to34: number;
}

const workingFrom = 16;

/**
 * Indicators of one year.
 *
 * @throws InputRefusal for sexes of other shapes, nobody at all or a rule out of bounds.
 *
 * Source: modelling.md 2.5.
 */
export function populationIndicators(
  people: BySex<Float64Array>,
  rules: IndicatorRules,
): PopulationIndicators {
  requirePeople(people);
  requireFinite('retirementAge.male', rules.retirementAge.male, 55, 75);
  requireFinite('retirementAge.female', rules.retirementAge.female, 55, 75);
  const open = people.male.length;
  const both = (from: number, to: number) =>
    between(people.male, from, to) + between(people.female, from, to);
  const below = both(0, workingFrom);
  const above =
    between(people.male, rules.retirementAge.male, open) +
    between(people.female, rules.retirementAge.female, open);
  const total = totalOf(people);
  const working = total - below - above;
  const per1000 = (dependants: number) => (working > 0 ? (dependants / working) * 1000 : null);
  return {
    total,
    male: between(people.male, 0, open),
    female: between(people.female, 0, open),
    belowWorkingAge: below,
    workingAge: working,
    aboveWorkingAge: above,
    youngRatio: per1000(below),
    oldRatio: per1000(above),
    totalRatio: per1000(below + above),
    medianAge: medianAge(people, total),
    labourForce: rules.participation ? labourForce(people, rules.participation) : null,
    ages0to6: both(0, 7),
    ages7to17: both(7, 18),
    ages65up: both(65, open),
    ages80up: both(80, open),
    ages85up: both(85, open),
    ages100up: both(100, open),
    women20to34: between(people.female, 20, 35),
  };
}

/** Rates of a year per 1000 of the mean population. */
export interface VitalRates {
  readonly crudeBirthRate: number;
  readonly crudeDeathRate: number;
  readonly growthRate: number;
}

/** Crude rates from a year's events and the population at its ends. Unit: per 1000 residents. */
export function vitalRates(start: number, end: number, births: number, deaths: number): VitalRates {
  for (const [name, value] of Object.entries({ start, end, births, deaths })) requireFinite(name, value, 0);
  const middle = requireFinite('start', (start + end) / 2, Number.MIN_VALUE);
  return {
    crudeBirthRate: (births / middle) * 1000,
    crudeDeathRate: (deaths / middle) * 1000,
    growthRate: ((end - start) / middle) * 1000,
  };
}

function requirePeople({ male, female }: BySex<Float64Array>): void {
  requireSeries('people.male', male, { minLength: 2 });
  requireSeries('people.female', female, { length: male.length });
  if (!(totalOf({ male, female }) > 0)) refuse({ path: 'people', code: 'inconsistent', got: 0 });
}

// People from an exact age (included) to another (excluded); within a year of age they are spread evenly.
function between(people: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let age = Math.floor(from); age < Math.min(people.length, Math.ceil(to)); age++) {
    const part = Math.min(age + 1, to) - Math.max(age, from);
    sum += (people[age] as number) * part;
  }
  return sum;
}

function medianAge({ male, female }: BySex<Float64Array>, total: number): number {
  let before = 0;
  for (let age = 0; age < male.length; age++) {
    const here = (male[age] as number) + (female[age] as number);
    if (before + here >= total / 2 && here > 0) return age + (total / 2 - before) / here;
    before += here;
  }
  return Number.NaN;
}

function labourForce(people: BySex<Float64Array>, participation: BySex<Float64Array>): number {
  let sum = 0;
  for (const sex of ['male', 'female'] as const) {
    requireSeries(`participation.${sex}`, participation[sex], {
      length: Math.ceil(people[sex].length / 5),
      max: 1,
    });
    people[sex].forEach((count, age) => (sum += count * (participation[sex][Math.floor(age / 5)] as number)));
  }
  return sum;
}

import type { Household } from '#simulation/family/household.ts';
import { rollUpFamilies, type FamilyRollUp } from '#simulation/family/roll-up.ts';
import type { Rub } from '#simulation/numeric/units.ts';
import { packageOf, policyOf, type FamilyModel, type ReadPolicy } from './family-model.ts';

/** Incomes may have grown so many times since they were counted. */
export const maxGrowth = 10;

/** Who lives in a region and what they have. */
export interface RegionIncomes {
  /** Residents. */
  people: number;
  /** Mean cash income a head. Unit: roubles a month. */
  perHead: number;
  /** Share of all income that each tenth of residents gets, lowest incomes first. Unit: percent. */
  tenths: readonly number[];
}

/** The newest yearly income a head, residents and tenths as a dossier tells them; null where one of them is not known. */
export function regionIncomesOf({ people, income, tenths }: ToldIncomes): DatedIncomes | null {
  const newest = income.at(-1);
  if (newest === undefined || people === undefined || tenths.length === 0) return null;
  return {
    people,
    perHead: newest.value,
    tenths: tenths.map(({ share }) => share),
    year: newest.day.slice(0, 4),
  };
}

interface ToldIncomes {
  people: number | undefined;
  /** Years, oldest first. */
  income: readonly { day: string; value: number }[];
  tenths: readonly { share: number }[];
}

/** Incomes with the year they are of. */
export interface DatedIncomes extends RegionIncomes {
  year: string;
}

/** One tenth of the residents under the package. Unit: roubles a month. */
export interface TenthRow {
  /** 1 = the lowest incomes. */
  tenth: number;
  perHead: number;
  poorBefore: number;
  poorAfter: number;
  cost: number;
}

/** What a package does to a region. Unit: people, roubles a month. */
export interface RegionRollUp {
  tenths: TenthRow[];
  lifted: number;
  cost: number;
  costPerLifted: number | null;
  poorShareBefore: number;
  poorShareAfter: number;
  /** Types without any income of their own: nothing can be scaled in them. */
  leftOut: string[];
}

/**
 * Spreads the model's types over the tenths of a region's residents: in each tenth the same mix of types, their own incomes
 * scaled to what the tenth has a head. Null where no type has an income or households, or the tenths are not known.
 */
export function rollUpRegion(
  model: FamilyModel,
  { people, perHead, tenths }: RegionIncomes,
  readPolicy: ReadPolicy = policyOf,
): RegionRollUp | null {
  const types = model.types.filter(({ households }) => households > 0);
  const scaled = types.filter(({ household }) => incomeOf(household) > 0);
  const lived = scaled.reduce((sum, one) => sum + one.households * one.household.persons.length, 0);
  if (lived === 0 || tenths.length === 0 || !(perHead > 0)) return null;
  const policy = readPolicy(model);
  const measures = packageOf(model);
  const peopleOfTenth = people / tenths.length;
  const parts = tenths.map((share, at) => {
    const income = perHead * (share / 100) * tenths.length;
    const households = scaled.map((type) => ({
      household: scaleTo(type.household, income),
      households: type.households * (peopleOfTenth / lived),
      policy,
    }));
    return { tenth: at + 1, income, rollUp: rollUpFamilies(households, measures) };
  });
  return {
    ...sumOf(parts.map(({ rollUp }) => rollUp)),
    tenths: parts.map(({ tenth, income, rollUp }) => ({
      tenth,
      perHead: income,
      poorBefore: rollUp.persons * rollUp.poorPersonsShareBefore,
      poorAfter: rollUp.persons * rollUp.poorPersonsShareAfter,
      cost: rollUp.monthlyCost,
    })),
    leftOut: types.filter(({ household }) => incomeOf(household) === 0).map(({ name }) => name),
  };
}

function sumOf(parts: readonly FamilyRollUp[]) {
  const sum = (value: (part: FamilyRollUp) => number) => parts.reduce((all, part) => all + value(part), 0);
  const people = sum(({ persons }) => persons);
  const before = sum((part) => part.persons * part.poorPersonsShareBefore);
  const after = sum((part) => part.persons * part.poorPersonsShareAfter);
  const cost = sum(({ monthlyCost }) => monthlyCost);
  return {
    lifted: before - after,
    cost,
    costPerLifted: before > after ? cost / (before - after) : null,
    poorShareBefore: before / people,
    poorShareAfter: after / people,
  };
}

const incomeFields = ['grossWage', 'pension', 'otherIncome', 'averageEarnings'] as const;

function incomeOf({ persons }: Household): number {
  return persons.reduce(
    (sum, { grossWage = 0, pension = 0, otherIncome = 0 }) => sum + grossWage + pension + otherIncome,
    0,
  );
}

/** The household with `perHead` of own income a head: everything that comes in grows or shrinks alike. */
export function scaleTo(household: Household, perHead: number): Household {
  const factor = (perHead * household.persons.length) / incomeOf(household);
  return {
    ...household,
    persons: household.persons.map((person) => {
      const scaled = { ...person };
      for (const field of incomeFields)
        if (person[field] !== undefined) scaled[field] = (person[field] * factor) as Rub;
      return scaled;
    }),
  };
}

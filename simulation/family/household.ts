import { refuse, requireFinite } from '#simulation/numeric/refusal.ts';
import type { Rub, Share, Years } from '#simulation/numeric/units.ts';

/** One person of a household; amounts a month. */
export interface Person {
  readonly age: Years;
  readonly sex?: 'male' | 'female';
  readonly isChild?: boolean;
  readonly isParent?: boolean;
  readonly grossWage?: Rub;
  readonly pension?: Rub;
  /** Not taxed. */
  readonly otherIncome?: Rub;
  readonly student?: boolean;
  readonly disabled?: boolean;
  readonly onCareLeave?: boolean;
  readonly averageEarnings?: Rub;
  readonly exemptFromWorkRule?: boolean;
}

/** A family type. */
export interface Household {
  readonly persons: readonly Person[];
  readonly housingCost: Rub;
  /** True unless said otherwise. */
  readonly housingSubsidyClaimed?: boolean;
  /** True unless said otherwise. */
  readonly assetsTestPassed?: boolean;
}

/** A regional measure: an amount (or a share of the child subsistence minimum) per child, person or household and month. */
export interface FamilyMeasure {
  readonly id: string;
  readonly per: 'child' | 'person' | 'household';
  readonly amount?: Rub;
  readonly shareOfChildPm?: Share;
  /** Counted income with the unified benefit per head, at most this many subsistence minimums. */
  readonly incomeLimitPm?: number;
  readonly minChildren?: number;
  /** Completed age from (included) to (excluded) of the children counted; 0 to 18 unless said otherwise. */
  readonly ageFrom?: Years;
  readonly ageTo?: Years;
  /** Part of those entitled who claim; amounts become expected values. */
  readonly takeUp?: Share;
}

/** Whether a person counts as a child under `age` (excluded). */
export function isChildUnder(person: Person, age: number): boolean {
  return person.isChild === true && person.age < age;
}

/** Number of children under 18. */
export function countMinors({ persons }: Household): number {
  return persons.filter((person) => isChildUnder(person, 18)).length;
}

/** The most that a household may have or pay. Unit: roubles a month. */
export const maxAmount = 1e8;

/** Refuses a household outside modelling.md 3.1. */
export function requireHousehold({ persons, housingCost }: Household): void {
  if (persons.length < 1)
    refuse({ path: 'persons', code: 'too-short', min: 1, max: 12, got: persons.length });
  if (persons.length > 12)
    refuse({ path: 'persons', code: 'too-long', min: 1, max: 12, got: persons.length });
  requireFinite('housingCost', housingCost, 0, maxAmount);
  persons.forEach((person, i) => {
    requireFinite(`persons[${i}].age`, person.age, 0, 110);
    for (const field of ['grossWage', 'pension', 'otherIncome', 'averageEarnings'] as const)
      if (person[field] !== undefined) requireFinite(`persons[${i}].${field}`, person[field], 0, maxAmount);
  });
}

const maxOf = { incomeLimitPm: 1000, minChildren: 12, ageFrom: 110, ageTo: 111 } as const;

/** Refuses measures outside modelling.md 3.2; an amount or a share of the child minimum must be given. */
export function requireMeasures(measures: readonly FamilyMeasure[]): void {
  if (measures.length > 30) refuse({ path: 'measures', code: 'too-long', max: 30, got: measures.length });
  measures.forEach((measure, i) => {
    if (measure.shareOfChildPm === undefined)
      requireFinite(`measures[${i}].amount`, measure.amount, 0, maxAmount);
    else requireFinite(`measures[${i}].shareOfChildPm`, measure.shareOfChildPm, 0, 1);
    if (measure.amount !== undefined) requireFinite(`measures[${i}].amount`, measure.amount, 0, maxAmount);
    if (measure.takeUp !== undefined) requireFinite(`measures[${i}].takeUp`, measure.takeUp, 0, 1);
    if (!['child', 'person', 'household'].includes(measure.per))
      refuse({ path: `measures[${i}].per`, code: 'unknown', got: measure.per });
    for (const field of ['incomeLimitPm', 'minChildren', 'ageFrom', 'ageTo'] as const)
      if (measure[field] !== undefined)
        requireFinite(`measures[${i}].${field}`, measure[field], 0, maxOf[field]);
    const { ageFrom = 0, ageTo = 18 } = measure;
    if (ageFrom >= ageTo)
      refuse({ path: `measures[${i}].ageTo`, code: 'unordered', min: ageFrom, got: ageTo });
  });
}

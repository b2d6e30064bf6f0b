import { isChildUnder } from './household.ts';
import type { Household, Person } from './household.ts';
import type { FamilyPolicy } from './policy.ts';

/** One earner's year: taxable income after child deductions and the tax on it, whole roubles. Unit: roubles a year. */
export interface EarnerTax {
  readonly person: Person;
  readonly base: number;
  readonly tax: number;
}

/**
 * Personal income tax of every earner with child deductions for parents.
 *
 * Source: modelling.md 3.2, step 1 (tax code, articles 218 and 224).
 */
export function taxEarners(household: Household, policy: FamilyPolicy): EarnerTax[] {
  const monthly = childDeduction(household, policy);
  return household.persons
    .filter(({ grossWage = 0 }) => grossWage > 0)
    .map((person) => {
      const wage = person.grossWage ?? 0;
      const months = Math.min(12, Math.floor(policy.childDeduction.incomeCap / wage));
      const base = Math.max(0, 12 * wage - months * (person.isParent ? monthly : 0));
      return { person, base, tax: roundHalfUp(taxOf(base, policy)) };
    });
}

/** Whole roubles, halves up. */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5);
}

/** Whole kopecks, halves up; sums of decimals that fall short of a half by rounding error count as the half. */
export function roundKopecks(value: number): number {
  return Math.floor(value * 100 + 0.5 + 1e-7) / 100;
}

// Eldest first: the order of birth sets the amount.
function childDeduction({ persons }: Household, { childDeduction: rule }: FamilyPolicy): number {
  return persons
    .filter((person) => isChildUnder(person, person.student ? 24 : 18))
    .sort((a, b) => b.age - a.age)
    .reduce((sum, child, order) => {
      const amount = rule.byOrder[Math.min(order, rule.byOrder.length - 1)] ?? 0;
      return sum + amount + (child.disabled ? rule.disabled : 0);
    }, 0);
}

function taxOf(base: number, { pitBands }: FamilyPolicy): number {
  let tax = 0;
  let from = 0;
  for (const [upTo, rate] of pitBands) {
    const to = upTo ?? Infinity;
    tax += Math.max(0, Math.min(base, to) - from) * rate;
    from = to;
  }
  return tax;
}

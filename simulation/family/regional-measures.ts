import { countMinors, isChildUnder } from './household.ts';
import type { FamilyMeasure, Household } from './household.ts';
import type { FamilyPolicy } from './policy.ts';

/** What one measure pays a household. Unit: roubles a month, expected over take-up. */
export interface PaidMeasure {
  readonly id: string;
  readonly amount: number;
}

/**
 * Measures a household is entitled to, in list order; those it isn't are left out.
 *
 * @param income  counted income with the unified benefit. Unit: roubles a month.
 *
 * Source: modelling.md 3.2, step 6.
 */
export function payMeasures(
  household: Household,
  policy: FamilyPolicy,
  measures: readonly FamilyMeasure[],
  income: number,
): PaidMeasure[] {
  const perHead = income / household.persons.length;
  const minors = countMinors(household);
  return measures
    .filter(
      ({ incomeLimitPm, minChildren = 0 }) =>
        (incomeLimitPm === undefined || perHead <= incomeLimitPm * policy.pm.all) && minors >= minChildren,
    )
    .map((measure) => ({ id: measure.id, amount: amountOf(household, policy, measure) }))
    .filter(({ amount }) => amount > 0);
}

function amountOf(household: Household, policy: FamilyPolicy, measure: FamilyMeasure): number {
  const { per, takeUp = 1, ageFrom = 0, ageTo = 18 } = measure;
  const one = measure.amount ?? (measure.shareOfChildPm ?? 0) * policy.pm.child;
  const children = household.persons.filter((person) => isChildUnder(person, ageTo) && person.age >= ageFrom);
  const count = { child: children.length, person: household.persons.length, household: 1 }[per];
  return one * count * takeUp;
}

import { countMinors, isChildUnder } from './household.ts';
import type { Household, Person } from './household.ts';
import type { FamilyPolicy } from './policy.ts';

/** The unified child benefit of a household: share of the child minimum per child and roubles a month. */
export interface UnifiedBenefit {
  readonly workRulePassed: boolean;
  readonly share: number;
  readonly amount: number;
}

/**
 * Unified child benefit: the lowest of the shares that lifts the family to the minimum, else the highest.
 *
 * @param counted  counted income of the household. Unit: roubles a month.
 *
 * Source: modelling.md 3.2, step 4.
 */
export function unifiedBenefit(household: Household, policy: FamilyPolicy, counted: number): UnifiedBenefit {
  const { unified, pm } = policy;
  const people = household.persons.length;
  const children = household.persons.filter(
    (person) =>
      isChildUnder(person, unified.childMaxAgeExclusive) && person.age >= (unified.childMinAge ?? 0),
  ).length;
  const workRulePassed = passWorkRule(household, policy);
  const entitled =
    children > 0 &&
    workRulePassed &&
    household.assetsTestPassed !== false &&
    counted / people <= unified.incomeLimitPm * pm.all;
  if (!entitled) return { workRulePassed, share: 0, amount: 0 };
  const reached = (share: number) => {
    const benefit = unified.includeBenefitInEscalation ? children * share * pm.child : 0;
    return (counted + benefit) / people >= pm.all;
  };
  const share = unified.shares.find(reached) ?? unified.shares.at(-1) ?? 0;
  return { workRulePassed, share, amount: children * share * pm.child };
}

/** Whether a person draws a pension or has reached the age of it. */
export function isPensioner(person: Person, { ablePersonAges }: FamilyPolicy): boolean {
  const pensionAge =
    person.sex === 'female' ? ablePersonAges.pensionAgeFemale : ablePersonAges.pensionAgeMale;
  return person.age >= pensionAge || (person.pension ?? 0) > 0;
}

// Of two parents of three children one may stay at home, and so may a parent who is alone: as the law excuses them.
function passWorkRule(household: Household, policy: FamilyPolicy): boolean {
  const failing = household.persons.filter((person) => !passesWorkRule(person, policy));
  const { excused } = policy.unified;
  if (failing.length === 0) return true;
  if (!excused || failing.length > 1 || !failing[0]?.isParent) return false;
  const parents = household.persons.filter(({ isParent }) => isParent).length;
  return (
    countMinors(household) >= excused.largeFamilyChildren ||
    (excused.loneParent && parents === 1 && countMinors(household) > 0)
  );
}

function passesWorkRule(person: Person, policy: FamilyPolicy): boolean {
  if (person.age < policy.ablePersonAges.min || (person.isChild && !person.grossWage && person.age < 18))
    return true;
  if (person.onCareLeave || person.exemptFromWorkRule || isPensioner(person, policy)) return true;
  if (person.student && person.age < 23) return true;
  return 12 * (person.grossWage ?? 0) >= policy.unified.minWorkIncomeMrot * policy.mrot;
}

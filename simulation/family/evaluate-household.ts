import { countMinors, isChildUnder, requireHousehold, requireMeasures } from './household.ts';
import type { FamilyMeasure, Household, Person } from './household.ts';
import { taxEarners } from './income-tax.ts';
import type { EarnerTax } from './income-tax.ts';
import { requireNeeded } from './needed-numbers.ts';
import { requirePolicy } from './policy.ts';
import type { FamilyPolicy } from './policy.ts';
import { payMeasures } from './regional-measures.ts';
import type { PaidMeasure } from './regional-measures.ts';
import { isPensioner, unifiedBenefit } from './unified-benefit.ts';

/** A household's month, unrounded. Unit: roubles a month unless said otherwise. */
export interface HouseholdMonth {
  readonly grossWages: number;
  readonly tax: number;
  readonly pensions: number;
  readonly otherIncome: number;
  readonly careLeave: number;
  readonly countedPerCapita: number;
  readonly workRulePassed: boolean;
  readonly unifiedShare: number;
  readonly unifiedBenefit: number;
  readonly taxRefund: number;
  readonly measures: readonly PaidMeasure[];
  /** Null when the region's housing standards aren't supplied; counted as 0 in `disposable`. */
  readonly housingSubsidy: number | null;
  readonly disposable: number;
  readonly disposablePerCapita: number;
  readonly povertyLine: number;
  readonly poor: boolean;
  readonly povertyGap: number;
  readonly pmByGroup: number;
  readonly poorByGroup: boolean;
  readonly afterHousing: number;
}

/**
 * Computes a household's month: tax, benefits, measures, subsidy, poverty.
 *
 * @throws InputRefusal for a household, a policy or a measure outside its bounds.
 *
 * Source: modelling.md 3.2, steps 1 to 9.
 */
export function evaluateHousehold(
  household: Household,
  policy: FamilyPolicy,
  measures: readonly FamilyMeasure[] = [],
): HouseholdMonth {
  requireHousehold(household);
  requirePolicy(policy);
  requireNeeded(household, policy);
  requireMeasures(measures);
  return computeMonth(household, policy, measures);
}

/** The same without the checks: for budget lines, whose input was checked once. */
export function computeMonth(
  household: Household,
  policy: FamilyPolicy,
  measures: readonly FamilyMeasure[],
): HouseholdMonth {
  const { persons } = household;
  const taxes = taxEarners(household, policy);
  const tax = taxes.reduce((sum, earner) => sum + earner.tax, 0) / 12;
  const grossWages = sumOver(persons, ({ grossWage = 0 }) => grossWage);
  const pensions = sumOver(persons, ({ pension = 0 }) => pension);
  const otherIncome = sumOver(persons, ({ otherIncome: other = 0 }) => other);
  const careLeave = careLeavePay(household, policy);
  const wages = policy.unified.incomeBasis === 'net' ? grossWages - tax : grossWages;
  const counted = wages + pensions + otherIncome + careLeave;
  const unified = unifiedBenefit(household, policy, counted);
  const taxRefund = familyTaxRefund(household, policy, taxes, counted);
  const paid = payMeasures(household, policy, measures, counted + unified.amount);
  const paidSum = paid.reduce((sum, { amount }) => sum + amount, 0);
  const subsidy = subsidyOf(household, policy, counted + unified.amount + paidSum);
  const benefits = careLeave + unified.amount + taxRefund + paidSum + (subsidy ?? 0);
  const disposable = grossWages - tax + pensions + otherIncome + benefits;
  return {
    grossWages,
    tax,
    pensions,
    otherIncome,
    careLeave,
    countedPerCapita: counted / persons.length,
    workRulePassed: unified.workRulePassed,
    unifiedShare: unified.share,
    unifiedBenefit: unified.amount,
    taxRefund,
    measures: paid,
    housingSubsidy: subsidy,
    ...povertyOf(household, policy, disposable),
  };
}

function povertyOf(household: Household, policy: FamilyPolicy, disposable: number) {
  const people = household.persons.length;
  const pmByGroup = groupMinimum(household, policy);
  return {
    disposable,
    disposablePerCapita: disposable / people,
    povertyLine: policy.pm.all,
    poor: disposable / people < policy.pm.all,
    povertyGap: Math.max(0, policy.pm.all * people - disposable),
    pmByGroup,
    poorByGroup: disposable < pmByGroup,
    afterHousing: disposable - household.housingCost,
  };
}

function careLeavePay({ persons }: Household, { careLeave }: FamilyPolicy): number {
  if (!persons.some((person) => isChildUnder(person, careLeave.childMaxAgeYears))) return 0;
  const pay = ({ averageEarnings = 0 }: { averageEarnings?: number }) =>
    Math.max(careLeave.min, Math.min(careLeave.max, careLeave.shareOfAverageEarnings * averageEarnings));
  return sumOver(
    persons.filter(({ onCareLeave }) => onCareLeave),
    pay,
  );
}

function familyTaxRefund(
  household: Household,
  { familyTaxRefund: rule, pm }: FamilyPolicy,
  taxes: readonly EarnerTax[],
  counted: number,
): number {
  const perHead = counted / household.persons.length;
  if (!rule.enabled || countMinors(household) < rule.minChildren || perHead > rule.incomeLimitPm * pm.all)
    return 0;
  const refunds = taxes
    .filter(({ person }) => person.isParent)
    .map(({ base, tax }) => Math.max(0, tax - Math.floor(rule.rate * base + 0.5)));
  return refunds.reduce((sum, refund) => sum + refund, 0) / 12;
}

function groupMinimum({ persons }: Household, policy: FamilyPolicy): number {
  return sumOver(persons, (person) => {
    if (person.age < policy.ablePersonAges.min) return policy.pm.child;
    return isPensioner(person, policy) ? policy.pm.pensioner : policy.pm.working;
  });
}

function subsidyOf(household: Household, policy: FamilyPolicy, income: number): number | null {
  const { housing } = policy;
  if (household.housingSubsidyClaimed === false) return 0;
  if (!housing.standardCostPerPerson) return null;
  const people = household.persons.length;
  const standard = housing.standardCostPerPerson[people === 1 ? '1' : people === 2 ? '2' : '3+'] * people;
  const easing = Math.min(1, income / groupMinimum(household, policy));
  return Math.max(0, Math.min(household.housingCost, standard - housing.maxShare * easing * income));
}

function sumOver(persons: readonly Person[], value: (person: Person) => number): number {
  return persons.reduce((sum, person) => sum + value(person), 0);
}

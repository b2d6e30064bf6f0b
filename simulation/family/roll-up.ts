import { requireFinite } from '#simulation/numeric/refusal.ts';
import type { Persons, Rub, Share } from '#simulation/numeric/units.ts';
import { evaluateHousehold } from './evaluate-household.ts';
import type { FamilyMeasure, Household } from './household.ts';
import type { FamilyPolicy } from './policy.ts';

/** A household type with the number of such households. */
export interface WeightedHousehold {
  readonly household: Household;
  readonly policy: FamilyPolicy;
  readonly households: number;
}

/** What a package of measures does to all household types together; money a month. */
export interface FamilyRollUp {
  readonly persons: Persons;
  readonly poorPersonsShareBefore: Share;
  readonly poorPersonsShareAfter: Share;
  readonly monthlyCost: Rub;
  readonly povertyGapBefore: Rub;
  readonly povertyGapAfter: Rub;
  /** Cost divided by persons lifted out of poverty; null when nobody is. */
  readonly costPerPersonLifted: Rub | null;
  /** Share of the cost that goes to households poor before; null without a cost. */
  readonly targeting: Share | null;
}

/**
 * Adds up household types before and after a package of measures.
 *
 * @param types  with the number of households of each, ≥ 0 and together > 0.
 *
 * Source: modelling.md 3.2 (cost), 3.5 (roll-up).
 */
export function rollUpFamilies(
  types: readonly WeightedHousehold[],
  measures: readonly FamilyMeasure[],
): FamilyRollUp {
  const sums = { persons: 0, poorBefore: 0, poorAfter: 0, cost: 0, costToPoor: 0, gapBefore: 0, gapAfter: 0 };
  types.forEach(({ household, policy, households }, i) => {
    requireFinite(`types[${i}].households`, households, 0);
    const before = evaluateHousehold(household, policy);
    const after = evaluateHousehold(household, policy, measures);
    const people = households * household.persons.length;
    const cost = households * (after.disposable - before.disposable);
    sums.persons += people;
    sums.poorBefore += before.poor ? people : 0;
    sums.poorAfter += after.poor ? people : 0;
    sums.cost += cost;
    sums.costToPoor += before.poor ? cost : 0;
    sums.gapBefore += households * before.povertyGap;
    sums.gapAfter += households * after.povertyGap;
  });
  requireFinite('types', sums.persons, Number.MIN_VALUE);
  const lifted = sums.poorBefore - sums.poorAfter;
  return {
    persons: sums.persons as Persons,
    poorPersonsShareBefore: (sums.poorBefore / sums.persons) as Share,
    poorPersonsShareAfter: (sums.poorAfter / sums.persons) as Share,
    monthlyCost: sums.cost as Rub,
    povertyGapBefore: sums.gapBefore as Rub,
    povertyGapAfter: sums.gapAfter as Rub,
    costPerPersonLifted: lifted > 0 ? ((sums.cost / lifted) as Rub) : null,
    targeting: sums.cost > 0 ? ((sums.costToPoor / sums.cost) as Share) : null,
  };
}

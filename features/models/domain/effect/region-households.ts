import type { Household, Person } from '#simulation/family/household.ts';
import type { Rub, Years } from '#simulation/numeric/units.ts';

/** Residents by what they live on. Unit: people. */
export interface ResidentsByAge {
  /** Under 18. */
  children: number;
  /** 18 to 59. */
  working: number;
  /** 60 and older. */
  older: number;
}

/** How residents live together: nobody publishes it by region, so a run draws it within these bounds. Unit: share. */
export interface HouseholdMix {
  /** Of families with children: two of them, three or more. */
  two: number;
  three: number;
  /** Of families with children: one parent. */
  oneParent: number;
  /** Of people of 60 and older: who live as a couple. */
  pensionCouples: number;
}

/** Bounds a mix is drawn between. Source: general knowledge of the censuses of 2010 and 2020, rounded outwards. */
export const mixBounds: Readonly<Record<keyof HouseholdMix, readonly [number, number]>> = {
  two: [0.25, 0.38],
  three: [0.06, 0.14],
  oneParent: [0.2, 0.35],
  pensionCouples: [0.3, 0.5],
};

const wage = (age: number, share = 1, isParent = false): Person => ({
  age: age as Years,
  grossWage: share as Rub,
  isParent,
});
const child = (age: number): Person => ({ age: age as Years, isChild: true });
const pensioner = (age: number): Person => ({ age: age as Years, pension: 1 as Rub });
const home = (...persons: Person[]): Household => ({
  persons,
  housingCost: 0 as Rub,
  housingSubsidyClaimed: false,
});
const parents = [wage(38, 1, true), wage(36, 0.6, true)];

/** The types a region's residents are spread over; incomes are shares, scaled to what a tenth has. */
export const householdTypes: readonly Household[] = [
  home(wage(40)),
  home(wage(42), wage(40, 0.6)),
  home(...parents, child(8)),
  home(...parents, child(10), child(5)),
  home(...parents, child(14), child(9), child(4)),
  home(wage(34, 1, true), child(8)),
  home(wage(34, 1, true), child(10), child(6)),
  home(pensioner(72)),
  home(pensioner(72), pensioner(70)),
];

/** Households of each type, so that together they are the residents by age. Never less than none. */
export function countHouseholds({ children, working, older }: ResidentsByAge, mix: HouseholdMix): number[] {
  const { two, three, oneParent, pensionCouples } = mix;
  const one = 1 - two - three;
  const families = children / (one + 2 * two + 3 * three);
  // A family with three children has two parents here: the few others would change nothing.
  const withTwo = 1 - oneParent;
  const alone = families * (one + two) * oneParent;
  const couples = families * (one + two) * withTwo + families * three;
  const childless = Math.max(0, working - alone - 2 * couples);
  return [
    childless / 2,
    childless / 4,
    families * one * withTwo,
    families * two * withTwo,
    families * three,
    families * one * oneParent,
    families * two * oneParent,
    older * (1 - pensionCouples),
    (older * pensionCouples) / 2,
  ];
}

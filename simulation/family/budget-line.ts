import { refuse, requireFinite } from '#simulation/numeric/refusal.ts';
import type { Rub } from '#simulation/numeric/units.ts';
import { computeMonth, evaluateHousehold } from './evaluate-household.ts';
import type { FamilyMeasure, Household } from './household.ts';
import type { FamilyPolicy } from './policy.ts';

/** Disposable income at one wage; a cliff is where a thousand more of wage leaves the family with less. Unit: roubles a month. */
export interface BudgetPoint {
  readonly wage: number;
  readonly disposable: number;
  readonly isCliff: boolean;
  /** What part of the next thousand roubles the household doesn't keep: over 1 before a cliff. */
  readonly marginalShare: number;
}

const step = 1000;

/**
 * Disposable income against one earner's wage, every 1000 roubles.
 *
 * @param person  index of the earner whose wage is varied.
 * @param upTo    last wage, 150 000 on screen (151 points).
 *
 * Source: modelling.md 3.2 (budget line).
 */
export function budgetLine(
  household: Household,
  policy: FamilyPolicy,
  measures: readonly FamilyMeasure[] = [],
  person = 0,
  upTo = 150_000,
): BudgetPoint[] {
  evaluateHousehold(household, policy, measures);
  if (!household.persons[person])
    refuse({ path: 'person', code: 'out-of-bounds', max: household.persons.length - 1, got: person });
  requireFinite('upTo', upTo, step, 10_000_000);
  const disposables = Array.from(
    { length: Math.floor(upTo / step) + 2 },
    (_, i) => computeMonth(withWage(household, person, i * step), policy, measures).disposable,
  );
  return disposables.slice(0, -1).map((disposable, i) => ({
    wage: i * step,
    disposable,
    isCliff: disposable < (disposables[i - 1] ?? -Infinity),
    marginalShare: 1 - ((disposables[i + 1] as number) - disposable) / step,
  }));
}

/**
 * Effective marginal tax rate: what part of 1000 roubles more of wage the household doesn't keep.
 *
 * @param person  index of the earner; the first one with a wage when left out.
 * @returns share, over 1 at a cliff, null without an earner.
 *
 * Source: modelling.md 3.2, step 10.
 */
export function marginalTaxShare(
  household: Household,
  policy: FamilyPolicy,
  measures: readonly FamilyMeasure[] = [],
  person = household.persons.findIndex(({ grossWage = 0 }) => grossWage > 0),
): number | null {
  const earner = household.persons[person];
  if (!earner) return null;
  const now = evaluateHousehold(household, policy, measures).disposable;
  const more = computeMonth(
    withWage(household, person, (earner.grossWage ?? 0) + step),
    policy,
    measures,
  ).disposable;
  return 1 - (more - now) / step;
}

function withWage(household: Household, person: number, wage: number): Household {
  const persons = household.persons.map((member, i) =>
    i === person ? { ...member, grossWage: wage as Rub } : member,
  );
  return { ...household, persons };
}

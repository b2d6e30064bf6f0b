import type { FamilyResult } from './run-family.ts';

/** What a package does to one type. */
export type TypeVerdict = 'lifted' | 'above' | 'still' | 'pushed';

/** One type of household in the roll-up. Unit: roubles a month, a head where it says so. */
export interface RollUpRow {
  index: number;
  name: string;
  households: number;
  perHeadBefore: number;
  perHeadAfter: number;
  verdict: TypeVerdict;
  cost: number;
}

/** The types as rows of the roll-up. */
export function rollUpRows({ types }: FamilyResult): RollUpRow[] {
  return types.map(({ name, households, before, after, cost }, index) => ({
    index,
    name,
    households,
    perHeadBefore: before.disposablePerCapita,
    perHeadAfter: after.disposablePerCapita,
    verdict: before.poor ? (after.poor ? 'still' : 'lifted') : after.poor ? 'pushed' : 'above',
    cost,
  }));
}

/** People of households that are lifted out of poverty; a household that falls into it counts against. */
export function peopleLifted({ types }: FamilyResult): number {
  return types.reduce(
    (sum, { before, after, persons, households }) =>
      sum + (Number(before.poor) - Number(after.poor)) * persons * households,
    0,
  );
}

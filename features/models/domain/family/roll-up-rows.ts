import type { FamilyResult } from './run-family.ts';

/** What a package does to one type. */
export type TypeVerdict = 'lifted' | 'above' | 'still' | 'pushed';

/** One type of household in the roll-up, or all of them. Unit: roubles a month, a head where it says so. */
export interface RollUpRow {
  /** -1 = all types. */
  index: number;
  /** Null = all types. */
  name: string | null;
  households: number;
  /** Of all types together there is no one income a head, and no one line. */
  perHeadBefore: number | null;
  perHeadAfter: number | null;
  line: number | null;
  verdict: TypeVerdict | null;
  /** What part of its people is poor without and with the package. */
  poor: readonly [before: number, after: number];
  cost: number;
}

/** The types as rows of the roll-up, and under them all together where there is anything to add up. */
export function rollUpRows({ types, rollUp }: FamilyResult): RollUpRow[] {
  const rows = types.map(({ name, households, before, after, cost }, index): RollUpRow => ({
    index,
    name,
    households,
    perHeadBefore: before.disposablePerCapita,
    perHeadAfter: after.disposablePerCapita,
    line: before.povertyLine,
    verdict: before.poor ? (after.poor ? 'still' : 'lifted') : after.poor ? 'pushed' : 'above',
    poor: [Number(before.poor), Number(after.poor)],
    cost,
  }));
  if (rollUp === null) return rows;
  const total: RollUpRow = {
    index: -1,
    name: null,
    households: types.reduce((sum, { households }) => sum + households, 0),
    perHeadBefore: null,
    perHeadAfter: null,
    line: null,
    verdict: null,
    poor: [rollUp.poorPersonsShareBefore, rollUp.poorPersonsShareAfter],
    cost: types.reduce((sum, { cost }) => sum + cost, 0),
  };
  return [...rows, total];
}

/** People of households that are lifted out of poverty; a household that falls into it counts against. */
export function peopleLifted({ types }: FamilyResult): number {
  return types.reduce(
    (sum, { before, after, persons, households }) =>
      sum + (Number(before.poor) - Number(after.poor)) * persons * households,
    0,
  );
}

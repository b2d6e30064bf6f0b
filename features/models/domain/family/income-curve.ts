import { compareQuintiles, incomeDistribution } from '#simulation/family/income-distribution.ts';
import type { Rub, Share } from '#simulation/numeric/units.ts';
import { toModelWarnings, type ModelWarning } from '../warning-codes.ts';

/** Gini's coefficient of tenths of residents, with the correction for so few groups. */
export function giniOf(tenths: readonly number[]): Share {
  const count = tenths.length;
  const all = tenths.reduce((sum, share) => sum + share, 0);
  const weighted = tenths.reduce((sum, share, at) => sum + (at + 1) * share, 0);
  const gini = (2 * weighted) / (count * all) - (count + 1) / count;
  return ((gini * count * count) / (count * count - 1)) as Share;
}

/** Where the curve of incomes that families are reckoned with lies off the published fifths; empty without ten tenths and a mean. */
export function incomeWarnings(
  incomes: { perHead: number; tenths: readonly number[] } | null,
): ModelWarning[] {
  if (incomes === null || incomes.tenths.length !== 10 || !(incomes.perHead > 0)) return [];
  const { perHead, tenths } = incomes;
  const all = tenths.reduce((sum, share) => sum + share, 0);
  const fifths = [0, 2, 4, 6, 8].map((at) => ((tenths[at]! + tenths[at + 1]!) / all) as Share);
  const curve = incomeDistribution(perHead as Rub, giniOf(tenths));
  const apart = compareQuintiles(curve, fifths);
  // The one that differs most stands for all.
  return toModelWarnings(
    apart.toSorted((one, other) => farness(other.params) - farness(one.params)).slice(0, 1),
  );
}

function farness({ differencePoints }: Readonly<Record<string, string | number>>): number {
  return Math.abs(Number(differencePoints));
}

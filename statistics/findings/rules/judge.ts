import { federalYugoId } from '#platform/shared/known-places.ts';
import { judgeCounts, judgeLeaps, judgeShares } from './judge-bounds.ts';
import { judgeCountry } from './judge-country.ts';
import { judgeMeans, judgeSums } from './judge-parts.ts';
import { judgeTwins } from './judge-twins.ts';
import {
  additive,
  countedUnits,
  leaping,
  leastLeaping,
  meanRules,
  noCounts,
  noShares,
  steadyParts,
  sumRules,
  twinRules,
} from './rule-table.ts';
import { Sheet, type Doubted, type Told } from './told.ts';

/** What is known of an indicator before its figures are read. */
export interface Judged {
  indicator: string;
  unit: string;
  kind: string;
  dimensions: string;
}

const isShare = ({ indicator, unit }: Judged): boolean => unit === 'percent' && !noShares.has(indicator);
const isCount = ({ indicator, unit }: Judged): boolean => countedUnits.has(unit) && !noCounts.test(indicator);
const isSteady = ({ indicator, kind, dimensions }: Judged): boolean =>
  kind === 'annual' && !leaping.test(indicator) && (dimensions === '' || steadyParts.includes(indicator));

/** Whether any rule looks at an indicator; days and weeks have their own, in the models. */
export function isJudged(about: Judged): boolean {
  const { indicator, kind } = about;
  if (kind === 'daily' || kind === 'weekly') return false;
  const named = [...meanRules, ...sumRules, ...twinRules].some((rule) => rule.indicator === indicator);
  return named || indicator in additive || isShare(about) || isCount(about) || isSteady(about);
}

/** The indicators whose figures one is laid beside. */
export function twinsOf(indicator: string): string[] {
  return twinRules.filter((rule) => rule.indicator === indicator).map(({ twin }) => twin);
}

/** Every figure of an indicator that a rule doubts; a figure may have several rules. */
export function judge(
  about: Judged,
  figures: readonly Told[],
  twins: ReadonlyMap<string, readonly Told[]>,
  subjects: ReadonlySet<number>,
): Doubted[] {
  const { indicator, unit } = about;
  const sheet = new Sheet(figures);
  const of = <Each extends { indicator: string }>(all: readonly Each[]): Each[] =>
    all.filter((rule) => rule.indicator === indicator);
  const tolerance = additive[indicator];
  return [
    ...of(meanRules).flatMap((rule) => judgeMeans(sheet, rule)),
    ...of(sumRules).flatMap((rule) => judgeSums(sheet, rule)),
    ...of(twinRules).flatMap((rule) => judgeTwins(sheet, new Sheet(twins.get(rule.twin) ?? []), rule)),
    ...(tolerance === undefined
      ? []
      : judgeCountry(figures, { country: federalYugoId, subjects, tolerance })),
    ...(isShare(about) ? judgeShares(figures) : []),
    ...(isCount(about) ? judgeCounts(figures) : []),
    ...(isSteady(about) ? judgeLeaps(figures, countedUnits.has(unit) ? leastLeaping : 0) : []),
  ];
}

import type { HorizonQuality } from '#simulation/forecast/quality/summarise-scores.ts';
import { shown } from '#tools/evaluate/forecast/print-quality.ts';
import type { ReportingWay } from '#tools/evaluate/forecast/report-otherwise.ts';

type Bars = Readonly<Partial<Record<'cases' | 'deaths', readonly number[]>>>;

/** Highest relative WIS by horizon (1 to 4 weeks) on a series of this shape, by how it was published; none = not judged. */
const relativeWisBars: Readonly<Record<ReportingWay, Bars>> = {
  'as-published': { cases: [0.59, 0.67, 0.72, 0.77], deaths: [0.95, 0.92, 0.91, 0.92] },
  'weekends-blank': { cases: [0.7] },
  'weekends-repeated': { cases: [0.62, 0.71, 0.76, 0.81] },
  wednesdays: { cases: [0.95] },
  'five-corrected': { cases: [0.62, 0.7, 0.75, 0.8] },
  'tenth-blank': {},
  'ten-silent': {},
};

/** The same for what the product issues of a series as it was published; other ways of publishing have the bars above. */
const issuedBars: Bars = { cases: [0.585, 0.665, 0.71, 0.76], deaths: [0.945, 0.92, 0.91, 0.915] };

type JudgedQuality = Pick<
  HorizonQuality,
  'horizonWeeks' | 'relativeWis' | 'cov50' | 'cov95' | 'regionsBetter'
>;

/** The bars that a table misses, in words; an empty table misses all. */
export function missedBars(
  measure: 'cases' | 'deaths',
  quality: readonly JudgedQuality[],
  way: ReportingWay = 'as-published',
  path: 'backtest' | 'issued' = 'backtest',
): string[] {
  if (quality.length === 0) return [`${measure}: nothing was scored`];
  const isIssued = path === 'issued' && way === 'as-published';
  const bars = isIssued ? issuedBars : relativeWisBars[way];
  return quality.flatMap(({ horizonWeeks, relativeWis, cov50, cov95, regionsBetter }) => {
    const bar = bars[measure]?.[horizonWeeks - 1] ?? Infinity;
    const checks: [string, number | null, number, number][] = [['relative WIS', relativeWis, 0, bar]];
    if (way === 'as-published')
      checks.push(
        ['95 % coverage', cov95, isIssued ? 0.9 : 0.88, 0.97],
        ['50 % coverage', cov50, 0.45, 0.6],
        ['regions better', regionsBetter, measure === 'cases' ? 0.85 : 0, 1],
      );
    return checks
      .filter(([, value, low, high]) => value === null || !(value >= low && value <= high))
      .map(
        ([name, value, low, high]) =>
          `${measure} ${horizonWeeks} w ${name} ${shown(value)}, not in ${low}…${high}`,
      );
  });
}

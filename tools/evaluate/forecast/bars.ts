import type { HorizonQuality } from '#simulation/forecast/quality/summarise-scores.ts';

/** Highest relative WIS by horizon (1 to 4 weeks) on the bundled span. */
const relativeWisBars = { cases: [0.65, 0.75, 0.82, 0.88], deaths: [0.98, 0.98, 0.98, 0.98] };

/** The bars of the bundled span that a table misses, in words; an empty table misses all. */
export function missedBars(measure: 'cases' | 'deaths', quality: readonly HorizonQuality[]): string[] {
  if (quality.length === 0) return [`${measure}: nothing was scored`];
  return quality.flatMap(({ horizonWeeks, relativeWis, cov50, cov95, regionsBetter }) => {
    const bar = relativeWisBars[measure][horizonWeeks - 1] ?? 1;
    const checks: [string, number, number, number][] = [
      ['relative WIS', relativeWis, 0, bar],
      ['95 % coverage', cov95, 0.88, 0.97],
      ['50 % coverage', cov50, 0.45, 0.6],
      ['regions better', regionsBetter, measure === 'cases' ? 0.85 : 0, 1],
    ];
    return checks
      .filter(([, value, low, high]) => !(value >= low && value <= high))
      .map(
        ([name, value, low, high]) =>
          `${measure} ${horizonWeeks} w ${name} ${value.toFixed(3)}, not in ${low}…${high}`,
      );
  });
}

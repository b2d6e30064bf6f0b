import type { HorizonQuality } from '#simulation/forecast/quality/summarise-scores.ts';

/** One line a horizon: scores of model and baseline, ratios, coverage, share of regions better. */
export function printQuality(measure: string, quality: readonly HorizonQuality[]): void {
  console.log(
    columns([
      'measure',
      'weeks',
      'n',
      'WIS',
      'baseline',
      'relWIS',
      'relLog',
      'geoReg',
      'MAE',
      'cov50',
      'cov80',
      'cov95',
      'bias',
      'base50',
      'base95',
      'better',
    ]),
  );
  for (const row of quality) {
    const counts = [measure, row.horizonWeeks, row.n, row.wisModel.toFixed(2), row.wisBaseline.toFixed(2)];
    const ratios = [row.relativeWis, row.relativeWisLog, row.relativeWisGeoByRegion, row.maeRatio];
    const shares = [
      row.cov50,
      row.cov80,
      row.cov95,
      row.bias,
      row.cov50Baseline,
      row.cov95Baseline,
      row.regionsBetter,
    ];
    console.log(columns([...counts, ...[...ratios, ...shares].map(shown)]));
  }
}

/** One line a horizon and phase known at the origin. */
export function printPhases(measure: string, quality: readonly HorizonQuality[]): void {
  console.log(columns(['measure', 'weeks', 'phase', 'n', 'relWIS', 'cov50', 'cov80', 'cov95']));
  for (const { horizonWeeks, byPhase } of quality)
    for (const [phase, { n, relativeWis, cov50, cov80, cov95 }] of Object.entries(byPhase))
      console.log(
        columns([measure, horizonWeeks, phase, n, ...[relativeWis, cov50, cov80, cov95].map(shown)]),
      );
}

/** Three decimals; a dash where there is no ratio. */
export function shown(value: number | null): string {
  return value === null ? '–' : value.toFixed(3);
}

function columns(values: readonly (string | number)[]): string {
  return values.map((value) => String(value).padStart(8)).join(' ');
}

import type { MeasureEffect } from '#simulation/epidemic/measure-effect.ts';
import type { Percent } from '#simulation/numeric/units.ts';
import { shareOfPercent } from '#simulation/numeric/units.ts';
import { parameter } from './parameter.ts';

const source =
  'J. Brauner et al., 41 countries, first wave, medRxiv v3 of Science 2021; estimated jointly, before variants and vaccines';

function effect(
  type: string,
  family: string,
  mean: number,
  low: number | null,
  high: number | null,
): MeasureEffect {
  const part = (value: number | null) => (value === null ? null : shareOfPercent(value as Percent));
  return { type, family, mean: shareOfPercent(mean as Percent), low: part(low), high: part(high) };
}

/** Reduction of R by kind of limitation. Economic support has no row: it changes no contacts. */
export const measureEffects = parameter<readonly MeasureEffect[]>(
  [
    effect('masks', 'masks', 2, -14, 16),
    effect('gatherings-1000', 'gatherings', 2, -20, 22),
    effect('gatherings-100', 'gatherings', 21, 1, 39),
    effect('gatherings-10', 'gatherings', 36, 16, 53),
    effect('some-businesses', 'businesses', 31, 13, 46),
    effect('most-businesses', 'businesses', 40, 22, 55),
    effect('schools', 'schools', 39, 21, 55),
    // The upper end wasn't seen in the source.
    effect('stay-at-home', 'stay-at-home', 18, 4, null),
  ],
  'share of R',
  'verified',
  source,
);

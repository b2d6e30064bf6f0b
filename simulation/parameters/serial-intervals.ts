import type { Days } from '#simulation/numeric/units.ts';
import { parameter } from './parameter.ts';
import type { Parameter } from './parameter.ts';

/** Mean and sd of the serial interval of a variant; a null has to be supplied before the interval can be used. */
export interface SerialIntervalParameters {
  readonly id: string;
  readonly meanDays: Parameter<Days>;
  readonly sdDays: Parameter<Days>;
}

function interval(
  id: string,
  mean: readonly [number, 'verified' | 'known', string],
  sd: readonly [number | null, 'verified' | 'known' | 'operator', string],
): SerialIntervalParameters {
  const bounds = { min: 1.1, max: 30 };
  return {
    id,
    meanDays: parameter(mean[0] as Days, 'days', mean[1], mean[2], bounds),
    sdDays: parameter(sd[0] as Days | null, 'days', sd[1], sd[2], { min: 0.1, max: 30 }),
  };
}

/** Serial intervals by period (modelling.md 1.1); the operator may edit each. */
export const serialIntervals: readonly SerialIntervalParameters[] = [
  interval(
    'ancestral-2020',
    [4.7, 'known', 'Nishiura 2020, IJID 93:284, certain pairs (abstract gives medians 4.0 and 4.6)'],
    [2.9, 'known', 'Nishiura 2020, IJID 93:284'],
  ),
  interval(
    'ancestral-meta-analysis',
    [5.17, 'verified', 'Jusot 2022, 4open 5:16'],
    [null, 'operator', 'not given by the source'],
  ),
  interval(
    'delta',
    [4.1, 'verified', 'Backer et al., in PNAS 2023 e2221887120'],
    [2.8, 'known', 'general knowledge'],
  ),
  interval(
    'omicron',
    [3.5, 'verified', 'Backer et al., in PNAS 2023 e2221887120'],
    [2.4, 'known', 'general knowledge'],
  ),
];

import { refuse, requireFinite, requireSeries } from '#simulation/numeric/refusal.ts';
import { findRoot } from '#simulation/numeric/find-root.ts';

/** Closed groups whose rates the curve is fitted to: five years each, 60-64 to 80-84. Unit: years. */
export const fittedAges: readonly number[] = [60, 65, 70, 75, 80];

const groupWidth = 5;
/** Nobody is followed beyond: of those of 100 one in a million lives on. */
const lastAge = 130;
const logit = (rate: number): number => Math.log(rate / (1 - rate));
const expit = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * How fast the logit of the death rate rises with age.
 *
 * @param rates  rates[i] — of the ages from fittedAges[i] on, five years. Unit: 1/year, inside 0…1.
 * @returns unit: 1/year; least squares through the middles of the groups.
 *
 * Source: V. Kannisto 1994; A. Thatcher, V. Kannisto & J. Vaupel 1998: m(x) = a e^(bx) / (1 + a e^(bx)).
 */
export function kannistoSlope(rates: ArrayLike<number>): number {
  requireSeries('rates', rates, { length: fittedAges.length, max: 1 });
  const middle = (i: number): number => (fittedAges[i] as number) + groupWidth / 2;
  const logits = Array.from(rates, logit);
  if (!logits.every(Number.isFinite))
    refuse({ path: 'rates', code: 'out-of-bounds', min: 0, max: 1, got: Array.from(rates) });
  const centre = middle(2);
  const across = logits.reduce((sum, value, i) => sum + (middle(i) - centre) * value, 0);
  const squares = logits.reduce((sum, _, i) => sum + (middle(i) - centre) ** 2, 0);
  return across / squares;
}

/** Ages of an open group one by one: `rates` a year, `survivors` = years lived at each age by one who enters. */
export interface OpenAges {
  readonly rates: Float64Array;
  readonly survivors: Float64Array;
}

/**
 * An open group taken apart: rates on the curve, shifted until the whole group dies at its own rate.
 *
 * @param slope     of the logit. Unit: 1/year.
 * @param openFrom  first age of the group.
 * @param openRate  its deaths per person-year.
 * @param people    people of each age from openFrom on whose deaths must come out; none = the group's own stationary survivors.
 */
export function closeOpenGroup(
  slope: number,
  openFrom: number,
  openRate: number,
  people?: (age: number, survivors: number) => number,
): OpenAges {
  requireFinite('slope', slope);
  requireFinite('openRate', openRate, 1e-6, 0.99);
  const at = (level: number) => openAges(level, slope, openFrom);
  const excess = (level: number): number => {
    const { rates, survivors } = at(level);
    let [deaths, all] = [0, 0];
    for (let i = 0; i < rates.length; i++) {
      const lived = survivors[i] as number;
      const weight = people ? people(openFrom + i, lived) : lived;
      deaths += weight * (rates[i] as number);
      all += weight;
    }
    return deaths / all - openRate;
  };
  return at(findRoot(excess, -40, 40));
}

function openAges(level: number, slope: number, openFrom: number): OpenAges {
  const size = lastAge - openFrom;
  const rates = new Float64Array(size);
  const survivors = new Float64Array(size);
  let alive = 1;
  for (let i = 0; i < size; i++) {
    const rate = expit(level + slope * (i + 0.5));
    const next = alive * Math.exp(-rate);
    rates[i] = rate;
    survivors[i] = rate > 1e-12 ? (alive - next) / rate : alive;
    alive = next;
  }
  return { rates, survivors };
}

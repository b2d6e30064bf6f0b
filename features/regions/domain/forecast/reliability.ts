import { biasOf } from '#simulation/forecast/quality/score-forecasts.ts';
import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';

/** Forecasts whose truth lay alike among the 23 quantiles: above `below` of them, not under `upTo`. */
export interface RankCount {
  horizonWeeks: number;
  below: number;
  upTo: number;
  count: number;
}

/** How often the truth lay at or below each quantile: honest bands give the levels themselves. */
export interface Reliability {
  horizonWeeks: number;
  count: number;
  /** One a hub level, 0…1. */
  shares: number[];
}

/** Reliability of every horizon, shortest first. */
export function reliabilityOf(ranks: readonly RankCount[]): Reliability[] {
  return [...Map.groupBy(ranks, ({ horizonWeeks }) => horizonWeeks)]
    .sort(([a], [b]) => a - b)
    .map(([horizonWeeks, of]) => {
      const count = total(of);
      const shares = hubLevels.map((_, level) => total(of.filter(({ below }) => below <= level)) / count);
      return { horizonWeeks, count, shares };
    });
}

/** Mean bias of a horizon, −1 (all below what came) … 1 (all above); null without a forecast. */
export function biasOfHorizon(ranks: readonly RankCount[], horizonWeeks: number): number | null {
  const own = ranks.filter((rank) => rank.horizonWeeks === horizonWeeks);
  const count = total(own);
  return count === 0 ? null : own.reduce((sum, rank) => sum + rank.count * biasOf(rank), 0) / count;
}

function total(ranks: readonly RankCount[]): number {
  return ranks.reduce((sum, { count }) => sum + count, 0);
}

/** A model that gains less than this share on "same as last week" gains nothing worth showing in colour. */
export const leastGain = 0.05;

/** True where a horizon is to be greyed: too little gained, or never scored. */
export function isWeakHorizon(relativeWis: number | null): boolean {
  return relativeWis === null || relativeWis > 1 - leastGain;
}

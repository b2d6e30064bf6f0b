import { normalQuantile } from '#simulation/numeric/distribution/normal-quantile.ts';
import { backtestFuel, forecastFuel, monthlyFuelSettings } from '#simulation/economy/fuel-forecast.ts';

/** The price of a fuel some months ahead. Unit: of the input. */
export interface FuelOutlook {
  months: number;
  /** `drift` where it was nearer in the past than the last price, else `stays`. */
  method: 'drift' | 'stays';
  price: number;
  /** Nine of ten. */
  low: number;
  high: number;
  /** Mean error of the drift over that of the last price, and of how many past months; null where there were none. */
  record: { ratio: number; months: number } | null;
}

/** A monthly price three months and a year ahead; empty where too few months are known. */
export function fuelOutlook(prices: readonly number[]): {
  outlook: FuelOutlook[];
  warnings: 'fuel.regime'[];
} {
  const forecast = forecastFuel(prices, monthlyFuelSettings);
  if (forecast.status !== 'ok') return { outlook: [], warnings: [] };
  const records = backtestFuel(prices, monthlyFuelSettings, 1);
  const { point, quantiles, naive, weeklyLogSd } = forecast;
  const outlook = monthlyFuelSettings.horizonsWeeks
    .filter((months) => months <= point.length)
    .map((months): FuelOutlook => {
      const found = records.find(({ horizonWeeks }) => horizonWeeks === months);
      const record =
        found === undefined || found.maeRatio === null ? null : { ratio: found.maeRatio, months: found.n };
      const at = months - 1;
      if (record !== null && record.ratio < 1)
        return {
          months,
          method: 'drift',
          price: point[at]!,
          low: quantiles.get(0.05)![at]!,
          high: quantiles.get(0.95)![at]!,
          record,
        };
      const away = Math.exp(normalQuantile(0.95) * weeklyLogSd * Math.sqrt(months));
      return {
        months,
        method: 'stays',
        price: naive[at]!,
        low: naive[at]! / away,
        high: naive[at]! * away,
        record,
      };
    });
  return { outlook, warnings: forecast.warnings.map(() => 'fuel.regime' as const) };
}

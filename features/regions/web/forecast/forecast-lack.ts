import type { Translate } from '#platform/web/text.ts';
import type { Forecast } from './load-forecast.ts';

const keys = {
  days: 'RegionForecast_LackDays',
  silent: 'RegionForecast_LackSilent',
  district: 'RegionForecast_LackDistrict',
  pending: 'RegionForecast_LackPending',
  none: 'RegionForecast_LackNone',
} as const;

/** Why there is no forecast, as a sentence. */
export function sayLack(t: Translate, { reason, needed, got }: NonNullable<Forecast['lack']>): string {
  return t(keys[reason], { needed, got });
}

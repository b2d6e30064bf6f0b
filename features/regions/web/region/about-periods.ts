import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { formatPeriodRange, type Period } from '#platform/shared/periods.ts';

interface Options {
  place: string;
  indicator: string;
  unit: string;
  source: { name: string } | null;
  locale: Locale;
  period?: Period;
}

/** What a chart over periods says when it stands alone; `days` of its first and last value in any order, not empty. */
export function aboutPeriods(days: readonly string[], options: Options): ChartAbout {
  const { place, indicator, unit, source, locale, period = 'year' } = options;
  const sorted = days.toSorted();
  return {
    place,
    indicator,
    period: formatPeriodRange(period, sorted[0]!, sorted.at(-1)!, locale),
    unit,
    source: source?.name ?? '',
    address: '',
  };
}

import { useMemo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';

/** The words of a forecast's chart; without an origin none stand at its line. In an alarm pale bands are those that fail. */
export function useForecastTexts(label: string, originDay: string, isFailing = false) {
  const t = useText();
  const formats = useFormats();
  return useMemo(
    () => ({
      label,
      date: t('RegionForecast_Day'),
      line: t('RegionForecast_Mean'),
      bars: t('RegionForecast_PerDay'),
      median: t('RegionForecast_Median'),
      band: (percent: number) => t('RegionForecast_Band', { percent }),
      range: (low: number, high: number) => `${formats.integer(low)}–${formats.integer(high)}`,
      weak: t(isFailing ? 'RegionForecast_WeakNow' : 'RegionForecast_Weak'),
      noData: t('Ui_NoData'),
      later: t('Ui_ChartLater'),
      ...(originDay !== '' && {
        fact: t('RegionForecast_Fact'),
        forecast: t('RegionForecast_Ahead', { day: formats.dayMonth(originDay) }),
      }),
      unit: t('RegionForecast_Unit'),
    }),
    [t, formats, label, originDay, isFailing],
  );
}

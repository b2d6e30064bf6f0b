import { useMemo } from 'react';
import type { DailyBarsWords } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';

/** Words and formats of a chart by days; the same object between renders, as charts ask. */
export function useChartWords(label: string): DailyBarsWords {
  const t = useText();
  const { integer, day, dayMonth, shortMonth, monthYear } = useFormats();
  return useMemo(
    () => ({
      format: {
        value: (value) => integer(Math.round(value)),
        axis: integer,
        date: day,
        shortDate: dayMonth,
        month: (isoDate: string, withYear: boolean) => (withYear ? monthYear(isoDate) : shortMonth(isoDate)),
      },
      texts: {
        label,
        date: t('News_ChartDay'),
        bars: t('News_ChartPerDay'),
        line: t('News_ChartAverage'),
        unfinished: t('News_ChartUnfinished'),
        noData: t('News_ChartNoData'),
      },
    }),
    [label, t, integer, day, dayMonth, shortMonth, monthYear],
  );
}

import { useMemo } from 'react';
import type { DailyBarsWords } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';

/** Formats and words of a chart of daily cases, in the reader's language; `label` names the picture. */
export function useChartWords(label: string): DailyBarsWords {
  const t = useText();
  const formats = useFormats();
  return useMemo(
    () => ({
      format: {
        value: (value) => formats.integer(Math.round(value)),
        axis: formats.integer,
        date: formats.day,
        shortDate: formats.shortDay,
        month: (day, withYear) => (withYear ? formats.shortMonthYear(day) : formats.shortMonth(day)),
      },
      texts: {
        label,
        date: t('Chart_Day'),
        bars: t('Chart_PerDay'),
        line: t('Chart_Average'),
        unfinished: t('Chart_Unfinished'),
        noData: t('Ui_NoData'),
      },
    }),
    [t, formats, label],
  );
}

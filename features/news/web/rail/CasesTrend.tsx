import { useMemo } from 'react';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import {
  type DailyBarsWords,
  type DailyValue,
  sevenDayAverage,
} from '#platform/charts/daily-bars/daily-bars-data.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';

interface Props {
  /** First day of `daily`; null before the first report. */
  from: string | null;
  daily: readonly (number | null)[];
  label: string;
  width: number;
}

/** New cases by day and their weekly average, small, beside news. */
export function CasesTrend({ from, daily, label, width }: Props) {
  const words = useWords(label);
  const nominal = useMemo(() => ({ width, height: 136, narrowHeight: 148 }), [width]);
  const days = useMemo<DailyValue[]>(() => {
    const averages = sevenDayAverage(daily);
    return from === null
      ? []
      : daily.map((value, index) => ({
          date: addDays(from, index),
          value,
          average: averages[index] ?? null,
        }));
  }, [daily, from]);
  const yMax = Math.max(1, ...daily.map((value) => value ?? 0));
  return days.length === 0 ? null : <DailyBars days={days} yMax={yMax} nominal={nominal} {...words} />;
}

function useWords(label: string): DailyBarsWords {
  const t = useText();
  const formats = useFormats();
  return useMemo(
    () => ({
      format: {
        value: (value) => formats.integer(Math.round(value)),
        axis: formats.integer,
        date: formats.day,
        shortDate: formats.shortDay,
        month: (day) => formats.shortMonth(day),
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
    [t, formats, label],
  );
}

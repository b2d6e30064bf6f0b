import { useMemo } from 'react';
import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';

/** How this room's charts write numbers and days; `decimals` of the values shown in full. */
export function useChartFormat(decimals = 0): ChartFormat {
  const formats = useFormats();
  return useMemo(
    () => ({
      value: (value) => formats.number(value, decimals),
      axis: (value) => formats.number(value),
      date: formats.day,
      shortDate: formats.shortDay,
      month: (day, withYear) => (withYear ? formats.shortMonthYear(day) : formats.shortMonth(day)),
    }),
    [formats, decimals],
  );
}

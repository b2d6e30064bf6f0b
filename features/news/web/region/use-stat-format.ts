import { useMemo } from 'react';
import type { ChartFormat } from '#platform/charts/frame/chart-format.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';

/** How the charts of news figures write counts and days; means with one decimal. */
export function useStatFormat(): ChartFormat {
  const formats = useFormats();
  return useMemo(
    () => ({
      value: (value) => formats.number(value, Number.isInteger(value) ? 0 : 1),
      axis: (value) => formats.number(value),
      date: formats.day,
      shortDate: formats.shortDay,
      month: (day, withYear) => (withYear ? formats.shortMonthYear(day) : formats.shortMonth(day)),
    }),
    [formats],
  );
}

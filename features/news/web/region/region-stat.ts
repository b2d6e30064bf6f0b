import { useMemo } from 'react';
import type { ChartFormat } from '#platform/charts/frame/chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';

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

/** Thirty days of a place's news in figures. */
export type RegionStat = OutputOf<'regiondossier/getNewsStat'>;

/** The source line of a place's figures: span, outlets, who found region and tone. */
export function useStatSource({ from, to, outlets }: RegionStat): string {
  const t = useText();
  const { shortDay, day } = useFormats();
  return t('News_Region_Source', { from: shortDay(from), to: day(to), outlets });
}

/** Headlines that a scale reaches at least: below it lines would stand between one headline and the next. */
export const fewestLines = 5;

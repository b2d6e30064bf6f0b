import { useMemo } from 'react';
import type { ChartWords } from '#platform/charts/frame/chart-words.ts';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { formatPeriod, formatTick, type Period } from '#platform/shared/periods.ts';
import { useText, type Translate } from '#platform/web/text.ts';

/**
 * What a chart over periods needs beside its data, in the reader's language; steady between renders.
 * @param value how a figure is written in full: a steady function, or the number of its decimals.
 */
export function useChartWords(period: Period, value: number | ((figure: number) => string) = 1): ChartWords {
  const t = useText();
  const formats = useFormats();
  return useMemo(() => makeWords(t, formats, period, value), [t, formats, period, value]);
}

function makeWords(
  t: Translate,
  formats: Formats,
  period: Period,
  value: number | ((figure: number) => string),
): ChartWords {
  const write = typeof value === 'function' ? value : (figure: number) => formats.number(figure, value);
  return {
    format: {
      value: write,
      axis: formats.round,
      period: (day) => formatPeriod(period, day, formats.locale),
      tick: (day, as, withYear) => formatTick(day, as, withYear, formats.locale),
    },
    texts: {
      noData: t('Ui_NoData'),
      period: t('Ui_ChartPeriod'),
      projection: t('Ui_ChartProjection'),
      later: t('Ui_ChartLater'),
      range: (low, high) => `${write(low)}–${write(high)}`,
      low: t('Ui_ChartLow'),
      high: t('Ui_ChartHigh'),
      total: t('Ui_ChartTotal'),
      plan: t('Ui_ChartPlan'),
      men: t('Ui_ChartMen'),
      women: t('Ui_ChartWomen'),
      age: t('Ui_ChartAge'),
      orOlder: (age) => t('Ui_ChartOrOlder', { age }),
      others: (count) => t('Ui_ChartOthers', { count }),
      change: t('Ui_ChartChange'),
      name: t('Ui_ChartName'),
      outside: t('Ui_ChartOutside'),
    },
  };
}

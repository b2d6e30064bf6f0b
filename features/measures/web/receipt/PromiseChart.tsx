import { useMemo } from 'react';
import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable, type LineSeries } from '#platform/charts/lines/lines-data.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { Promised, ReceiptOutcome } from './receipt-parts.ts';

interface Props {
  promise: Promised;
  outcome?: ReceiptOutcome | null;
  title: string;
}

/** The promised band week by week, and what came of it once that is known. */
export function PromiseChart({ promise, outcome = null, title }: Props) {
  const t = useText();
  const formats = useFormats();
  const plain = useChartWords('week', formats.change);
  const words = useMemo(
    () => ({
      ...plain,
      texts: {
        ...plain.texts,
        range: (low: number, high: number) =>
          t('MeasureReceipt_Range', { low: formats.change(low), high: formats.change(high) }),
      },
    }),
    [plain, t, formats],
  );
  const { place, starts, lastDay, weeks, dataAsOf } = promise;
  const data = useMemo(() => {
    const dayOf = (week: number): string => addDays(starts, 7 * week + 6);
    const promised: LineSeries = {
      id: 'promised',
      name: t('MeasureReceipt_Promised'),
      hue: 'ghost',
      points: weeks.map(({ q05, q50, q95 }, week) => ({ day: dayOf(week), value: q50, low: q05, high: q95 })),
    };
    const came: LineSeries = {
      id: 'came',
      name: t('MeasureReceipt_Came'),
      own: true,
      hue: 1,
      points: (outcome?.weeks ?? []).map((value, week) => ({ day: dayOf(week), value })),
    };
    const about = {
      place: place.shortName,
      indicator: t('MeasureReceipt_Indicator'),
      period: formats.dayRange(starts, lastDay),
      unit: '%',
      source: t('MeasureReceipt_Source', { day: formats.day(dataAsOf) }),
      address: '',
    };
    const series = came.points.length > 0 ? [promised, came] : [promised];
    return { period: 'week' as const, series, fromZero: true, about, ...words };
  }, [place, starts, lastDay, weeks, dataAsOf, outcome, t, formats, words]);
  const sub = t('MeasureReceipt_Sub', {
    place: place.shortName,
    span: formats.dayRange(starts, lastDay),
  });
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={data.series.length > 1 ? `${sub} ${t('MeasureReceipt_SubCame')}` : sub}
      about={data.about}
      table={linesTable(data, words)}
      source={data.about.source}
    >
      <Lines {...data} nominal={{ width: 640, height: 280, narrowHeight: 240 }} />
    </ChartFrame>
  );
}

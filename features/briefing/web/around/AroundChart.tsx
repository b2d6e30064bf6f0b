import { chartDays, highestOf } from '#features/regions/public.ts';
import { useChartFormat } from '#features/regions/public.web.ts';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { OutputOf } from '#platform/web/api.ts';

/** What happened around a measure. */
export type Around = NonNullable<OutputOf<'measure/getAround'>>;

interface Props {
  around: Around;
  term: { starts: string | null; ends: string | null };
  title: string;
  sub: string;
}

/** Cases day by day with the measure’s own days under the axis; the turns among them are written. */
export function AroundChart({
  around: { place, from, to, values, events, source, sample },
  term,
  title,
  sub,
}: Props) {
  const t = useText();
  const format = useChartFormat();
  const { dayRange } = useFormats();
  const days = chartDays(values, from, null);
  const texts = {
    label: `${place.shortName}: ${title}`,
    date: t('MeasureAround_Day'),
    bars: t('MeasureAround_Cases'),
    line: t('MeasureAround_Mean'),
    unfinished: '',
    noData: t('Ui_NoData'),
  };
  const data = { days, from, to, yMax: highestOf(days) };
  const starts = term.starts ?? to;
  const own = {
    id: 'own',
    start: starts,
    end: [term.ends ?? to, to].toSorted()[0]!,
    label: t('MeasureAround_This'),
  };
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={sub}
      sample={sample}
      source={source ? `${source.name}, ${dayRange(from, to)}.` : ''}
      table={dailyBarsTable(data, texts)}
      about={{
        place: place.shortName,
        indicator: texts.bars,
        period: dayRange(from, to),
        unit: texts.bars,
        source: source?.name ?? '',
        address: '',
      }}
    >
      <DailyBars
        {...data}
        peaks={events.flatMap(({ kind, day }) => (kind === 'turn' ? [day] : []))}
        events={starts <= to ? [own] : []}
        format={format}
        texts={texts}
        nominal={{ width: 840, height: 260, narrowHeight: 240 }}
      />
    </ChartFrame>
  );
}

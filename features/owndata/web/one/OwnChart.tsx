import { Lines } from '#platform/charts/lines/Lines.tsx';
import { linesTable } from '#platform/charts/lines/lines-data.ts';
import { formatPeriodRange } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useChartWords } from '#platform/ui/chart-frame/use-chart-words.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';

/** A series of one's own with its values. */
export type OwnSeriesData = OutputOf<'own/getSeries'>;

/** Lines that can be told apart; the other places are hairlines. */
const maxLines = 5;

/** The lines of a series of one's own, signed with the source its owner gave. */
export function OwnChart({ series }: { series: OwnSeriesData }) {
  const t = useText();
  const formats = useFormats();
  const { name, unit, period, decimals, source, courses, first, last } = series;
  const words = useChartWords(period, decimals);
  const lines = courses.map(({ yugoId, name: place, points }) => ({ id: yugoId, name: place, points }));
  const about = {
    place: '',
    indicator: t('OwnData_OwnName', { name }),
    period: formatPeriodRange(period, first, last, formats.locale),
    unit,
    source: t('OwnData_OwnSource', { source }),
    address: '',
  };
  const chart = { period, series: lines.slice(0, maxLines), rest: lines.slice(maxLines), about, ...words };
  return (
    <ChartFrame
      level={2}
      title={[about.indicator, unit].filter(Boolean).join(', ')}
      about={about}
      table={linesTable(chart, words)}
      source={about.source}
    >
      <Lines {...chart} />
    </ChartFrame>
  );
}

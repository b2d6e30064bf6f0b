import { Scatter } from '#platform/charts/scatter/Scatter.tsx';
import { scatterTable } from '#platform/charts/scatter/scatter-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { measureName } from '../measure-name.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { Measure, ViewData } from '../view-props.ts';

/** Places named beside their dots. */
const maxNamed = 8;

/** Two indicators of every region as a dot, a third by its area, each at the newest time that most regions have. */
export function ScatterForm({ data }: { data: ViewData }) {
  const t = useText();
  const formats = useFormats();
  const { words, about } = useViewWords(data);
  const axisOf = (measure: Measure) => ({
    label: [
      measureName(measure),
      unitTitle(measure.unit),
      measure.ends === null
        ? ''
        : formatPeriod(periodOf(measure.indicator.period), measure.ends.last, formats.locale),
    ]
      .filter(Boolean)
      .join(', '),
    format: (value: number) => formats.amount(value, measure.decimals),
  });
  const sizes = data.measures[2] && axisOf(data.measures[2]);
  const endOf = (measure: number, yugoId: number): number | null =>
    data.series.find((each) => each.measure === measure && each.yugoId === yugoId)?.end ?? null;
  const named = data.places.filter(({ isNamed, kind }) => isNamed && kind === 'region').slice(0, maxNamed);
  const dots = data.places
    .filter(({ kind }) => kind === 'region')
    .map(({ yugoId, shortName }) => ({
      id: yugoId,
      name: shortName,
      x: endOf(0, yugoId),
      y: endOf(1, yugoId),
      size: endOf(2, yugoId),
      own: yugoId === named[0]?.yugoId,
      named: named.some((place) => place.yugoId === yugoId),
    }));
  const chart = {
    dots,
    xAxis: axisOf(data.measures[0]!),
    yAxis: axisOf(data.measures[1]!),
    sizes: sizes && { ...sizes, label: t('Explore_SizeBy', { name: sizes.label }) },
    about: {
      ...about,
      indicator: data.measures.map(measureName).join('; '),
      unit: '',
    },
    ...words,
  };
  return (
    <ChartFrame
      level={2}
      title={chart.about.indicator}
      sub={data.title}
      about={chart.about}
      table={ofPlaces(scatterTable(chart, words))}
      sample={data.series.some(({ sample }) => sample)}
      source={<ViewSource data={data} />}
    >
      <Scatter {...chart} />
    </ChartFrame>
  );
}

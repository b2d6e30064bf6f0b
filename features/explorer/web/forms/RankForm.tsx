import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { ViewData } from '../view-props.ts';

/** The places at the end of the view, the highest first; country and districts stand beside and are not ranked. */
export function RankForm({ data }: { data: ViewData }) {
  const { words, about, time } = useViewWords(data);
  const chosen = data.places.filter(({ isChosen }) => isChosen);
  const isOfRegions = chosen.some(({ kind }) => kind === 'region');
  const rows = chosen.map(({ yugoId, shortName, kind, isNamed }) => ({
    id: yugoId,
    name: shortName,
    value: data.series.find((each) => each.measure === 0 && each.yugoId === yugoId)?.end ?? null,
    own: isNamed && kind === 'region' && yugoId === data.lines[0],
    reference: isOfRegions && kind !== 'region',
  }));
  const day = data.ends === null ? '' : time(data.ends.last);
  const chart = { rows, about: { ...about, period: day }, ...words };
  return (
    <ChartFrame
      level={2}
      title={[about.indicator, about.unit, day].filter(Boolean).join(', ')}
      sub={data.title}
      about={chart.about}
      table={ofPlaces(rankedBarsTable(chart))}
      sample={data.series.some(({ sample }) => sample)}
      source={<ViewSource data={data} />}
    >
      <RankedBars {...chart} nominalWidth={840} />
    </ChartFrame>
  );
}

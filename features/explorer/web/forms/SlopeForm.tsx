import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useText } from '#platform/web/text.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { ViewData } from '../view-props.ts';

/** What is now as a bar, what was at the start as a tick upon it. */
export function SlopeForm({ data }: { data: ViewData }) {
  const t = useText();
  const { words, about, time } = useViewWords(data);
  const { first, last } = data.ends!;
  const chosen = data.places.filter(({ isChosen }) => isChosen);
  const isOfRegions = chosen.some(({ kind }) => kind === 'region');
  const rows = chosen.map(({ yugoId, shortName, kind }) => {
    const found = data.series.find((each) => each.measure === 0 && each.yugoId === yugoId);
    return {
      id: yugoId,
      name: shortName,
      value: found?.end ?? null,
      ...(found?.start != null && { plan: found.start }),
      reference: isOfRegions && kind !== 'region',
    };
  });
  const texts = { ...words.texts, plan: time(first) };
  const chart = { rows, about, format: words.format, texts };
  return (
    <ChartFrame
      level={2}
      title={[about.indicator, about.unit].filter(Boolean).join(', ')}
      sub={`${data.title}. ${t('Explore_SlopeKey', { from: time(first), to: time(last) })}`}
      about={about}
      table={ofPlaces(rankedBarsTable(chart))}
      sample={data.series.some(({ sample }) => sample)}
      source={<ViewSource data={data} />}
    >
      <RankedBars {...chart} nominalWidth={840} />
    </ChartFrame>
  );
}

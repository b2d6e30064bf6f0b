import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { rankedBarsTable } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useText } from '#platform/web/text.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { FormProps } from '../view-props.ts';
import { endsOfRanking, rankRowsOf } from './rank-rows.ts';

/** The places at the end of the view, the highest first; country and districts stand beside and are not ranked. */
export function RankForm({ data, embed, maxBars }: FormProps & { maxBars?: number | undefined }) {
  const t = useText();
  const { words, about, time } = useViewWords(data);
  const rows = rankRowsOf(data);
  const day = data.ends === null ? '' : time(data.ends.last);
  const shown = maxBars === undefined ? rows : endsOfRanking(rows, maxBars);
  const chart = { rows, about: { ...about, period: day }, ...words };
  return (
    <ChartFrame
      level={2}
      title={[about.indicator, about.unit, day].filter(Boolean).join(', ')}
      sub={
        shown.length < rows.length
          ? `${data.title} ${t('Explore_RankCut', { shown: shown.length, of: rows.length })}`
          : data.title
      }
      about={chart.about}
      embed={embed}
      table={ofPlaces(rankedBarsTable(chart))}
      sample={data.series.some(({ sample }) => sample)}
      source={<ViewSource data={data} />}
    >
      <RankedBars {...chart} rows={shown} nominalWidth={840} />
    </ChartFrame>
  );
}

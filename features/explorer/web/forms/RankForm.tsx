import { RankedBars } from '#platform/charts/ranked-bars/RankedBars.tsx';
import { orderRows, rankedBarsTable, type RankedRow } from '#platform/charts/ranked-bars/ranked-bars-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useText } from '#platform/web/text.ts';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { ViewData } from '../view-props.ts';

/** The places at the end of the view, the highest first; country and districts stand beside and are not ranked. */
export function RankForm({ data, maxBars }: { data: ViewData; maxBars?: number | undefined }) {
  const t = useText();
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
      table={ofPlaces(rankedBarsTable(chart))}
      sample={data.series.some(({ sample }) => sample)}
      source={<ViewSource data={data} />}
    >
      <RankedBars {...chart} rows={shown} nominalWidth={840} />
    </ChartFrame>
  );
}

/** The highest and the lowest of many, each with its place in the whole list, with the reader's own and those that stand beside. */
function endsOfRanking(rows: readonly RankedRow[], most: number): readonly RankedRow[] {
  if (rows.length <= most) return rows;
  const ordered = orderRows({ rows });
  const known = ordered.filter(({ value, reference }) => value !== null && !reference);
  const upper = Math.ceil(most / 2);
  return ordered.flatMap((row) => {
    const at = known.indexOf(row);
    if (at < 0) return row.reference ? [row] : [];
    const isEnd = at < upper || at >= known.length - (most - upper);
    return isEnd || row.own ? [{ ...row, rank: at + 1 }] : [];
  });
}

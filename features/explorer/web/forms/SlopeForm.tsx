import { Slope } from '#platform/charts/slope/Slope.tsx';
import { slopeTable, type SlopeRow } from '#platform/charts/slope/slope-data.ts';
import { ofPlaces } from '#platform/charts/frame/chart-table.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useViewWords } from '../use-view-words.ts';
import { ViewSource } from '../ViewSource.tsx';
import type { FormProps, ViewData } from '../view-props.ts';

/** The places at both ends of the view, a line each. */
export function SlopeForm({ data, embed }: FormProps) {
  const { words, about, time } = useViewWords(data);
  const { first, last } = data.ends!;
  const chart = { rows: slopeRowsOf(data), first: time(first), last: time(last), about, ...words };
  return (
    <ChartFrame
      level={2}
      title={[about.indicator, about.unit].filter(Boolean).join(', ')}
      sub={data.title}
      about={about}
      embed={embed}
      table={ofPlaces(slopeTable(chart))}
      sample={data.series.some(({ sample }) => sample)}
      source={<ViewSource data={data} />}
    >
      <Slope {...chart} />
    </ChartFrame>
  );
}

/** The chosen places at both ends, those whose lines are coloured first and in their order. */
export function slopeRowsOf({ places, series, lines }: ViewData): SlopeRow[] {
  const chosen = places.filter(({ isChosen }) => isChosen);
  const isOfRegions = chosen.some(({ kind }) => kind === 'region');
  const rank = (yugoId: number): number => (lines.includes(yugoId) ? lines.indexOf(yugoId) : lines.length);
  return chosen
    .toSorted((one, other) => rank(one.yugoId) - rank(other.yugoId))
    .map(({ yugoId, shortName, kind }) => {
      const found = series.find((each) => each.measure === 0 && each.yugoId === yugoId);
      return {
        id: yugoId,
        name: shortName,
        start: found?.start ?? null,
        end: found?.end ?? null,
        own: yugoId === lines[0],
        coloured: lines.includes(yugoId),
        reference: isOfRegions && kind !== 'region',
      };
    });
}

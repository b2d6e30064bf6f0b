import type { LineSeries } from '#platform/charts/lines/lines-data.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import type { ViewData } from '../view-props.ts';

/** Lines in colour and the others, of each indicator that shares the first one's unit and period. */
export function linesOf({
  series,
  measures,
  places,
  lines,
}: ViewData): Record<'series' | 'rest', LineSeries[]> {
  const first = measures[0]!;
  const shared = measures.flatMap((measure, at) =>
    measure.unit.code === first.unit.code && measure.indicator.period === first.indicator.period ? [at] : [],
  );
  const isSeveral = shared.length > 1;
  const lineOf = (at: number, yugoId: number): LineSeries[] => {
    const found = series.find((each) => each.measure === at && each.yugoId === yugoId);
    const place = places.find((each) => each.yugoId === yugoId);
    if (!found || !place) return [];
    const suffix = isSeveral ? `, ${measures[at]!.indicator.name}` : '';
    return [
      {
        id: `${yugoId}-${at}`,
        name: place.shortName + suffix,
        points: found.points,
        own: yugoId === lines[0] && at === 0,
        ...(yugoId === federalYugoId && lines[0] !== yugoId && !isSeveral && { hue: 'ghost' as const }),
      },
    ];
  };
  const coloured = isSeveral ? lines.slice(0, Math.max(1, Math.floor(5 / shared.length))) : lines;
  const others = places.filter(({ yugoId, isChosen }) => isChosen && !coloured.includes(yugoId));
  return {
    series: coloured.flatMap((yugoId) => shared.flatMap((at) => lineOf(at, yugoId))),
    rest: others.flatMap(({ yugoId }) => shared.flatMap((at) => lineOf(at, yugoId))),
  };
}

import type { LineSeries } from '#platform/charts/lines/lines-data.ts';
import { periodOf } from '#platform/shared/periods.ts';
import type { ExploreView } from '../../domain/view/explore-view.ts';
import type { ViewData } from '../view-props.ts';
import type { OwnInView } from './load-own.ts';

type OwnSeries = NonNullable<OwnInView['series']>;

/** How a series of the reader's own stands beside a view: in its chart, in one of its own, or not at all. */
export type OwnStanding = 'together' | 'apart' | 'notHere' | 'noneSuch';

/** The same series for the chosen places and the time of a view alone. */
export function withinView(
  series: OwnSeries,
  { places }: ViewData,
  { from, to }: Pick<ExploreView, 'from' | 'to'>,
): OwnSeries {
  const chosen = new Set(places.flatMap(({ yugoId, isChosen }) => (isChosen ? [yugoId] : [])));
  const isInside = ({ day }: { day: string }): boolean =>
    (from === null || day.slice(0, from.length) >= from) && (to === null || day.slice(0, to.length) <= to);
  const courses = series.courses
    .filter(({ yugoId }) => chosen.has(yugoId))
    .map((course) => ({ ...course, points: course.points.filter(isInside) }))
    .filter(({ points }) => points.length > 0);
  const days = courses.flatMap(({ points }) => points.map(({ day }) => day)).sort();
  return { ...series, courses, first: days[0] ?? series.first, last: days.at(-1) ?? series.last };
}

/** Whether lines of a series may share the scale of a view: the same unit and period, values as they are, and lines drawn over time. */
export function standingOf(series: OwnSeries | null, data: ViewData): OwnStanding {
  if (series === null) return 'noneSuch';
  if (series.courses.length === 0) return 'notHere';
  const { unit, indicator, transform } = data.measures[0]!;
  const isLine = data.form === 'line' && data.ends !== null && data.ends.first !== data.ends.last;
  const isAlike =
    series.unitCode === unit.code && series.period === periodOf(indicator.period) && transform === 'asIs';
  return isLine && isAlike ? 'together' : 'apart';
}

/** Lines of some series as they stand in the chart of a view: of the places in colour first. */
export function ownLinesOf(
  series: readonly OwnSeries[],
  { lines }: ViewData,
  nameOf: (name: string) => string,
): LineSeries[] {
  const rank = (yugoId: number): number => (lines.includes(yugoId) ? lines.indexOf(yugoId) : lines.length);
  return series.flatMap(({ id, name, courses }) =>
    courses
      .toSorted((one, other) => rank(one.yugoId) - rank(other.yugoId))
      .map(({ yugoId, name: place, points }) => ({
        id: `own-${id}-${yugoId}`,
        name: `${place}, ${nameOf(name)}`,
        points,
        own: true,
      })),
  );
}

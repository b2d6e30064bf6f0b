import { useMemo } from 'react';
import type { ScatterDot } from '#platform/charts/scatter/scatter-data.ts';
import { unitTitle } from '#platform/shared/figures.ts';
import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { canBeLog } from '../../domain/values/can-be-log.ts';
import type { LogAxes } from '../../domain/view/choices.ts';
import { spanOf, valueBetween } from '../../domain/values/frames.ts';
import { measureName } from '../../domain/view/view-rows.ts';
import type { ViewData } from '../view-props.ts';
import type { Moments } from './use-moments.ts';

/** Places named beside their dots. */
const maxNamed = 8;

/** Axes of a scatter for the time on screen, with room for all times once they are gone through, and its dots at any time or between two. */
export function useScatterParts(
  data: ViewData,
  { frames, shown, isMoved }: Pick<Moments, 'frames' | 'shown' | 'isMoved'>,
  log: LogAxes,
) {
  const t = useText();
  const formats = useFormats();
  const axes = useMemo(
    () =>
      data.measures.map((measure, at) => {
        const day = shown === null ? measure.ends?.last : frames[shown]?.days[at];
        const time = day ? formatPeriod(periodOf(measure.indicator.period), day, formats.locale) : '';
        const isLog = log.includes(['x', 'y'][at] ?? '-') && canBeLog(data.series, at);
        return {
          label: [measureName(measure), unitTitle(measure.unit), time, isLog && t('Explore_Log')]
            .filter(Boolean)
            .join(', '),
          ...(isLog && { scale: 'log' as const }),
          format: (value: number) => formats.amount(value, measure.decimals),
          span: isMoved ? spanOf(frames, at) : null,
        };
      }),
    [data, formats, frames, shown, isMoved, log, t],
  );
  const sizes = useMemo(
    () => axes[2] && { ...axes[2], label: t('Explore_SizeBy', { name: axes[2].label }) },
    [axes, t],
  );
  const dotsAt = useMemo(() => dotsOf(data, frames), [data, frames]);
  return { xAxis: axes[0]!, yAxis: axes[1]!, sizes, dotsAt };
}

/** Makes dots of a time: null for each measure's own end. They stand in the order of their last x, so that keys go from left to right. */
function dotsOf(data: ViewData, frames: Moments['frames']): (position: number | null) => ScatterDot[] {
  const regions = data.places.filter(({ kind }) => kind === 'region');
  const named = new Set(
    regions
      .filter(({ isNamed }) => isNamed)
      .slice(0, maxNamed)
      .map(({ yugoId }) => yugoId),
  );
  const [own] = named;
  const ends = new Map(data.series.map(({ measure, yugoId, end }) => [`${measure} ${yugoId}`, end]));
  const valueOf = (measure: number, yugoId: number, position: number | null): number | null =>
    position === null
      ? (ends.get(`${measure} ${yugoId}`) ?? null)
      : valueBetween(frames, position, { measure, yugoId });
  const last = frames.length > 0 ? frames.length - 1 : null;
  const order = new Map(regions.map(({ yugoId }) => [yugoId, valueOf(0, yugoId, last) ?? 0]));
  const places = regions.toSorted((one, other) => order.get(one.yugoId)! - order.get(other.yugoId)!);
  return (position) =>
    places.map(({ yugoId, shortName }) => ({
      id: yugoId,
      name: shortName,
      x: valueOf(0, yugoId, position),
      y: valueOf(1, yugoId, position),
      size: data.measures.length > 2 ? valueOf(2, yugoId, position) : undefined,
      own: yugoId === own,
      named: named.has(yugoId),
    }));
}

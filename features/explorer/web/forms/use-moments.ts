import { useCallback, useMemo } from 'react';
import { periodOf } from '#platform/shared/periods.ts';
import { usePlay } from '#platform/ui/slider/use-play.ts';
import { framesOf } from '../../domain/values/frames.ts';
import type { ViewData } from '../view-props.ts';

/** The time that an address says, and who keeps another one. */
export interface MomentProps {
  moment: string | null;
  onMoment: (moment: string | null) => void;
}

/** A year stands for so long; many short times together take no longer than `longestMs`, but each can be seen. */
const yearMs = 700;
const longestMs = 24_000;
const leastMs = 60;

/** The times of a view of two measures, the one on screen, and what plays them. */
export function useMoments(data: ViewData, { moment, onMoment }: MomentProps) {
  const { period, frames } = useMemo(() => {
    const regions = new Set(data.places.flatMap(({ kind, yugoId }) => (kind === 'region' ? [yugoId] : [])));
    return framesOf(
      data.measures.map(({ indicator }) => periodOf(indicator.period)),
      data.series.filter(({ yugoId }) => regions.has(yugoId)),
    );
  }, [data]);
  const last = Math.max(0, frames.length - 1);
  const stepMs = Math.max(leastMs, Math.min(yearMs, longestMs / Math.max(1, last)));
  // The time at which the view itself ends, where all its measures end at one.
  const end = frames.findIndex(({ days }) => data.measures.every(({ ends }, at) => ends?.last === days[at]));
  const found = frames.findIndex(({ time }) => time === moment);
  const usual = end === -1 ? last : end;
  const keep = useCallback(
    (index: number) => onMoment(index === end ? null : (frames[index]?.time ?? null)),
    [frames, end, onMoment],
  );
  const play = usePlay({ said: found === -1 ? usual : found, last, stepMs, onRest: keep });
  // Somebody has gone through the times: from then on the picture has room for all of them.
  const isMoved = found !== -1 || play.isTaken;
  const shown = frames.length > 0 && (isMoved || end !== -1) ? play.index : null;
  return { period, frames, end, shown, isMoved, play, stepMs };
}

/** Times of a view and the one on screen. */
export type Moments = ReturnType<typeof useMoments>;

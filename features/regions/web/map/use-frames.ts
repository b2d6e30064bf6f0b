import { useCallback, useEffect, useMemo, useState } from 'react';
import { addDays } from '#platform/shared/calendar-days.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useRequest } from '#platform/web/request/use-request.ts';
import { useApi } from '#platform/web/use-api.ts';
import { usePlaying } from '../use-playing.ts';
import type { MapData } from './load-map.ts';
import { useRested } from './use-rested.ts';

const frameMs = 350;
const maxFrames = 90;
/** A tooltip's line goes back so far. */
const trendDays = 90;

/** The map's moments: which one is shown, and the hand on the time bar. */
export interface Frames {
  day: string;
  /** The day on which the hand rested last: what happened is asked for then alone. */
  resting: string;
  days: readonly string[];
  /** Place of the shown moment among `days`; -1 until they are loaded. */
  index: number;
  values: ReadonlyMap<number, number | null>;
  /** Values whose classes are shown: of the moment itself, and while it plays of the one it was started from. */
  classed: ReadonlyMap<number, number | null>;
  /** A place's values of the 90 days up to the shown moment; null until they are loaded. */
  trendOf: (place: number) => readonly (number | null)[] | null;
  playing: boolean;
  loading: boolean;
  failed: boolean;
  show: (index: number) => void;
  toggle: () => void;
  retry: () => void;
}

/** Loads the moments once and plays them; the shown day goes to the address when the hand rests. */
export function useFrames(rating: MapData['rating'], onDay: (day: string) => void): Frames {
  const api = useApi();
  const [request, ask] = useRequest((indicator: string, signal) =>
    api.call('regiondossier/getIndicatorFrames', { indicator, frames: maxFrames }, { signal }),
  );
  const [index, setIndex] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const retry = useCallback(() => void ask(rating.indicator.indicator), [ask, rating.indicator.indicator]);
  useEffect(retry, [retry]);
  const days = useMemo(() => request.data?.days ?? [], [request.data]);
  usePlaying(playing, days.length, frameMs, setIndex, setPlaying);
  const rested = useRested(playing || index === null ? undefined : days[index], onDay);
  const first = useMemo(() => new Map(rating.values.map(({ yugoId, value }) => [yugoId, value])), [rating]);
  const values = useMemo(
    () => (index === null || !request.data ? first : frameValues(request.data, index)),
    [index, request.data, first],
  );
  const atStart = days.indexOf(rating.day);
  const shown = index ?? (atStart < 0 ? days.length - 1 : atStart);
  const [startedFrom, setStartedFrom] = useState<ReadonlyMap<number, number | null> | null>(null);
  const trendOf = useCallback(
    (place: number) => {
      const row = request.data?.places.indexOf(place) ?? -1;
      return request.data?.values[row]?.slice(trendStart(days, shown), shown + 1) ?? null;
    },
    [request.data, days, shown],
  );
  return {
    day: index === null ? rating.day : (days[index] ?? rating.day),
    resting: rested ?? rating.day,
    days,
    index: shown,
    values,
    classed: playing && startedFrom !== null ? startedFrom : values,
    trendOf,
    playing,
    loading: request.loading,
    failed: request.ajaxError !== null,
    show: (next) => {
      setPlaying(false);
      setIndex(next);
    },
    toggle: () => {
      setStartedFrom(playing ? null : values);
      if (!playing && (index === null || index >= days.length - 1)) setIndex(0);
      setPlaying(!playing);
    },
    retry,
  };
}

/** Where the last 90 days of what is shown begin; at the first moment where fewer than two lie in them, as of years. */
export function trendStart(days: readonly string[], shown: number): number {
  const last = days[shown];
  if (last === undefined) return 0;
  const from = days.findIndex((day) => day > addDays(last, -trendDays));
  return shown - from < 1 ? 0 : from;
}

type FrameData = OutputOf<'regiondossier/getIndicatorFrames'>;

function frameValues({ places, values }: FrameData, index: number): Map<number, number | null> {
  return new Map(places.map((yugoId, at) => [yugoId, values[at]?.[index] ?? null]));
}

import { useEffect, useRef, useState } from 'react';
import { shownYear, type PopulationView } from '../../domain/population/population-view.ts';
import type { Moments } from '../map/TimeBar.tsx';
import { usePlaying } from '../use-playing.ts';

const frameMs = 400;

/** The year shown, and the hand on its slider; the address follows when the hand rests. Null where no year is known. */
export function useYear(
  years: readonly number[],
  view: PopulationView,
  change: (view: PopulationView) => void,
): (Moments & { year: number }) | null {
  const fromAddress = shownYear(view, years);
  const [index, setIndex] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  usePlaying(playing, years.length, frameMs, setIndex, setPlaying);
  const tell = useRef(change);
  useEffect(() => void (tell.current = change));
  useEffect(() => {
    if (index === null || playing) return;
    tell.current({ year: index === years.length - 1 ? null : (years[index] ?? null) });
  }, [index, playing, years]);
  if (fromAddress === null) return null;
  const at = index ?? years.indexOf(fromAddress);
  const year = years[at] ?? fromAddress;
  return {
    year,
    day: `${year}-12-31`,
    days: years.map((each) => `${each}-12-31`),
    index: at,
    playing,
    show: (next) => {
      setPlaying(false);
      setIndex(next);
    },
    toggle: () => {
      if (!playing && at >= years.length - 1) setIndex(0);
      else if (!playing) setIndex(at);
      setPlaying(!playing);
    },
  };
}

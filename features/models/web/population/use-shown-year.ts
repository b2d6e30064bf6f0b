import { useEffect, useState } from 'react';
import type { PopulationModel } from './use-population-model.ts';

const frameMs = 250;

/** The year looked at, by its slider or by playing; the address holds where the hand left it. */
export function useShownYear({ view, change, ownRun, ground }: PopulationModel) {
  const { years } = ownRun.projection;
  const last = years.length - 1;
  const said = view.year === null ? last : Math.min(last, view.year - ground.baseYear);
  const [at, setAt] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      setAt((now) => {
        const next = Math.min(last, (now ?? 0) + 1);
        if (next === last) setPlaying(false);
        if (next === last) setPausedAt(last);
        return next;
      });
    }, frameMs);
    return () => clearInterval(timer);
  }, [playing, last]);
  const index = Math.min(last, at ?? said);
  const show = (next: number): void => {
    setPlaying(false);
    setPausedAt(null);
    setAt(null);
    change({ year: next >= last ? null : ground.baseYear + next });
  };
  const toggle = (): void => {
    if (playing) {
      show(index);
      return setPausedAt(index);
    }
    setPausedAt(null);
    setAt(index >= last ? 0 : index);
    change({ year: null });
    setPlaying(true);
  };
  return { index, years, playing, pausedAt, show, toggle };
}

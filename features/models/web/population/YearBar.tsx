import { useCallback, useEffect, useMemo, useState } from 'react';
import { PlayBar } from '#platform/ui/slider/PlayBar.tsx';
import { useText } from '#platform/web/text.ts';
import type { PopulationModel } from './use-population-model.ts';

const frameMs = 250;

/** The year looked at, by its slider or by playing; the address holds where the hand left it. */
export function useShownYear({ view, change, ownRun, ground }: PopulationModel) {
  const { years } = ownRun.projection;
  const { baseYear } = ground;
  const last = years.length - 1;
  const said = view.year === null ? last : Math.min(last, view.year - baseYear);
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
  const show = useCallback(
    (next: number): void => {
      setPlaying(false);
      setPausedAt(null);
      setAt(null);
      change({ year: next >= last ? null : baseYear + next });
    },
    [change, last, baseYear],
  );
  const toggle = useCallback((): void => {
    if (playing) {
      show(index);
      return setPausedAt(index);
    }
    setPausedAt(null);
    setAt(index >= last ? 0 : index);
    change({ year: null });
    setPlaying(true);
  }, [playing, show, index, last, change]);
  return { index, years, playing, pausedAt, show, toggle };
}

interface Props {
  shown: ReturnType<typeof useShownYear>;
  baseYear: number;
}

/** The year that pyramid and tables show: moved, or played through; what is assumed does not draw it anew. */
export function YearBar({ shown, baseYear }: Props) {
  const t = useText();
  const count = shown.years.length;
  const names = useMemo(
    () => Array.from({ length: count }, (_, at) => String(baseYear + at)),
    [baseYear, count],
  );
  const words = useMemo(() => ({ play: t('ModelPopulation_Play'), pause: t('ModelPopulation_Pause') }), [t]);
  return (
    <PlayBar
      label={t('ModelPopulation_Year')}
      {...{ words, names }}
      index={shown.index}
      isPlaying={shown.playing}
      pausedAt={shown.pausedAt}
      onShow={shown.show}
      onToggle={shown.toggle}
    />
  );
}

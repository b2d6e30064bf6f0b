import { useMemo } from 'react';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import { Scatter } from '#platform/charts/scatter/Scatter.tsx';
import type { ScatterDot, ScatterInput } from '#platform/charts/scatter/scatter-data.ts';
import { useGlide } from '#platform/ui/slider/use-play.ts';

interface Props {
  input: Omit<ScatterInput, 'dots' | 'about'>;
  about: ChartAbout;
  dotsAt: (position: number | null) => readonly ScatterDot[];
  /** The time on screen; null: each measure at its own. */
  shown: number | null;
  glideMs: number;
}

/** A scatter whose dots glide from one time to the next; it alone is drawn anew on the way. */
export function MovingScatter({ input, about, dotsAt, shown, glideMs }: Props) {
  const position = useGlide(shown ?? 0, glideMs);
  const at = shown === null ? null : position;
  const dots = useMemo(() => dotsAt(at), [dotsAt, at]);
  return <Scatter {...input} about={about} dots={dots} />;
}

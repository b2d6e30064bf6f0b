import { createContext, useContext, useId } from 'react';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import type { ChartSize } from './chart-size.ts';

/** The word that marks what was generated and not measured; null = the figures are real. */
export const ChartSample = createContext<string | null>(null);

/** The ground of a chart of generated figures: a hatch with the word on it, inside the picture, so that a saved one bears it too. */
export function SampleGround({ width, height }: Size) {
  const word = useContext(ChartSample);
  return word === null ? null : <Ground {...{ word, width, height }} />;
}

type Size = Pick<ChartSize, 'width' | 'height'>;

function Ground({ word, width, height }: Size & { word: string }) {
  const hatch = useId();
  return (
    <g data-sample="">
      <defs>
        <HatchPattern id={hatch} color="var(--hair)" />
      </defs>
      <rect width={width} height={height} fill={`url(#${hatch})`} opacity={0.6} />
      <ChartText x={width / 2} y={14} anchor="middle" color="var(--ink-2)" halo={4}>
        {word}
      </ChartText>
    </g>
  );
}

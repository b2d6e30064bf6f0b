import { useId } from 'react';
import { ChartText } from './ChartText.tsx';
import { HatchPattern } from './GapMarks.tsx';

interface Props {
  width: number;
  height: number;
  /** нет данных */
  words: string;
}

/** In place of a chart without a single value: a hatch with the words on it. */
export function NothingMarks({ width, height, words }: Props) {
  const hatch = useId();
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      <rect width={width} height={height} fill={`url(#${hatch})`} opacity={0.5} />
      <ChartText x={width / 2} y={height / 2 + 4} anchor="middle" color="var(--ink-2)" halo={8}>
        {words}
      </ChartText>
    </>
  );
}

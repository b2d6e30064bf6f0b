import type { Box } from '#platform/charts/axes/layout-gaps.ts';
import { ChartText } from './ChartText.tsx';
import { round } from './line-path.ts';
import { estimateTextWidth } from './text-width.ts';

/** Hatched stretches without a value; a wide one says in words what the hatch means. `hatch` is the pattern's id. */
export function GapMarks({ gaps, hatch, words }: { gaps: readonly Box[]; hatch: string; words: string }) {
  const room = estimateTextWidth(words) + 12;
  return gaps.map((box) => (
    <g key={box.x}>
      <rect {...box} fill={`url(#${hatch})`} opacity={0.5} />
      {box.width >= room && (
        <ChartText
          x={round(box.x + box.width / 2)}
          y={round(box.y + box.height / 2)}
          anchor="middle"
          color="var(--ink-2)"
          halo={6}
        >
          {words}
        </ChartText>
      )}
    </g>
  ));
}

/** A 45° hatch, 1.5 px on 5: the sign for what is not known or not yet complete. `color` is a token. */
export function HatchPattern({ id, color = 'var(--nodata-line)' }: { id: string; color?: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1={0.75} x2={0.75} y1={0} y2={5} stroke={color} strokeWidth={1.5} />
    </pattern>
  );
}

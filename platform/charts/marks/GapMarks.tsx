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

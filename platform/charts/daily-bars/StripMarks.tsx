import { round } from '#platform/charts/marks/line-path.ts';
import { stripHeight, type StripLayout } from './layout-strip.ts';

/** The strip under the axis with its name below: the darker the stronger, on a ground that shows where it is known. */
export function StripMarks({ strip }: { strip: StripLayout }) {
  const { y, left, width, label, runs } = strip;
  return (
    <g fill="var(--ink-2)">
      <rect x={round(left)} y={y} width={round(width)} height={stripHeight} fill="var(--hair)" />
      {runs.map(({ x, width: long, strength }) => (
        <rect key={x} x={x} y={y} width={long} height={stripHeight} fillOpacity={round(strength * 0.9)} />
      ))}
      <text x={round(left)} y={y + stripHeight + 14}>
        {label}
      </text>
    </g>
  );
}

import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import type { LevelMark, LevelScaleLayout } from './layout-level-scale.ts';

const barY = 38;
/** Height of the classes, px. */
export const levelBar = { y: barY, height: 14 } as const;

/** Classes side by side with their bounds, the own value as a strong stroke, the country as a dotted one. */
export function LevelScaleMarks({ layout: { classes, own, reference } }: { layout: LevelScaleLayout }) {
  return (
    <>
      {classes.map(({ x, width, color, from }, order) => (
        <g key={x}>
          <rect x={x} y={barY} width={width} height={levelBar.height} fill={color} />
          <ChartText x={x} y={barY + 30} anchor={order === 0 ? 'start' : 'middle'}>
            {from}
          </ChartText>
        </g>
      ))}
      {reference && <Mark mark={reference} />}
      <Mark mark={own} own />
    </>
  );
}

function Mark({ mark: { x, labelX, y, label }, own = false }: { mark: LevelMark; own?: boolean }) {
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={y + 4}
        y2={barY + levelBar.height + 4}
        stroke={own ? 'var(--ink)' : 'var(--ink-2)'}
        strokeWidth={own ? 2 : 1}
        strokeDasharray={own ? undefined : '1 3'}
      />
      <ChartText x={labelX} y={y} anchor="middle" bold={own} color={own ? 'var(--ink)' : 'var(--ink-2)'}>
        {label}
      </ChartText>
    </>
  );
}

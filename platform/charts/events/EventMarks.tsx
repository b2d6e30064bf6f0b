import { round } from '#platform/charts/marks/line-path.ts';
import type { EventLayout } from './layout-events.ts';

/** Events under the axis: a bar or a dot in its lane, a drop line to the day, the words beside. */
export function EventMarks({ events, axisY }: { events: readonly EventLayout[]; axisY: number }) {
  return (
    <g fill="var(--ink-2)">
      {events.map((event) => (
        <g key={event.id}>
          <line
            x1={round(event.x0)}
            x2={round(event.x0)}
            y1={axisY}
            y2={event.y}
            stroke="var(--hair-2)"
            strokeDasharray="2 3"
          />
          <EventShape event={event} />
          <text
            x={round(event.labelX)}
            y={event.y + 4}
            textAnchor={event.anchor}
            {...(event.inside && cutOut)}
          >
            {event.label}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Words on a bar cut it: the ground shows around their letters. */
const cutOut = {
  paintOrder: 'stroke',
  stroke: 'var(--ground)',
  strokeWidth: 6,
  strokeLinejoin: 'round',
} as const;

function EventShape({ event: { x0, x1, y, future } }: { event: EventLayout }) {
  const outline = future ? { fill: 'var(--ground)', stroke: 'var(--ink-2)', strokeWidth: 1.5 } : {};
  if (x1 - x0 < 7) return <circle cx={round(x0)} cy={y} r={future ? 3.25 : 3.5} {...outline} />;
  return <rect x={round(x0)} y={y - 3} width={round(x1 - x0)} height={6} rx={3} {...outline} />;
}

/** The days of one event over the plot, shown while it is pointed at or the cursor stands in it. */
export function EventBand({ event, upper, axisY }: { event: EventLayout; upper: number; axisY: number }) {
  return (
    <rect
      x={round(event.x0)}
      y={upper}
      width={Math.max(1, round(event.x1 - event.x0))}
      height={axisY - upper}
      fill="var(--ink)"
      opacity={0.07}
    />
  );
}

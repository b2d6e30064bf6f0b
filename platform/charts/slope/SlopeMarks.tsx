import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import type { SlopeLayout, SlopeLine } from './layout-slope.ts';
import type { SlopeInput } from './slope-data.ts';

/** Two upright lines of time, the places between them, hairlines first, with figures left and names right. */
export function SlopeMarks({ layout, data }: { layout: SlopeLayout; data: SlopeInput }) {
  const { left, right, upper, lower, lines, rest } = layout;
  return (
    <>
      {[left, right].map((x) => (
        <line key={x} x1={x} x2={x} y1={upper - 6} y2={lower} stroke="var(--axis)" />
      ))}
      <ChartText x={left} y={lower + 18} anchor="middle">
        {data.first}
      </ChartText>
      <ChartText x={right} y={lower + 18} anchor="middle">
        {data.last}
      </ChartText>
      {rest && <path d={rest} fill="none" stroke="var(--ghost)" strokeWidth={1} opacity={0.6} />}
      {lines.map(
        (line) => line.row.coloured && <Coloured key={line.row.id} line={line} {...{ left, right }} />,
      )}
      {lines.map((line) => (
        <Words key={line.row.id} line={line} {...{ left, right }} />
      ))}
    </>
  );
}

interface PartProps extends Pick<SlopeLayout, 'left' | 'right'> {
  line: SlopeLine;
}

function Coloured({ line: { row, y1, y2, color, strokeWidth }, left, right }: PartProps) {
  return (
    <>
      <line
        x1={left}
        y1={y1}
        x2={right}
        y2={y2}
        stroke={color}
        strokeWidth={strokeWidth}
        strokeDasharray={row.reference ? '1 3' : undefined}
        strokeLinecap="round"
      />
      <circle cx={left} cy={y1} r={3} fill={color} />
      <circle cx={right} cy={y2} r={3} fill={color} />
    </>
  );
}

function Words({ line: { left: start, right: end, color, bold, row }, left, right }: PartProps) {
  const ink = bold && !row.reference ? color : 'var(--ink-2)';
  return (
    <>
      {start && (
        <ChartText x={left - 8} y={start.y + 4} anchor="end" color={ink} bold={bold}>
          {start.text}
        </ChartText>
      )}
      {end && (
        <ChartText x={right + 8} y={end.y + 4} color={ink} bold={bold}>
          {end.text}
        </ChartText>
      )}
    </>
  );
}

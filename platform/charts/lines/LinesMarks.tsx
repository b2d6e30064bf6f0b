import { useId } from 'react';
import { AxisBreak, DayAxisMarks, GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { AheadGround, AheadWords } from '#platform/charts/marks/AheadGround.tsx';
import { BreakMarks } from '#platform/charts/marks/BreakMarks.tsx';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { GapMarks, HatchPattern } from '#platform/charts/marks/GapMarks.tsx';
import { GhostMarks } from '#platform/charts/marks/GhostMarks.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import type { LineLayout, LinesLayout } from './layout-lines.ts';
import type { LinesInput } from './lines-data.ts';

/** Grid, missing periods, bands, lines with a halo so that crossings read, breaks, and each name at its line's end. */
export function LinesMarks({ layout, data }: { layout: LinesLayout; data: LinesInput }) {
  const hatch = useId();
  const { timeAxis, axisY, lines, between } = layout;
  return (
    <>
      <defs>
        <HatchPattern id={hatch} />
      </defs>
      <AheadGround x={layout.aheadX} right={timeAxis.right} axisY={axisY} />
      <GridMarks
        axis={layout.valueAxis}
        left={timeAxis.left}
        right={timeAxis.right}
        inGutter={layout.inGutter}
        unit={data.about.unit}
      />
      <GapMarks gaps={layout.gaps} hatch={hatch} words={data.texts.noData} />
      {between && (
        <g opacity={0.2}>
          <path d={between.first} fill={lines[0]?.color} />
          <path d={between.second} fill={lines[1]?.color} />
        </g>
      )}
      {lines.map(
        ({ id, band, color }) =>
          band && <path key={id} d={band} fill={color} style={{ opacity: 'var(--band-80)' }} />,
      )}
      {layout.rest.length > 0 && (
        <path d={layout.rest.join('')} fill="none" stroke="var(--ghost)" strokeWidth={1} opacity={0.5} />
      )}
      {lines.map((line) => (
        <LinePart key={line.id} line={line} sparse={layout.sparse} />
      ))}
      {lines.map(({ id, later }) => (
        <GhostMarks key={id} path={later} />
      ))}
      <BreakMarks breaks={layout.breaks} left={timeAxis.left} right={timeAxis.right} axisY={axisY} />
      {lines.map((line) => (
        <LineLabel key={line.id} line={line} right={timeAxis.right} />
      ))}
      <PeriodMark mark={layout.mark} axisY={axisY} color={lines[0]?.color} />
      <AheadWords x={layout.aheadX} right={timeAxis.right} words={data.texts.projection} />
      <DayAxisMarks axis={timeAxis} y={axisY} />
      {layout.isCut && <AxisBreak x={timeAxis.left} y={axisY} />}
    </>
  );
}

function LinePart({ line, sparse }: { line: LineLayout; sparse: boolean }) {
  const { path, ahead, dotted, color, strokeWidth, points, isDotted } = line;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {dotted && <path d={dotted} stroke={color} strokeWidth={1} strokeDasharray="1 3" />}
      <path d={path} stroke="var(--ground)" strokeWidth={strokeWidth + 2} />
      <path
        d={path}
        stroke={color}
        strokeWidth={strokeWidth}
        strokeDasharray={isDotted ? '1 3.5' : undefined}
      />
      {ahead && <path d={ahead} stroke={color} strokeWidth={2} strokeDasharray="5 4" strokeLinecap="butt" />}
      {sparse &&
        points.map(
          (point) =>
            point && (
              <circle
                key={point.x}
                cx={round(point.x)}
                cy={round(point.y)}
                r={3}
                fill="var(--ground)"
                stroke={color}
                strokeWidth={1.5}
              />
            ),
        )}
    </g>
  );
}

/** The period that is spoken of, with its words. */
function PeriodMark({ mark, axisY, color }: Pick<LinesLayout, 'mark' | 'axisY'> & { color?: string }) {
  if (!mark) return null;
  const { x, y, label, anchor } = mark;
  return (
    <>
      <line x1={round(x)} y1={12} x2={round(x)} y2={axisY} stroke="var(--ink)" strokeWidth={1} />
      {y !== null && (
        <circle cx={round(x)} cy={round(y)} r={4} fill="var(--ground)" stroke={color} strokeWidth={2} />
      )}
      <ChartText x={round(x + (anchor === 'end' ? -6 : 6))} y={20} anchor={anchor} color="var(--ink)">
        {label}
      </ChartText>
    </>
  );
}

/** A hairline leads from the end to a label that had to move. */
function LineLabel({ line: { end, color, label, labelY }, right }: { line: LineLayout; right: number }) {
  if (!end) return null;
  const moved = Math.abs(labelY - end.y) > 6 || right - end.x > 12;
  return (
    <>
      <circle cx={round(end.x)} cy={round(end.y)} r={3} fill={color} />
      {moved && label !== '' && (
        <line
          x1={round(end.x + 3)}
          y1={round(end.y)}
          x2={right + 6}
          y2={round(labelY)}
          stroke={color}
          strokeWidth={1}
          opacity={0.5}
        />
      )}
      <ChartText x={right + 8} y={round(labelY + 4)} color={color} bold>
        {label}
      </ChartText>
    </>
  );
}

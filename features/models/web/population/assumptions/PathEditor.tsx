import { useMemo, useState } from 'react';
import { GridMarks } from '#platform/charts/axes/AxisMarks.tsx';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { ChartText } from '#platform/charts/marks/ChartText.tsx';
import { round } from '#platform/charts/marks/line-path.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { Knot } from '#simulation/population/knots.ts';
import type { PathRoom } from '#features/models/domain/population/move-knot.ts';
import { isSamePath, moveKnot, removeKnot } from '#features/models/domain/population/move-knot.ts';
import type { PathName } from '#features/models/domain/population/population-params.ts';
import { KnotHandle } from './KnotHandle.tsx';
import { layoutPaths, pastLine, pathLine, type PathData, type PathScale } from './layout-path.ts';
import styles from './PathEditor.module.css';

/** A path of the chart with its name and where its knots may go. */
export interface EditedPath extends PathData {
  name: PathName;
  label: string;
  room: PathRoom;
}

interface Props {
  paths: readonly EditedPath[];
  span: { from: number; base: number; to: number };
  digits: number;
  disabled: boolean;
  onPath: (name: PathName, knots: Knot[]) => void;
}

const nominal = { width: 400, height: 132 };

/** A small chart of what was, the reference and one's own, whose knots are moved by hand or by keys. */
export function PathEditor({ paths, span, digits, disabled, onPath }: Props) {
  const { round: short, number } = useFormats();
  const { container, size } = useChartSize(nominal);
  const fresh = useMemo(() => layoutPaths(paths, span, size, short), [paths, span, size, short]);
  // Under the hand the scale stands still.
  const [held, setHeld] = useState<PathScale | null>(null);
  const scale = held ?? fresh;
  return (
    <div ref={container} className={styles.chart}>
      <svg width="100%" height={scale.height} viewBox={`0 0 ${scale.width} ${scale.height}`}>
        <PathGround scale={scale} />
        {paths.map(({ name, past, reference, own }) => (
          <g key={name} fill="none" strokeLinejoin="round">
            <path d={pastLine(past, scale, span.from)} stroke="var(--ink-2)" strokeWidth={1.5} />
            <path d={pathLine(reference, span, scale)} stroke="var(--ghost)" strokeWidth={1.5} />
            {!isSamePath(own, reference) && (
              <path d={pathLine(own, span, scale)} stroke="var(--c6)" strokeWidth={2} />
            )}
          </g>
        ))}
        {paths.flatMap(({ name, label, room, reference, own }) =>
          own.flatMap((knot, index) =>
            knot.year < span.base || knot.year > span.to
              ? []
              : [
                  <KnotHandle
                    key={`${name}${index}`}
                    {...{ knot, scale, room, disabled }}
                    isReference={isSamePath(own, reference)}
                    label={`${label}, ${knot.year}`}
                    said={`${knot.year}: ${number(knot.value, digits)}`}
                    onMove={(to) => onPath(name, moveKnot(own, index, to, room))}
                    onRemove={() => onPath(name, removeKnot(own, index))}
                    onHold={(isHeld) => setHeld(isHeld ? scale : null)}
                  />,
                ],
          ),
        )}
      </svg>
    </div>
  );
}

function PathGround({ scale }: { scale: PathScale }) {
  const { width, left, axisY, axis, years, baseX } = scale;
  const right = width - 10;
  return (
    <>
      <rect x={round(baseX)} y={10} width={round(right - baseX)} height={axisY - 10} fill="var(--proj)" />
      <GridMarks {...{ axis, left, right }} inGutter />
      <line x1={left} x2={right} y1={axisY} y2={axisY} stroke="var(--axis)" />
      {years.map(({ year, x }) => (
        <ChartText key={year} x={round(x)} y={axisY + 16} anchor="middle">
          {year}
        </ChartText>
      ))}
    </>
  );
}

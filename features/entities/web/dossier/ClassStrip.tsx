import { useMemo } from 'react';
import { useChartSize } from '#platform/charts/frame/use-chart-size.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { ClassMargins } from '../../domain/company/class-margins.ts';
import { layoutClassStrip } from '../../domain/company/layout-class-strip.ts';
import styles from './ClassStrip.module.css';

const nominal = { width: 400, height: 104 };
/** Rows above and below the dots. */
const above = 20;
const below = 20;

/** Each organisation of a class as a dot by its margin, the company among them; the sentence beside it says the same. */
export function ClassStrip({
  margins,
  own,
  label,
}: {
  margins: ClassMargins;
  own: number;
  /** What the picture says, in words. */
  label: string;
}) {
  const { percent } = useFormats();
  const { container, size } = useChartSize(nominal);
  const height = size.height - above - below;
  const { dots, ticks, ...marks } = useMemo(
    () => layoutClassStrip(margins, own, { width: size.width, height }),
    [margins, own, size.width, height],
  );
  const axis = above + height;
  return (
    <div ref={container}>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
      >
        {ticks.map(({ value, x }) => (
          <g key={value}>
            <line x1={x} x2={x} y1={above} y2={axis} className={styles.tick} />
            <text x={x} y={size.height - 4}>
              {percent(value, 0)}
            </text>
          </g>
        ))}
        <line x1={0} x2={size.width} y1={axis} y2={axis} className={styles.axis} />
        <line x1={marks.median} x2={marks.median} y1={above} y2={axis} className={styles.median} />
        {dots.map(({ x, y }, at) => (
          <circle key={at} cx={x} cy={above + y} r={3.5} className={styles.dot} />
        ))}
        <circle cx={marks.own.x} cy={above + marks.own.y} r={5.5} className={styles.own} />
        <text x={Math.min(size.width - 20, Math.max(20, marks.own.x))} y={14} className={styles.value}>
          {percent(own, 0)}
        </text>
      </svg>
    </div>
  );
}

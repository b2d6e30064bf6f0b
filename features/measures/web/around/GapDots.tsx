import { useText } from '#platform/web/text.ts';
import { stackGaps } from '../../domain/around/stack-gaps.ts';
import type { Comparison } from './comparison.ts';
import styles from './GapDots.module.css';

const columns = 40;
const step = 8;
const width = columns * step;

interface Props {
  comparison: Comparison;
  /** The ends of the scale: what is farther stands at them. */
  limit: number;
  write: (gap: number) => string;
}

/** A dot a region by how far it went from its twins; the measure's own is filled. Said in words beside it. */
export function GapDots({ comparison: { place, gap, others }, limit, write }: Props) {
  const t = useText();
  const all = [{ yugoId: place.yugoId, gap }, ...others.filter(({ yugoId }) => yugoId !== place.yugoId)];
  const dots = stackGaps(all, { limit, columns });
  const rows = 1 + Math.max(...dots.map(({ level }) => level));
  const height = rows * step + 1;
  return (
    <div className={styles.plot}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
        <line className={styles.none} x1={width / 2} x2={width / 2} y1={0} y2={height} />
        <line className={styles.axis} x1={0} x2={width} y1={height - 0.5} y2={height - 0.5} />
        {dots.map(({ yugoId, column, level }) => (
          <circle
            key={yugoId}
            className={styles.dot}
            data-own={yugoId === place.yugoId || undefined}
            cx={(column + 0.5) * step}
            cy={height - 1 - (level + 0.5) * step}
            r={yugoId === place.yugoId ? 4 : 3}
          />
        ))}
      </svg>
      <p className={styles.scale} aria-hidden>
        <span>≤ {write(-limit)}</span>
        <span>{t('MeasureAround_Alike')}</span>
        <span>≥ {write(limit)}</span>
      </p>
    </div>
  );
}

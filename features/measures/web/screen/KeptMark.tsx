import { gapAt } from '../balance/gap-scale.ts';
import styles from './KeptMark.module.css';

interface Props {
  /** Ends of the promised band, per cent. */
  promised: { low: number; high: number };
  /** What came, per cent; null = not known yet. */
  came: { gap: number; verdict: 'inside' | 'stronger' | 'weaker' } | null;
}

const width = 120;
const height = 16;

/** The promised band on a line around no change, cut at half, and what came as a dot: hollow outside of the band. Said in words beside it. */
export function KeptMark({ promised, came }: Props) {
  const y = height / 2;
  const at = (percent: number): number => gapAt(percent / 100, width);
  return (
    <svg className={styles.mark} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <line className={styles.line} x1={0} x2={width} y1={y} y2={y} />
      <line className={styles.band} x1={at(promised.low)} x2={at(promised.high)} y1={y} y2={y} />
      <line className={styles.zero} x1={at(0)} x2={at(0)} y1={1} y2={height - 1} />
      {came && (
        <circle
          className={styles.dot}
          data-hollow={came.verdict !== 'inside' || undefined}
          cx={at(came.gap)}
          cy={y}
          r={4}
        />
      )}
    </svg>
  );
}

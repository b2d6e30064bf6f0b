import { gapAt } from './gap-scale.ts';
import type { BalanceRow } from './load-balance.ts';
import styles from './Marks.module.css';

const width = 180;
const height = 16;

/** How far a figure is from its norm: full where there is one, hollow against the country, hatched where nothing is known. */
export function GapMark({ row: { gap, reference } }: { row: BalanceRow }) {
  const middle = width / 2;
  const y = height / 2;
  const hollow = reference?.kind === 'country' || undefined;
  return (
    <svg className={styles.gap} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <line
        className={styles.line}
        x1={0}
        x2={width}
        y1={y}
        y2={y}
        data-unknown={gap === null || undefined}
      />
      {gap && (
        <>
          <line
            className={styles.bar}
            data-verdict={gap.verdict}
            data-hollow={hollow}
            x1={middle}
            x2={gapAt(gap.share, width)}
            y1={y}
            y2={y}
          />
          <circle
            className={styles.dot}
            data-verdict={gap.verdict}
            data-hollow={hollow}
            cx={gapAt(gap.share, width)}
            cy={y}
            r={4.5}
          />
        </>
      )}
      <line className={styles.norm} x1={middle} x2={middle} y1={1} y2={height - 1} />
    </svg>
  );
}

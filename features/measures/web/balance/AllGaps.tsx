import { useText } from '#platform/web/text.ts';
import { gapAt } from './gap-scale.ts';
import type { Balance } from './load-balance.ts';
import styles from './Marks.module.css';

const width = 320;
const rowHeight = 40;

/** Every distance of both balances, a line each. */
export function AllGaps({ balances }: { balances: readonly Balance[] }) {
  const t = useText();
  const height = balances.length * rowHeight + 16;
  return (
    <svg className={styles.all} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <line className={styles.norm} x1={width / 2} x2={width / 2} y1={14} y2={balances.length * rowHeight} />
      {balances.map(({ typeId, rows }, at) => {
        const y = at * rowHeight + 28;
        return (
          <g key={typeId}>
            <text className={styles.label} x={0} y={y - 10}>
              {t(`Balance_Tab_${typeId}`)}
            </text>
            <line className={styles.line} x1={0} x2={width} y1={y} y2={y} />
            {rows.map(
              ({ code, gap, reference }) =>
                gap && (
                  <circle
                    key={code}
                    className={styles.dot}
                    data-verdict={gap.verdict}
                    data-hollow={reference?.kind === 'country' || undefined}
                    cx={gapAt(gap.share, width)}
                    cy={y}
                    r={4}
                  />
                ),
            )}
          </g>
        );
      })}
      <text className={styles.label} x={width / 2} y={height - 2} textAnchor="middle">
        {t('Balance_Col_gap')}
      </text>
    </svg>
  );
}

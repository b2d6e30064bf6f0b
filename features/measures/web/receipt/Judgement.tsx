import { useText } from '#platform/web/text.ts';
import type { ReceiptOutcome } from './receipt-parts.ts';
import styles from './ReceiptTile.module.css';

interface Props {
  outcome: ReceiptOutcome | null;
  /** Said until there is one: when it comes, or why it will not. */
  awaited: string;
  /** A gap in words of its unit. */
  write: (gap: number) => string;
  cannotProve: string;
}

/** What may be made of the comparison, or why there is none yet. */
export function Judgement({ outcome, awaited, write, cannotProve }: Props) {
  const t = useText();
  if (outcome === null) return <p className={styles.note}>{awaited}</p>;
  const { gap, scatter, lack } = outcome;
  if (lack !== null || gap === null || scatter === null)
    return <p className={styles.note}>{t(`MeasureReceipt_Outcome_${lack ?? 'no_reports'}`)}</p>;
  const isCommon = gap >= scatter.low && gap <= scatter.high;
  return (
    <p className={styles.note}>
      {t(isCommon ? 'MeasureReceipt_Scatter_in' : 'MeasureReceipt_Scatter_out', {
        low: write(scatter.low),
        high: write(scatter.high),
      })}{' '}
      {cannotProve}
    </p>
  );
}

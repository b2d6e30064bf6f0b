import type { ReactNode } from 'react';
import { useText } from '#platform/web/text.ts';
import styles from './Receipt.module.css';

/** Where a number comes from. Figures are given as they are written on screen. */
export interface ReceiptFacts {
  figure: string;
  /** What it is over: for 14–20 October. */
  period?: string;
  addends: readonly { label: string; value: string }[];
  /** The line under the rule: the sum unless it is called otherwise (mean, ratio), the figure unless given. */
  total?: { label?: string; value?: string };
  /** Who said it, and what it does not say. */
  source: ReactNode;
  /** When it reached us, written: 20 October, 10:41. */
  received?: string;
  version?: string | number;
  /** A link to the series itself. */
  link?: ReactNode;
}

/** The receipt of a number: addends with leaders, the sum under a rule, source, time, version. */
export function Receipt({ figure, period, addends, total, source, received, version, link }: ReceiptFacts) {
  const t = useText();
  const origin = [
    received && t('Ui_ReceiptReceived', { moment: received }),
    version !== undefined && t('Ui_ReceiptVersion', { version }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={styles.receipt}>
      <p className={styles.head}>
        <span>{t('Ui_Receipt', { figure })}</span>
        {period && <span className={styles.period}>{period}</span>}
      </p>
      <dl>
        {addends.map(({ label, value }) => (
          <ReceiptRow key={label} label={label} value={value} />
        ))}
        <ReceiptRow isTotal label={total?.label ?? t('Ui_ReceiptSum')} value={total?.value ?? figure} />
      </dl>
      <p className={styles.source}>
        {source} {origin && `${origin[0]?.toUpperCase()}${origin.slice(1)}. `}
        {link}
      </p>
    </div>
  );
}

function ReceiptRow({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div className={`${styles.row} ${isTotal ? styles.sum : ''}`}>
      <dt>{label}</dt>
      <span className={styles.leader} aria-hidden />
      <dd>{value}</dd>
    </div>
  );
}

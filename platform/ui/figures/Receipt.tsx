import type { ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useCopied } from '#platform/ui/chart-frame/use-copied.ts';
import { useText } from '#platform/web/text.ts';
import { SampleTag } from './SampleTag.tsx';
import styles from './Receipt.module.css';

/** Where a number comes from. Figures are given as they are written on screen. */
export interface ReceiptFacts {
  figure: string;
  /** What it is over: for 14–20 October. */
  period?: string;
  addends: readonly { label: string; value: string }[];
  /** The line under the rule: the sum unless it is called otherwise (mean, ratio), the figure unless given. */
  total?: { label?: string; value?: string };
  /** How the addends make the figure where they are not added up. */
  formula?: string;
  /** Who said it, and what it does not say. */
  source: ReactNode;
  /** When it reached us, written: 20 October, 10:41. */
  received?: string;
  version?: string | number;
  /** Generated for demonstration. */
  sample?: boolean;
  /** Text to copy into a report. */
  citation?: string;
  /** Address of the call that answers it. */
  call?: string;
  /** A link to the series itself. */
  link?: ReactNode;
}

/** The receipt of a number: addends with leaders, the sum under a rule, formula, source, time, version, citation, call. */
export function Receipt(facts: ReceiptFacts) {
  const { figure, period, addends, total, formula, source, sample, citation, call, link } = facts;
  const t = useText();
  const origin = originOf(facts, t);
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
      {formula && <p className={styles.source}>{t('Ui_ReceiptFormula', { formula })}</p>}
      <p className={styles.source}>
        {source} {origin && `${origin[0]?.toUpperCase()}${origin.slice(1)}. `}
        {link}
        {sample && <SampleTag />}
      </p>
      {(citation ?? call) && (
        <p className={styles.tools}>
          {citation && <CopyCitation text={citation} />}
          {call && <a href={call}>{t('Ui_ReceiptCall')}</a>}
        </p>
      )}
    </div>
  );
}

function originOf({ received, version }: ReceiptFacts, t: ReturnType<typeof useText>): string {
  const parts = [
    received && t('Ui_ReceiptReceived', { moment: received }),
    version !== undefined && t('Ui_ReceiptVersion', { version }),
  ];
  return parts.filter(Boolean).join(', ');
}

function CopyCitation({ text }: { text: string }) {
  const t = useText();
  const [copied, copy] = useCopied();
  return (
    <Button size="small" variant="text" onClick={() => copy(text)}>
      <span aria-live="polite">{t(copied ? 'Ui_ReceiptCited' : 'Ui_ReceiptCite')}</span>
    </Button>
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

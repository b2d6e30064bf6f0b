import type { ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './FoldStep.module.css';

interface Props {
  number: number;
  title: string;
  /** Its values in one line, read while it is folded. */
  summary: ReactNode;
  /** What is wrong inside: said in the line, wherever the step stands. */
  problem: string | null;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A step of the assumptions: one line with its value, its fields where it is unfolded. */
export function FoldStep({ number, title, summary, problem, isOpen, onToggle, children }: Props) {
  const t = useText();
  const id = `scenario-step-${number}`;
  return (
    <section className={styles.step} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        <div>
          <h3 id={id}>{title}</h3>
          <p className={styles.summary}>{summary}</p>
          {problem !== null && (
            <p className={styles.problem} role="status">
              {problem}
            </p>
          )}
        </div>
        <Button size="small" variant="text" aria-expanded={isOpen} onClick={onToggle}>
          {t(isOpen ? 'Scenario_FoldStep' : 'Scenario_ChangeStep')}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      {isOpen && <div className={styles.body}>{children}</div>}
    </section>
  );
}

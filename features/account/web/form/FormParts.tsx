import type { ReactNode } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import { Hidden } from '#platform/ui/controls/Input.tsx';
import type { FormProblem } from './form-problem.ts';
import styles from './FormParts.module.css';

interface Props {
  problem: FormProblem | null;
  /** A way on that fits the problem. */
  children?: ReactNode;
}

/** The sentence about a whole form; when several fields are wrong, the one that says so. A single field speaks for itself. */
export function FormNote({ problem, children }: Props) {
  const t = useText();
  if (problem === null || (problem.title === null && Object.keys(problem.fields).length === 1)) return null;
  return (
    <p className={styles.note} role="alert" tabIndex={-1}>
      <Icon name="warning" size={14} /> {problem.title ?? t('Error_FormIncorrect')}
      {children}
    </p>
  );
}

/** The anti-forgery token of a form that works without JavaScript. */
export function Token({ value }: { value: string }) {
  return <Hidden name="xsrfToken" value={value} />;
}

import type { ReactNode } from 'react';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import styles from './Field.module.css';

/** What every field takes beside its own input. */
export interface FieldTexts {
  label: string;
  /** The label is read aloud but not seen. */
  labelHidden?: boolean;
  /** At the right end of the label: bounds, unit, a link. */
  hint?: ReactNode;
  /** Below, quiet: what to write. An error takes its place. */
  message?: ReactNode;
  /** Below, in the colour of trouble: what is wrong and how to mend it. */
  error?: string | null;
}

interface Props extends FieldTexts {
  /** Id of the input. */
  id: string;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** Label above, input, message below. */
export function Field({ id, label, labelHidden, hint, message, error, size = 'medium', children }: Props) {
  return (
    <div className={`${styles.field} ${styles[size] ?? ''}`}>
      <div className={labelHidden && !hint ? styles.hidden : styles.head}>
        <label htmlFor={id} className={labelHidden ? styles.hidden : undefined}>
          {label}
        </label>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      <div className={styles.box}>{children}</div>
      {error ? (
        <p id={messageId(id)} className={`${styles.message} ${styles.error}`} role="alert">
          <Icon name="warning" size={14} /> {error}
        </p>
      ) : (
        message && (
          <p id={messageId(id)} className={styles.message}>
            {message}
          </p>
        )
      )}
    </div>
  );
}

/** Ties an input to its message: spread it over the input. */
export function describedBy(id: string, { message, error }: FieldTexts) {
  return {
    'aria-describedby': message || error ? messageId(id) : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

function messageId(id: string): string {
  return `${id}-message`;
}

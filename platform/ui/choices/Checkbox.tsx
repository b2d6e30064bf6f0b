import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Input, type InputProps } from '#platform/ui/controls/Input.tsx';
import { useFieldProblem } from '#platform/ui/forms/field-problems.ts';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import styles from './Choice.module.css';

interface Props extends Omit<InputProps, 'type' | 'onChange' | 'ref'> {
  label: ReactNode;
  onChange?: (checked: boolean) => void;
  /** Some but not all of what stands under it; drawn as a dash. */
  indeterminate?: boolean;
  error?: string | null;
}

/** Yes or no; in a form it works without JavaScript. */
export function Checkbox({ id, label, onChange, indeterminate = false, error: given, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-message`;
  const problem = useFieldProblem(inputId);
  const error = given || problem;
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div>
      <label className={styles.choice}>
        <span className={styles.holder}>
          <Input
            {...rest}
            id={inputId}
            ref={input}
            type="checkbox"
            className={styles.check}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={onChange && ((event) => onChange(event.target.checked))}
          />
          <Icon name={indeterminate ? 'minus' : 'check'} size={12} className={styles.tick} />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="warning" size={14} /> {error}
        </p>
      )}
    </div>
  );
}

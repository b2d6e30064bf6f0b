import { useId, type ReactNode } from 'react';
import { Input, type InputProps } from '#platform/ui/controls/Input.tsx';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import { useFieldProblem } from '#platform/ui/forms/field-problems.ts';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

interface Props extends Omit<InputProps, 'size'>, FieldTexts {
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  /** Stands at the right end inside the input: a button of 32 px. */
  after?: ReactNode;
}

/** One line of text; every attribute of an input is passed on. */
export function TextField({
  size,
  icon,
  after,
  id,
  label,
  labelHidden,
  hint,
  message,
  error,
  className,
  ...rest
}: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const problem = useFieldProblem(inputId);
  const texts = { label, labelHidden, hint, message, error: error || problem };
  return (
    <Field {...texts} id={inputId} size={size}>
      {icon && (
        <span className={styles.before}>
          <Icon name={icon} />
        </span>
      )}
      <Input
        type="text"
        {...rest}
        {...describedBy(inputId, texts)}
        id={inputId}
        className={`${styles.input} ${after ? styles.room : ''} ${className ?? ''}`}
      />
      {after && <span className={styles.after}>{after}</span>}
    </Field>
  );
}

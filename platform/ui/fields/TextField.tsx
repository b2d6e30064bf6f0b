import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>, FieldTexts {
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  /** Stands at the right end inside the input: a button of 32 px. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
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
  const texts = { label, labelHidden, hint, message, error };
  return (
    <Field {...texts} id={inputId} size={size}>
      {icon && (
        <span className={styles.before}>
          <Icon name={icon} />
        </span>
      )}
      <input
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

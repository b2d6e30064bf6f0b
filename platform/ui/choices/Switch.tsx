import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './Choice.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'onChange'> {
  label: ReactNode;
  onChange?: (on: boolean) => void;
}

/** On or off, with effect at once; where a form is saved later, take a Checkbox. */
export function Switch({ label, onChange, ...rest }: Props) {
  return (
    <label className={styles.choice}>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says its own state
        role="switch"
        className={styles.switch}
        onChange={onChange && ((event) => onChange(event.target.checked))}
      />
      <span>{label}</span>
    </label>
  );
}

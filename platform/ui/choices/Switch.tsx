import type { ReactNode } from 'react';
import { Input, type InputProps } from '#platform/ui/controls/Input.tsx';
import styles from './Choice.module.css';

interface Props extends Omit<InputProps, 'type' | 'role' | 'onChange'> {
  label: ReactNode;
  onChange?: (on: boolean) => void;
}

/** On or off, with effect at once; where a form is saved later, take a Checkbox. */
export function Switch({ label, onChange, ...rest }: Props) {
  return (
    <label className={styles.choice}>
      <Input
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

import { useId, type ReactNode } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import styles from './Choice.module.css';

interface Props<Value extends string> {
  /** The question; `legendHidden` leaves it to the screen reader. */
  legend: string;
  legendHidden?: boolean;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  /** Field name in a form; one is made when left out. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  column?: boolean;
}

/** One of a few, all in view. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const {
    legend,
    legendHidden = false,
    options,
    name,
    value,
    defaultValue,
    onChange,
    column = false,
  } = props;
  const ownName = useId();
  return (
    <fieldset>
      <legend className={legendHidden ? 'sr-only' : styles.legend}>{legend}</legend>
      <div className={`${styles.group} ${column ? styles.column : ''}`}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <Input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useId } from 'react';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import styles from './Chips.module.css';

interface Props<Value extends string> {
  /** What is chosen, for a screen reader. */
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Field name where the control stands in a form. */
  name?: string;
}

/** One of two to five short words in a row: period, scale, view. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
}: Props<Value>) {
  const ownName = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={14} />}
          {option.label}
        </label>
      ))}
    </div>
  );
}

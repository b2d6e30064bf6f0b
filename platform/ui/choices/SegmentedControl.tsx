import { useId, useMemo } from 'react';
import { Input } from '#platform/ui/controls/Input.tsx';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import styles from './Chips.module.css';
import { useHeld, type Choose } from './use-held.ts';

interface Props<Value extends string> {
  /** What is chosen, for a screen reader. */
  label: string;
  options: readonly { value: Value; label: string; icon?: IconName; disabled?: boolean }[];
  value: Value;
  onChange: Choose<Value>;
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
  const [shown, press] = useHeld(value, onChange);
  // Options and what takes them being the same, its inputs are not written anew: each costs more than what it stands for.
  const segments = useMemo(
    () =>
      options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <Input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === shown}
            disabled={option.disabled}
            onChange={() => press(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={14} />}
          {option.label}
        </label>
      )),
    [options, name, ownName, shown, press],
  );
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {segments}
    </div>
  );
}

import type { LinkProps } from 'react-router';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import { Link } from '#platform/web/Link.tsx';
import styles from './Chips.module.css';
import { useHeld, type Choose } from './use-held.ts';

/** One chip of a row. */
export interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  disabled?: boolean;
}

interface Props<Value extends string> {
  /** What the row chooses, for a screen reader. */
  label: string;
  options: readonly ChipOption<Value>[];
  chosen: readonly Value[];
  /** Gets the whole new choice. */
  onChange: Choose<Value[]>;
}

/** Any number of a few, each switched on and off by a click. For one of a few take a SegmentedControl. */
export function Chips<Value extends string>({ label, options, chosen, onChange }: Props<Value>) {
  const [shown, press] = useHeld<Value[]>([...chosen], onChange);
  const toggle = (value: Value) =>
    press(shown.includes(value) ? shown.filter((each) => each !== value) : [...shown, value]);
  return (
    <fieldset aria-label={label} className={styles.chips}>
      {options.map(({ value, label: words, icon, disabled }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={shown.includes(value)}
          disabled={disabled}
          onClick={() => toggle(value)}
        >
          {icon && <Icon name={icon} size={12} />}
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** A chip that leads somewhere: an entity of a news item, a filter kept in the address. */
export function ChipLink({ current = false, ...rest }: LinkProps & { current?: boolean }) {
  return <Link {...rest} className={styles.chip} aria-current={current ? 'true' : undefined} />;
}

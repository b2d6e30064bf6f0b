import type { ButtonHTMLAttributes, Ref } from 'react';
import { formatCount } from '#platform/shared/numbers.ts';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import styles from './Button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The words for those who do not see the icon; also its tooltip. */
  label: string;
  /** Side in px. */
  size?: 28 | 32 | 40;
  filled?: boolean;
  /** A number in the corner, 99+ above 99; nothing at 0. It is read after the label. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon alone. */
export function IconButton({ icon, label, size = 32, filled, count = 0, className, ...rest }: Props) {
  const side = size === 28 ? styles.icon28 : size === 40 ? styles.icon40 : '';
  const name = count > 0 ? `${label}, ${formatCount(count)}` : label;
  return (
    <button
      title={name}
      type="button"
      {...rest}
      aria-label={name}
      className={`${styles.icon} ${side} ${styles.holder} ${className ?? ''}`}
    >
      <Icon name={icon} size={size === 40 ? 20 : 16} filled={filled} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden>
          {formatCount(count)}
        </span>
      )}
    </button>
  );
}

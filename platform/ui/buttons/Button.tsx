import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '#platform/ui/icons/Icon.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './Button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: IconName;
  /** Work is under way: a turning ring, clicks are ignored, focus stays. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `second` unless told, and never submits a form unless `type="submit"`. With `aria-disabled` it can be reached and pressed, to say what is missing. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  'aria-disabled': isBlocked,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={`${buttonClass({ variant, size, wide })} ${className ?? ''}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || isBlocked || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <span className={styles.spinner} aria-hidden />
      ) : (
        icon && <Icon name={icon} size={size === 'small' ? 14 : 16} />
      )}
      {children}
    </button>
  );
}

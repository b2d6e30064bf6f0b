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

/** A button; `second` unless told, and never submits a form unless `type="submit"`. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      className={`${buttonClass({ variant, size, wide })} ${className ?? ''}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
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

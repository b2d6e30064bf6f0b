import styles from './Button.module.css';

/** One `primary` a screen; `access` (orange) only for getting access. */
export type ButtonVariant = 'primary' | 'second' | 'text' | 'danger' | 'access';

/** 32, 40 and 48 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  wide?: boolean;
}

/** The class of anything that must look like a button: links, labels, triggers. */
export function buttonClass({ variant = 'second', size = 'medium', wide = false }: ButtonLook = {}): string {
  const parts = [styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide];
  return parts.filter(Boolean).join(' ');
}

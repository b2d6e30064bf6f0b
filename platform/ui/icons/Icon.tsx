import { actionShapes } from './action-shapes.ts';
import { arrowShapes } from './arrow-shapes.ts';
import { thingShapes } from './thing-shapes.ts';
import styles from './Icon.module.css';

/** Every icon by name: one path each on a 16 px square. */
export const iconShapes = { ...actionShapes, ...arrowShapes, ...thingShapes } as const;

export type IconName = keyof typeof iconShapes;

interface Props {
  name: IconName;
  /** Side in px; 16 unless told. */
  size?: number;
  /** Said aloud; without it the icon is silent and its neighbour must carry the words. */
  label?: string;
  filled?: boolean;
  className?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 16, label, filled = false, className }: Props) {
  return (
    <svg
      className={`${styles.icon} ${filled ? styles.filled : ''} ${className ?? ''}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}

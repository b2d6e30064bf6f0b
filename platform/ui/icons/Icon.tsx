import { actionShapes } from './action-shapes.ts';
import { thingShapes } from './thing-shapes.ts';
import styles from './Icon.module.css';

/** Directions. The three of a change (`up`, `down`, `level`) are drawn by ChangeArrow on their own square. */
const arrowShapes = {
  'chevron-down': 'm4 6 4 4 4-4',
  'chevron-up': 'm4 10 4-4 4 4',
  'chevron-left': 'm10 4-4 4 4 4',
  'chevron-right': 'm6 4 4 4-4 4',
  'arrow-up': 'M8 13.5v-11M3.5 7 8 2.5 12.5 7',
  'arrow-down': 'M8 2.5v11M3.5 9 8 13.5 12.5 9',
  'arrow-left': 'M13.5 8h-11M7 3.5 2.5 8 7 12.5',
  'arrow-right': 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
} as const;

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

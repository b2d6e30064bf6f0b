/** Directions. The three of a change (`up`, `down`, `level`) are drawn by ChangeArrow on their own square. */
export const arrowShapes = {
  'chevron-down': 'm4 6 4 4 4-4',
  'chevron-up': 'm4 10 4-4 4 4',
  'chevron-left': 'm10 4-4 4 4 4',
  'chevron-right': 'm6 4 4 4-4 4',
  'arrow-up': 'M8 13.5v-11M3.5 7 8 2.5 12.5 7',
  'arrow-down': 'M8 2.5v11M3.5 9 8 13.5 12.5 9',
  'arrow-left': 'M13.5 8h-11M7 3.5 2.5 8 7 12.5',
  'arrow-right': 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
} as const;

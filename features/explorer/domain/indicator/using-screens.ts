/** Screens of a place that show an indicator. */
export const usingScreens = [
  'overview',
  'population',
  'ecology',
  'finance',
  'products',
  'geo',
  'smb',
  'populationDetail',
  'healthDetail',
  'ecologyDetail',
  'dashboard',
] as const;
/** One of them, by the name of its address. */
export type UsingScreen = (typeof usingScreens)[number];

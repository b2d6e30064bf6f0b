/** What a projection is compared with: the middle one, and others that differ from it in what their name says. */
export const variants = [
  'medium',
  'fewerBirthsNoMigration',
  'fewerBirths',
  'noMigration',
  'low',
  'high',
  'moreMigration',
  'moreBirths',
] as const;
export type Variant = (typeof variants)[number];

/** Rosstat's three roads of life expectancy; `low` and `high` are shorter and longer lives and nothing else. */
export const goals = ['low', 'medium', 'high'] as const;
export type Goal = (typeof goals)[number];

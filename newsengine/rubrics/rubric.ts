/** The news rubrics, numbered as the specification lists them; 1 (all) is not a rubric an item can have. */
export const rubricNames = {
  2: 'world',
  3: 'politics',
  4: 'economics',
  5: 'hi-tech',
  6: 'sports',
  7: 'auto',
  8: 'travel',
  9: 'entertainment',
  10: 'science',
  11: 'culture',
  12: 'health',
  13: 'photo and design',
  14: 'regions',
} as const;

/** A rubric's number, 2 to 14. */
export type Rubric = keyof typeof rubricNames;

/**
 * How much of a rubric is read for pleasure or learning rather than for what has changed today, 0…1. Sports, cars,
 * travel, entertainment, photo and design are all leisure; finds, devices and works can wait; advice on health in part.
 */
export const leisureShares: ReadonlyMap<number, number> = new Map([
  [5, 0.6],
  [6, 1],
  [7, 1],
  [8, 1],
  [9, 1],
  [10, 0.7],
  [11, 0.6],
  [12, 0.25],
  [13, 1],
]);

/** Rubrics in which something is decided for many: politics, economics, what happens in the regions. */
export const publicRubrics: ReadonlySet<number> = new Set([3, 4, 14]);

/** The class names of the rubric model, in its order. */
export const rubricClasses: readonly string[] = Object.keys(rubricNames);

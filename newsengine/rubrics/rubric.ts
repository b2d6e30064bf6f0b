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

/** What one reads for pleasure: sports, cars, travel, entertainment, photo and design. On a front page it weighs half. */
export const leisureRubrics: ReadonlySet<number> = new Set([6, 7, 8, 9, 13]);

/** The class names of the rubric model, in its order. */
export const rubricClasses: readonly string[] = Object.keys(rubricNames);

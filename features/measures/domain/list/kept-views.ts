/** Bounds of the views of the list that an account keeps; lengths in letters. */
export const keptViews = { most: 30, name: 80, search: 1_000 } as const;

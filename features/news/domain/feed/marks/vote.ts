/** What a reader may think of an item. */
export const votes = ['true', 'fake', 'unsure'] as const;

/** One of the three answers of the poll. */
export type Vote = (typeof votes)[number];

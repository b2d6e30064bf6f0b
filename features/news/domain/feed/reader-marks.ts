/** What a reader may think of an item. */
export const votes = ['true', 'fake', 'unsure'] as const;

/** One of the three answers of the poll. */
export type Vote = (typeof votes)[number];

/** What a person may keep of an item. */
export const markKinds = ['read', 'later', 'favourite', 'liked'] as const;

/** One of the four marks. */
export type MarkKind = (typeof markKinds)[number];

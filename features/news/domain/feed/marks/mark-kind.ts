/** What a person may keep of an item. */
export const markKinds = ['read', 'later', 'favourite', 'liked'] as const;

/** One of the four marks. */
export type MarkKind = (typeof markKinds)[number];

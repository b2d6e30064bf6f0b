/** How somebody stands to another: asked = they wait for the other's answer, asking = the other waits for theirs. */
export const relations = ['none', 'asked', 'asking', 'friends', 'blocked', 'self'] as const;

export type Relation = (typeof relations)[number];

/** Lists of the friends page. */
export const friendLists = ['all', 'online', 'incoming', 'own', 'recommended', 'blocked'] as const;

export type FriendList = (typeof friendLists)[number];

/** How a feed fares: read well, refused lately, gone for good, never read yet, paused, taken away. */
export const feedHealths = ['working', 'failing', 'gone', 'waiting', 'paused', 'removed'] as const;

export type FeedHealth = (typeof feedHealths)[number];

/** Orders of the list of feeds. */
export const feedSorts = ['title', 'lastSuccess', 'itemsPerDay', 'failures', 'added'] as const;

export type FeedSort = (typeof feedSorts)[number];

/** Who may see something, from the widest to the narrowest; the database keeps the place in this list. */
export const audiences = ['everyone', 'registered', 'friends', 'me'] as const;

export type Audience = (typeof audiences)[number];

/** What a person decides on one by one: spec 3, and who opens the page at all. */
export const privacyFields = [
  'profile',
  'birthDate',
  'career',
  'contacts',
  'accounts',
  'friends',
  'subscriptions',
  'comments',
  'importantNews',
  'friendAdded',
  'messages',
] as const;

export type PrivacyField = (typeof privacyFields)[number];

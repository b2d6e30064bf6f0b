/** What accounts are told of, in the order their page lists it. */
export const noticeKinds = [
  'threshold',
  'search',
  'reminder',
  'rating',
  'forecast',
  'board',
  'measure',
  'message',
  'friend',
  'comment',
] as const;

/** A kind of what accounts are told of. */
export type NoticeKind = (typeof noticeKinds)[number];

/** Seconds after which a webhook that was not taken is tried again; after the last of them it is given up. */
export const webhookPauses = [60, 300, 1800, 7200, 43_200] as const;

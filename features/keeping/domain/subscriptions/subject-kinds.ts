/** What can be followed, in the order the page shows it. */
export const subjectKinds = [
  'category',
  'region',
  'entity',
  'story',
  'search',
  'theme',
  'rubric',
  'source',
] as const;

/** A kind of what can be followed. */
export type SubjectKind = (typeof subjectKinds)[number];

/** Subjects an account follows at most. */
export const mostSubscriptions = 60;

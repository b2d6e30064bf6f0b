/** What can be followed, in the order the page shows it. */
export const subjectKinds = [
  'category',
  'region',
  'entity',
  'story',
  'affair',
  'search',
  'theme',
  'industry',
  'rubric',
  'source',
] as const;

/** A kind of what can be followed. */
export type SubjectKind = (typeof subjectKinds)[number];

/** Kinds whose names everybody knows; the others are read by the rooms that keep them, or are somebody's own. */
export const namedKinds = [
  'rubric',
  'region',
  'story',
  'affair',
  'entity',
  'source',
] as const satisfies SubjectKind[];

/** Whether the news room names a subject of this kind. */
export function isNamedKind(kind: SubjectKind): kind is (typeof namedKinds)[number] {
  return namedKinds.some((named) => named === kind);
}

/** Subjects an account follows at most. */
export const maxSubscriptions = 60;

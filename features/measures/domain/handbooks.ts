/** Handbooks that are written here. */
export const writtenHandbooks = ['issue', 'unit', 'subject', 'prompt'] as const;

/** One of those. */
export type Handbook = (typeof writtenHandbooks)[number];

/** Classifiers: kept by statistics and ministries, only read here. */
const classifiers = ['age', 'okved', 'icd', 'region'] as const;

/** All of them, in the order of the rail. */
export const allHandbooks = [...writtenHandbooks, ...classifiers] as const;

/** A merge of two entries can be taken back for this long. Unit: days. */
export const undoDays = 30;

/** The last moment at which a merge can be taken back. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + undoDays * 86_400_000);
}

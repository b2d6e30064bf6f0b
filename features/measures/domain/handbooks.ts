/** Handbooks that are written here. */
export const writtenHandbooks = ['issue', 'unit', 'subject', 'prompt'] as const;

/** One of those. */
export type Handbook = (typeof writtenHandbooks)[number];

/** Classifiers: kept by statistics and ministries, only read here. */
const classifiers = ['age', 'okved', 'icd', 'region'] as const;

/** All of them, in the order of the rail. */
export const allHandbooks = [...writtenHandbooks, ...classifiers] as const;

/** Issue of the handbook, by its own code, that a kind of the code book of OxCGRT is about. */
export const issueOfKind: Readonly<Record<string, string>> = {
  C1: 'issue-schools',
  C2: 'issue-remote',
  C3: 'issue-events',
  C4: 'issue-events',
  C5: 'issue-travel',
  C6: 'issue-home',
  C7: 'issue-travel',
  C8: 'issue-travel',
  E1: 'issue-unemployment',
  E2: 'issue-mortgage',
  H1: 'issue-information',
  H2: 'issue-testing',
  H3: 'issue-tracing',
  H4: 'issue-beds',
  H5: 'issue-vaccination',
  H6: 'issue-masks',
  H7: 'issue-vaccination',
  H8: 'issue-elderly',
};

/** A merge of two entries can be taken back for this long. Unit: days. */
export const undoDays = 30;

/** The last moment at which a merge can be taken back. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + undoDays * 86_400_000);
}

import { roleNumbers } from '#platform/shared/roles.ts';

/** Signs of what a reader writes of a mistake. */
export const reportLength = { least: 5, most: 2000 } as const;
/** Reports of one account that may wait at once. */
export const maxOpenReports = 20;
/** Roles that read what readers found wrong and settle it. */
export const reportReaders: readonly number[] = [
  roleNumbers.superUser,
  roleNumbers.regionalEditor,
  roleNumbers.superModerator,
];

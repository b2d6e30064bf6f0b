import { roleNumbers } from '#platform/shared/roles.ts';

/** Roles that add, change, pause and remove feeds. */
export const feedKeepers: readonly number[] = [
  roleNumbers.superUser,
  roleNumbers.regionalEditor,
  roleNumbers.superModerator,
];

import { roleNumbers } from '#platform/shared/roles.ts';

/** Roles that switch sources on, run them and decide on what waits. */
export const sourceKeepers: readonly number[] = [
  roleNumbers.superUser,
  roleNumbers.regionalEditor,
  roleNumbers.superModerator,
];

import { roleNumbers } from '#platform/shared/roles.ts';

/** Roles that look at what people report and at comments that wait. */
export const moderators: readonly number[] = [
  roleNumbers.superUser,
  roleNumbers.moderator,
  roleNumbers.superModerator,
];

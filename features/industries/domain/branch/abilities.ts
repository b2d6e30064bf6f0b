import { holdsOneOf, roleNumbers, type Holder } from '#platform/shared/roles.ts';

/** Roles that make and change branches. */
export const branchEditors: readonly number[] = [
  roleNumbers.superUser,
  roleNumbers.regionalEditor,
  roleNumbers.superModerator,
];

/** May make a branch, change and remove those that do not come with the product. */
export function canEditBranches(holder: Holder): boolean {
  return holdsOneOf(holder, branchEditors);
}

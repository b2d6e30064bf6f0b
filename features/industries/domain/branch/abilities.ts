import { editors, holdsOneOf, type Holder } from '#platform/shared/roles.ts';

/** May make a branch, change and remove those that do not come with the product. */
export function canEditBranches(holder: Holder): boolean {
  return holdsOneOf(holder, editors);
}

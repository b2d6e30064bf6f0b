import { holdsOneOf, roleNumbers, type Holder } from '#platform/shared/roles.ts';

const { superUser, regionalEditor, superModerator } = roleNumbers;

/** May change this very compilation, article or announcement: a regional editor only what is their own. */
export function canEditDocument(
  holder: Holder & { readonly accountId: number | null },
  createdBy: number | null,
): boolean {
  if (holdsOneOf(holder, [superUser, superModerator])) return true;
  const { accountId } = holder;
  return holdsOneOf(holder, [regionalEditor]) && accountId !== null && createdBy === accountId;
}

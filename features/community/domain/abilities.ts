import { editors, holdsOneOf, peopleModerators, type Holder } from '#platform/shared/roles.ts';

/** Roles that ask readers something: those who write for readers, and those who look after what readers say. */
export const pollAskers: readonly number[] = [...new Set([...editors, ...peopleModerators])];

/** May ask readers of a story or item: a poll stands under it in the product’s own voice, so readers answer and do not ask. */
export function canAskPolls(holder: Holder): boolean {
  return holdsOneOf(holder, pollAskers);
}

/** May end this very poll and remove it: whoever asked it while they may still ask, and who looks after what people say. */
export function canSettlePoll(
  holder: Holder & { readonly accountId: number | null },
  askedBy: number | null,
): boolean {
  if (holdsOneOf(holder, peopleModerators)) return true;
  return canAskPolls(holder) && holder.accountId !== null && holder.accountId === askedBy;
}

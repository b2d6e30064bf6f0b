/** Roles that keep the feeds: super user, regional editor, super moderator. */
export const feedKeepers: readonly number[] = [3, 9, 12];

/** Roles that edit compilations, articles and announcements: the same as keep the feeds. */
export const newsEditors: readonly number[] = feedKeepers;

/** What a right depends on. */
interface Holder {
  readonly roles: readonly number[];
}

/** May add, change, pause and remove feeds. */
export function canManageFeeds({ roles }: Holder): boolean {
  return roles.some((role) => feedKeepers.includes(role));
}

/** May edit compilations, articles and announcements. */
export function canEditNews({ roles }: Holder): boolean {
  return roles.some((role) => newsEditors.includes(role));
}

/** May change this very compilation, article or announcement: a regional editor only what is their own. */
export function canEditDocument(
  { roles, accountId }: Holder & { accountId: number | null },
  createdBy: number | null,
): boolean {
  if (roles.includes(3) || roles.includes(12)) return true;
  return roles.includes(9) && accountId !== null && createdBy === accountId;
}

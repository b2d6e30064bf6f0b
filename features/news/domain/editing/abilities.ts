import { holdsOneOf, roleNumbers, type Holder } from '#platform/shared/roles.ts';

const { superUser, regionalEditor, superModerator } = roleNumbers;

/** Roles that edit compilations, articles and announcements. */
export const newsEditors: readonly number[] = [superUser, regionalEditor, superModerator];

/** May edit compilations, articles and announcements. */
export function canEditNews(holder: Holder): boolean {
  return holdsOneOf(holder, newsEditors);
}

import { editors, holdsOneOf, type Holder } from '#platform/shared/roles.ts';

/** May edit compilations, articles and announcements. */
export function canEditNews(holder: Holder): boolean {
  return holdsOneOf(holder, editors);
}

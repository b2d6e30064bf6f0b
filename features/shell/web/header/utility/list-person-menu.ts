import { canEditNews } from '#features/news/public.ts';
import type { MessageKey } from '#app/messages.ts';
import type { RouteName } from '#app/routes/route-table.ts';

/** Who opens the menu under their name. */
export interface Person {
  hasActiveLicense: boolean;
  linkedObjectYugoId: number | null;
  roles: readonly number[];
}

/** One line of the menu: where it leads. */
export interface PersonEntry {
  /** What the number beside it counts. */
  kept?: 'later' | 'favourite' | 'liked' | 'muted';
  route: RouteName;
  params: Record<string, string | number>;
  text: MessageKey;
}

/** Spec 2: the profile with a licence, else the way to get one; the dashboard for whoever is linked to a region (F1); then what the person keeps. Log out comes last, by itself. */
export function listPersonMenu({ hasActiveLicense, linkedObjectYugoId, roles }: Person): PersonEntry[] {
  const entries: (PersonEntry | null)[] = [
    hasActiveLicense
      ? { route: 'profile', params: {}, text: 'Titles_Profile' }
      : { route: 'landing', params: {}, text: 'Menu_NoLicence' },
    linkedObjectYugoId === null
      ? null
      : { route: 'dashboard', params: { id: linkedObjectYugoId }, text: 'Menu_Dashboard' },
    hasActiveLicense ? { route: 'myActions', params: {}, text: 'Titles_MyActions' } : null,
    { route: 'readLater', params: {}, text: 'Titles_ReadLater', kept: 'later' },
    { route: 'favorites', params: {}, text: 'Titles_Favorites', kept: 'favourite' },
    { route: 'liked', params: {}, text: 'Titles_Liked', kept: 'liked' },
    { route: 'muted', params: {}, text: 'Menu_Muted', kept: 'muted' },
    canEditNews({ roles }) ? { route: 'desk', params: {}, text: 'Menu_Desk' } : null,
    { route: 'replacePassword', params: {}, text: 'Menu_Security' },
    { route: 'settings', params: {}, text: 'Titles_Settings' },
  ];
  return entries.filter((entry) => entry !== null);
}

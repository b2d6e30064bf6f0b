import { federalYugoId, moscowYugoId } from '#platform/shared/known-places.ts';

/** The About item, as the specification numbers it. */
export const aboutNewsId = 35;

/** Who looks at the menu. */
export interface MenuVisitor {
  isLoggedIn: boolean;
  hasActiveLicense: boolean;
  linkedObjectYugoId: number | null;
}

/** One entry: the route's name and parts, its text, and on which pages it is the current one. */
export interface MenuEntry {
  route:
    | 'home'
    | 'event'
    | 'regions'
    | 'overview'
    | 'map-rf'
    | 'mine'
    | 'myActions'
    | 'sections'
    | 'serviceNews'
    | 'serviceNewsItem';
  params: Record<string, string | number>;
  text:
    | 'Menu_Home'
    | 'Menu_Main'
    | 'Menu_Regions'
    | 'Menu_Russia'
    | 'Menu_Map'
    | 'Menu_ServiceNews'
    | 'Menu_About'
    | 'Titles_Mine'
    | 'Titles_MyActions'
    | 'Titles_Sections';
}

/** The main menu of a visitor, in order. Spec 2: the event entry only signed in, the own measures only with a licence. */
export function listMenu(visitor: MenuVisitor): MenuEntry[] {
  const entries: (MenuEntry & { shown: boolean })[] = [
    { route: 'home', params: {}, text: 'Menu_Home', shown: true },
    {
      route: 'event',
      params: { yugoId: visitor.linkedObjectYugoId ?? moscowYugoId, page: 'exclusive' },
      text: 'Menu_Main',
      shown: visitor.isLoggedIn,
    },
    { route: 'regions', params: { id: 'incidence' }, text: 'Menu_Regions', shown: true },
    { route: 'overview', params: { id: federalYugoId }, text: 'Menu_Russia', shown: true },
    { route: 'map-rf', params: {}, text: 'Menu_Map', shown: true },
    { route: 'myActions', params: {}, text: 'Titles_MyActions', shown: visitor.hasActiveLicense },
    { route: 'mine', params: {}, text: 'Titles_Mine', shown: visitor.isLoggedIn },
    { route: 'sections', params: {}, text: 'Titles_Sections', shown: true },
  ];
  return entries.filter(({ shown }) => shown).map(({ shown: _shown, ...entry }) => entry);
}

/** What is said of the product itself: in the line of utilities, and below the menu of the burger. */
export const aboutEntries: readonly MenuEntry[] = [
  { route: 'serviceNews', params: {}, text: 'Menu_ServiceNews' },
  { route: 'serviceNewsItem', params: { id: aboutNewsId }, text: 'Menu_About' },
];

/** The page that is shown: its route's name and the id in its address. */
export interface ShownPage {
  route: string | undefined;
  id: string | undefined;
}

const regionPages = new Set([
  'region',
  'overview',
  'forecast',
  'regionNews',
  'regionEvents',
  'companies',
  'scenarios',
  'geo',
  'products',
  'population',
  'ecology',
  'finance',
]);

/** True when the entry leads to where the visitor is; the regions' entry stays current inside any region but the country. */
export function isCurrentEntry({ route }: MenuEntry, page: ShownPage): boolean {
  const isRegion = page.route !== undefined && regionPages.has(page.route);
  const isCountry = page.id === String(federalYugoId);
  if (route === 'regions') return page.route === 'regions' || (isRegion && !isCountry);
  if (route === 'overview') return isRegion && isCountry;
  if (route === 'map-rf') return page.route === 'map-rf' || page.route === 'map';
  if (route === 'serviceNewsItem') return page.route === 'serviceNewsItem' && page.id === String(aboutNewsId);
  if (route === 'serviceNews')
    return (
      page.route === 'serviceNews' || (page.route === 'serviceNewsItem' && page.id !== String(aboutNewsId))
    );
  return route === page.route;
}

/** How a page may be entered: anybody, or a signed-in account only. */
export type RouteAccess = 'public' | 'protected';

/** One page: its name, path without the locale, guard, layout and title. Children inherit what they do not set. */
export interface RouteEntry {
  name: string;
  /** Path below the parent in the router's notation; optional parts end in `?`. */
  path: string;
  /** Component file, relative to `features/`. */
  file: string;
  access?: RouteAccess;
  adaptive?: boolean;
  /** Width in px under which the page is in its compact variant. */
  mobileWidth?: number;
  hiddenHeader?: boolean;
  hiddenFooter?: boolean;
  titleKey?: string;
  children?: RouteEntry[];
}

/** Every page of the product. */
export const routeTable: RouteEntry[] = [
  { name: 'home', path: '', file: 'news/web/HomePage.tsx', hiddenFooter: true, titleKey: 'Titles_Home' },
];

import { matchRoutes } from 'react-router';
import type { Access } from '#platform/contract/endpoint.ts';
import { pageFiles } from './page-registry.ts';
import { routeTable, type RouteEntry } from './route-table.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** An address with its page's options, those inherited from its parents included. */
export interface ResolvedRoute {
  name: string;
  /** From the language on, for matching. */
  pattern: string;
  /** From the language on, for building. */
  address: string;
  access: Access;
  adaptive: boolean;
  mobileWidth: number;
  hiddenHeader: boolean;
  hiddenFooter: boolean;
  ownTitle: boolean;
  titleKey?: RouteEntry['titleKey'];
  /** Rooms whose texts the page needs. */
  rooms: readonly string[];
}

type Inherited = Pick<
  ResolvedRoute,
  'access' | 'adaptive' | 'mobileWidth' | 'hiddenHeader' | 'hiddenFooter' | 'ownTitle' | 'titleKey' | 'rooms'
>;

const usual: Inherited = {
  access: 'public',
  adaptive: false,
  mobileWidth: 1890,
  hiddenHeader: false,
  hiddenFooter: false,
  ownTitle: false,
  rooms: [],
};

/** A table flat, parents before children; a child inherits what it does not set. */
export function resolveRoutes(
  table: readonly RouteEntry[],
  parent: Inherited = usual,
  base = '/:locale',
): ResolvedRoute[] {
  return table.flatMap((entry) => {
    const options = inherit(entry, parent);
    const pattern = joinPath(base, entry.path);
    const { name, address } = entry;
    const own =
      name === undefined
        ? []
        : [
            {
              ...options,
              name,
              pattern,
              address: joinPath(base, address ?? entry.path),
            },
          ];
    return [...own, ...resolveRoutes(entry.children ?? [], options, pattern)];
  });
}

/** Every named address of the product. */
export const resolvedRoutes: readonly ResolvedRoute[] = resolveRoutes(routeTable);

/** Patterns for building addresses, by name. */
export const routeAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  resolvedRoutes.map(({ name, address }) => [name, address]),
);

const routeObjects = resolvedRoutes.map((route) => ({ path: route.pattern, handle: route }));

/** Answers for the addresses asked about last: every link of a page asks which page it stands on. */
const recent = new Map<string, ResolvedRoute | null>();
const maxRecent = 64;

/** The page behind an address (case and trailing slash do not matter), null for an unknown one. */
export function findRoute(path: string): ResolvedRoute | null {
  const known = recent.get(path);
  if (known !== undefined) return known;
  const found = matchRoute(path);
  if (recent.size >= maxRecent) recent.clear();
  recent.set(path, found);
  return found;
}

function matchRoute(path: string): ResolvedRoute | null {
  const page = path.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  const found: ResolvedRoute | undefined = matchRoutes(routeObjects, page)?.at(-1)?.route.handle;
  return found === undefined || found.name === 'unknown' ? null : found;
}

function inherit(entry: RouteEntry, parent: Inherited): Inherited {
  const { page, texts = [] } = entry;
  const room = page === undefined ? [] : [pageFiles[page].split('/')[1]!];
  return {
    access: entry.access ?? parent.access,
    adaptive: entry.adaptive ?? parent.adaptive,
    mobileWidth: entry.mobileWidth ?? parent.mobileWidth,
    hiddenHeader: entry.hiddenHeader ?? parent.hiddenHeader,
    hiddenFooter: entry.hiddenFooter ?? parent.hiddenFooter,
    ownTitle: entry.ownTitle ?? parent.ownTitle,
    titleKey: entry.titleKey ?? parent.titleKey,
    rooms: [...new Set([...parent.rooms, ...room, ...texts])],
  };
}

function joinPath(base: string, path: string): string {
  return path === '' ? base : `${base}/${path}`;
}

/** Rooms whose texts every page needs. */
const shared = ['web', 'ui', 'shell', 'shell/past'];

/** Files of texts, below features/ or platform/, that pages of these rooms need; `news/story` is the part `story` of the room news. */
export function textKeys(locale: Locale, rooms: readonly string[]): string[] {
  return [...new Set([...shared, ...rooms])].map((texts) => {
    const [room, ...part] = texts.split('/');
    return [room, 'messages', ...part, `${locale}.ts`].join('/');
  });
}

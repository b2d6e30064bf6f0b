import type { Access } from '#platform/contract/endpoint.ts';
import { firstPages } from './first-pages.ts';
import { openMatching } from './match-pattern.ts';
import { pageFiles } from './page-registry.ts';
import { routeTable, type RouteEntry } from './route-table.ts';

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
  /** The page is drawn with the first sheet of styles alone. */
  isFirst: boolean;
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
              isFirst: isFirst(entry),
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

const findName = openMatching(resolvedRoutes);
const byName = new Map(resolvedRoutes.map((route) => [route.name, route]));

/** Addresses met lately: every link of a page asks which page it stands on. */
const met = new Map<string, ResolvedRoute | null>();
const maxMet = 64;

/** The page behind an address (case and trailing slash do not matter), null for an unknown one. */
export function findRoute(path: string): ResolvedRoute | null {
  const known = met.get(path);
  if (known !== undefined) return known;
  const found = matchRoute(path);
  if (met.size >= maxMet) met.clear();
  met.set(path, found);
  return found;
}

function matchRoute(path: string): ResolvedRoute | null {
  const name = findName(decodeWords(path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')));
  return name === null || name === 'unknown' ? null : byName.get(name)!;
}

/** The words of an address as the router reads them: decoded, a slash inside of one excepted. */
function decodeWords(path: string): string {
  try {
    return path
      .split('/')
      .map((word) => decodeURIComponent(word).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
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

function isFirst({ page }: RouteEntry): boolean {
  return (firstPages as readonly (string | undefined)[]).includes(page);
}

function joinPath(base: string, path: string): string {
  return path === '' ? base : `${base}/${path}`;
}

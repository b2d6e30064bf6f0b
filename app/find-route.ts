import { matchPath } from 'react-router';
import { routeTable, type RouteEntry } from './route-table.ts';

/** A page's options with what it inherits from its parents. */
export type ResolvedRoute = Required<Omit<RouteEntry, 'children' | 'titleKey'>> & { titleKey: string | undefined; pattern: string };

const usual = { access: 'public', adaptive: true, mobileWidth: 1890, hiddenHeader: false, hiddenFooter: false } as const;

/** Every page flat, parents before children, own values winning over inherited ones. */
export const resolvedRoutes: readonly ResolvedRoute[] = routeTable.flatMap((entry) => resolve(entry, { ...usual, titleKey: undefined }, '/:locale'));

/** The page behind an address (case and trailing slash do not matter), null for an unknown one. */
export function findRoute(path: string): ResolvedRoute | null {
  const clean = path.replace(/\.data$/, '').replace(/\/_root$/, '/');
  return resolvedRoutes.find(({ pattern }) => matchPath({ path: pattern, end: true }, clean) !== null) ?? null;
}

type Inherited = Omit<ResolvedRoute, 'name' | 'path' | 'file' | 'pattern'>;

function resolve({ children = [], ...own }: RouteEntry, parent: Inherited, base: string): ResolvedRoute[] {
  const { adaptive, mobileWidth, hiddenHeader, hiddenFooter, access, titleKey } = { ...parent, ...withoutUndefined(own) };
  const options = { adaptive, mobileWidth, hiddenHeader, hiddenFooter, access, titleKey };
  const pattern = own.path === '' ? base : `${base}/${own.path}`;
  return [{ ...options, name: own.name, path: own.path, file: own.file, pattern }, ...children.flatMap((child) => resolve(child, options, pattern))];
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== undefined)) as T;
}

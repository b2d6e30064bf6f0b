import { index, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { pageFiles } from '../routes/page-registry.ts';
import { routeTable, type RouteEntry } from '../routes/route-table.ts';

/** The router's own list, made from the table so that a page has one line only. */
export default [
  route(':locale', 'LocaleLayout.tsx', (routeTable as readonly RouteEntry[]).flatMap(toRoutes)),
] satisfies RouteConfig;

function toRoutes(entry: RouteEntry): RouteConfigEntry[] {
  const { page, path, isLayout, children = [] } = entry;
  const below = children.flatMap(toRoutes);
  if (page === undefined) return path === '' ? below : prefix(path, below);
  const file = `../../${pageFiles[page]}`;
  const options = { id: entry.name ?? page };
  if (path === '') return [index(file, options)];
  return isLayout
    ? [route(path, file, options, below)]
    : [route(path, file, options), ...prefix(path, below)];
}

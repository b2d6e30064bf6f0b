import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { routeTable, type RouteEntry } from './route-table.ts';

/** The router's own list, made from the table so that a page has one line only. */
export default [route(':locale', 'LocaleLayout.tsx', routeTable.map(toRoute))] satisfies RouteConfig;

function toRoute(entry: RouteEntry): RouteConfigEntry {
  const file = `../features/${entry.file}`;
  const children = entry.children?.map(toRoute);
  return entry.path === '' ? { id: entry.name, index: true, file } : { id: entry.name, path: entry.path, file, children };
}

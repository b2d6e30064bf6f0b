import type { RouteName } from '#app/routes/route-table.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import { fillAddress, type RouteParams } from './fill-address.ts';

/** Search parameters and the anchor of an address. */
export interface AddressTail {
  search?: Record<string, unknown>;
  hash?: string;
}

/** Builds the address of a page by its name; the locale and the chosen day (`asOf`) are kept unless given. */
export type BuildRoute = (name: RouteName, params?: RouteParams, tail?: AddressTail) => string;

/** Binds building to the table, the current language and the current day; an unknown name gives '' and one warning. */
export function bindBuildRoute(
  addresses: Readonly<Record<string, string>>,
  current: { locale: Locale; asOf: string | null },
): BuildRoute {
  return (name, params = {}, { search, hash = '' } = {}) => {
    const pattern = addresses[name];
    if (pattern === undefined) {
      console.warn(`There is no route ${name}`);
      return '';
    }
    const path = fillAddress(pattern, { ...params, locale: params['locale'] ?? current.locale });
    if (path === null) {
      console.warn(`A part of the address of ${name} is missing`);
      return '';
    }
    const asOf = search?.['asOf'] === undefined ? current.asOf : search['asOf'];
    const anchor = hash === '' ? '' : `#${hash}`;
    // Most links of a page carry neither a search nor a day.
    if (search === undefined && asOf === null) return path + anchor;
    const query = encodeQuery({ ...search, asOf });
    return path + (query.size > 0 ? `?${query}` : '') + anchor;
  };
}

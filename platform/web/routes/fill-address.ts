/** Values of an address's parts; null and undefined leave an optional part out. */
export type RouteParams = Readonly<Record<string, string | number | null | undefined>>;

/** Fills a pattern such as `/:locale/regions/:id/:tab?`; values are escaped. A missing required part gives null. */
export function fillAddress(pattern: string, params: RouteParams): string | null {
  let isWhole = true;
  const parts = pattern.split('/').flatMap((part) => {
    const found = /^:(\w+)(\?)?$/.exec(part);
    if (!found) return [part];
    const value = params[found[1]!];
    if (value !== undefined && value !== null && value !== '') return [encodeURIComponent(String(value))];
    if (found[2] === undefined) isWhole = false;
    return [];
  });
  const path = parts.join('/');
  return isWhole ? (path.split('/').length === 2 ? `${path}/` : path) : null;
}

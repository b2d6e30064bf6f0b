/**
 * Where to go after signing in: a path of this site, or a whole address on an allow-listed origin.
 * Null = leads elsewhere or cannot be read; never follow such a one.
 *
 * @param given    address as it came from outside
 * @param own      origin of this site, without a slash at the end
 * @param allowed  further origins that may be returned to
 */
export function readReturnUrl(given: string, own: string, allowed: readonly string[]): string | null {
  // Browsers read a backslash as a slash and drop tabs and line ends, so `/\evil` and `/<tab>/evil` leave the site.
  if (given.length > 2000 || /[\\\p{Cc}\s]/u.test(given)) return null;
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(given)) return null;
  const url = URL.parse(given, own);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin !== new URL(own).origin) return allowed.includes(url.origin) ? url.href : null;
  // Two slashes anywhere, or an encoded slash, backslash or control character, mean a host to some reader down the way.
  if (/\/\/|%(?:2f|5c|[01][\da-f]|7f)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

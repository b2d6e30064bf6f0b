import { expect, test } from '@playwright/test';
import { resolvedRoutes } from '#app/routes/find-route.ts';

/** What stands where an address asks for an id, a tab or a name. */
const hostileParts = [
  '0',
  '-1',
  '2147483648',
  '9007199254740993',
  '1e999',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '%00',
  '%0d%0aSet-Cookie:x=1',
  '%ed%a0%80',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  "'%22--%3Cscript%3E",
  'я'.repeat(150),
  'x'.repeat(3000),
];

/** What stands behind the question mark of any page. */
const hostileQueries = [
  'asOf=9999-12-31T23:59:59Z',
  'asOf=0000-01-01',
  'asOf=2020-02-30&asOf=x',
  'asOf.a=1',
  'a.b=1&c=2&__proto__.x=1',
  'constructor=1&toString=2&failed=constructor',
  'text=%00&rubric=%ed%a0%80',
  'from=0001-01-01&to=9999-12-31&page=-1&day=1e999',
  'page=9007199254740993&id[]=1&id[]=2',
  'a=&'.repeat(2000),
  '%&&==&=%',
];

/** Each page with each hostile part in its place, and with each hostile question. */
function hostileAddresses(pattern: string): string[] {
  const filled = (part: string): string =>
    pattern.replace(':locale', 'ru').replace(/:\w+\??|\*/g, () => part);
  const parts = filled('') === filled('x') ? [] : hostileParts.map(filled);
  return [...parts, ...hostileQueries.map((query) => `${filled('1124665')}?${query}`)];
}

for (const { name, pattern } of resolvedRoutes) {
  test(`${name} answers no address, whatever stands in it, with a failure of its own`, async ({
    request,
  }) => {
    const failed: unknown[] = [];
    for (const address of hostileAddresses(pattern)) {
      const answer = await request.get(address, { maxRedirects: 0, headers: { accept: 'text/html' } });
      const status = answer.status();
      // Who is told to come again later met a busy server, not a failing one.
      if (status >= 500 && status !== 503) failed.push([status, address.slice(0, 200)]);
      if (answer.headers()['set-cookie']?.includes('x=1')) failed.push(['cookie', address.slice(0, 200)]);
    }
    expect(failed).toEqual([]);
  });
}

import { cookieHeader, type TestAnswer, type TestApp } from '#app/testing/test-app.ts';
import { xsrfHeader } from '#platform/server/http/anti-forgery.ts';
import { visitorCookie } from '#platform/server/request-context.ts';

/** Headers of an anonymous visitor of the account screens: their session and its anti-forgery token. */
export async function visitorHeaders(api: TestApp): Promise<Record<string, string>> {
  const answer = await api.call('account/openVisitorSession');
  return {
    cookie: cookieHeader(visitorCookie, cookieOf(answer, visitorCookie) ?? ''),
    [xsrfHeader]: answer.body.xsrfToken,
  };
}

/** Signs in as a fresh visitor does. */
export async function loginAs(
  api: TestApp,
  input: { email: string; password: string; remember?: boolean; returnUrl?: string },
): Promise<TestAnswer> {
  return api.call('account/login', input, { headers: await visitorHeaders(api) });
}

/** Value of a cookie an answer set; undefined when it set none or cleared it. */
export function cookieOf({ headers }: Pick<TestAnswer, 'headers'>, name: string): string | undefined {
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  const found = lines.map((line) => line.replace(/^__Host-/, '')).find((line) => line.startsWith(`${name}=`));
  return found === undefined ? undefined : found.slice(name.length + 1).split(';')[0] || undefined;
}

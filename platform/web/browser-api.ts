import { calls } from 'virtual:calls';
import { pathOf } from '#platform/contract/endpoint.ts';
import { encodeQuery } from '#platform/shared/wire.ts';
import { looksLikeProblem, ApiError, type Api, type OutputOf } from './api.ts';
import { sendSignedIn } from './session/sign-in-again.ts';

/** The browser's side: locale header always, credentials, anti-forgery header, no time-out; 204 gives null. What writes waits where the sign-in has ended, until it is renewed in place. */
export function browserApi(locale: string, asOf: string | null): Api {
  return {
    async call(name, input, options = {}) {
      const entry = calls[name];
      if (entry === undefined) {
        console.warn('There is no api name');
        throw new Error(`There is no api name ${name}`);
      }
      const address = addressOf(name, entry, input as Record<string, unknown>, asOf);
      const body = entry === 'POST' ? JSON.stringify(input) : undefined;
      const send = async (): Promise<OutputOf<typeof name>> => {
        const response = await fetch(address, {
          method: entry,
          credentials: 'include',
          signal: options.signal,
          headers: {
            Locale: locale,
            ...tokenHeader(),
            ...(entry === 'POST' && { 'Content-Type': 'application/json' }),
          },
          body,
        });
        return (await readAnswer(response)) as OutputOf<typeof name>;
      };
      return entry === 'GET' || options.again === 'never'
        ? send()
        : sendSignedIn(send, options.again ?? 'loud');
    },
  };
}

function addressOf(name: string, verb: string, input: Record<string, unknown>, asOf: string | null): string {
  const { path, rest } = fillPath(pathOf(name), input);
  const query = encodeQuery({ ...(verb !== 'POST' && rest), asOf });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Substitutes `/:name` parts; a missing value is warned about and leaves the part as it stands. */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/\/:(\w+)/g, (part, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null) console.warn(`No value for ${part} in ${path}`);
    return value === undefined || value === null ? part : `/${encodeURIComponent(String(value))}`;
  });
  return { path: filled, rest };
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw new ApiError(
    looksLikeProblem(body)
      ? body
      : {
          type: 'about:blank',
          status: response.status,
          code: 'internal',
          title: response.statusText,
          requestId: response.headers.get('x-request-id') ?? '',
        },
  );
}

/** The anti-forgery header of the session, where there is one. */
export function tokenHeader(): Record<string, string> {
  const found = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie);
  return found ? { 'X-XSRF-TOKEN': decodeURIComponent(found[1]!) } : {};
}

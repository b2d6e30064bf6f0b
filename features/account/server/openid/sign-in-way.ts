import { z } from 'zod';

const Way = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnUrl: z.string() });

/** What a browser on its way to the issuer must bring back; it ties the answer to the browser that asked. */
export type Way = z.output<typeof Way>;

/** Cookie that carries it: HttpOnly, ten minutes, only for the account addresses. */
export const wayCookie = 'svodka_signin';

/** Options of that cookie; Lax, so that the issuer's redirect brings it along. */
export function wayOptions(secure: boolean) {
  return { path: '/account', httpOnly: true, secure, sameSite: 'lax', maxAge: 600 } as const;
}

/** As the cookie's text. */
export function writeWay(way: Way): string {
  return Buffer.from(JSON.stringify(way)).toString('base64url');
}

/** Back from the cookie's text, null when it is missing or mangled. */
export function readWay(text: string | undefined): Way | null {
  if (text === undefined) return null;
  try {
    return Way.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

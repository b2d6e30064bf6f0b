import { Signer } from '@fastify/cookie';
import { z } from 'zod';

const Way = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), returnUrl: z.string() });

/** What a browser on its way to the issuer must bring back; it ties the answer to the browser that asked. */
export type Way = z.output<typeof Way>;

/** Cookie that carries it: hidden from scripts, and under https no sister site can plant one (`__Host-`). */
export const wayCookie = 'svodka_signin';
/** How long the way to the issuer and back may take. */
export const waySeconds = 600;

/** As the cookie's text, signed by this installation. */
export function writeWay(way: Way, secret: string): string {
  return new Signer(secret).sign(Buffer.from(JSON.stringify(way)).toString('base64url'));
}

/** Back from the cookie's text, null when it is missing, mangled or signed by somebody else. */
export function readWay(text: string | undefined, secret: string): Way | null {
  const { valid, value } = new Signer(secret).unsign(text ?? '');
  if (!valid || value === null) return null;
  try {
    return Way.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

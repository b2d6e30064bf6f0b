import type { FastifyReply } from 'fastify';

/** Only what comes from here, and inline scripts with this nonce, may run; nothing may frame the product but its embedded charts. */
export function pagePolicy(nonce: string, isFramed = false): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isFramed ? framedByAnybody : "frame-ancestors 'none'",
  ].join('; ');
}

/** A page that is only looked at, inside of a page of ours: nothing runs in it, nothing is sent from it. */
export const paywallPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The worker that keeps read pages asks this site alone, and runs nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/** What the policy of a chart says that stands in other sites. */
const framedByAnybody = 'frame-ancestors *';

/** Lets other sites frame a page whose policy does: the older header of the same kind would forbid it. */
export function allowFraming(reply: FastifyReply, policy: string): void {
  if (policy.includes(framedByAnybody)) void reply.removeHeader('x-frame-options');
}

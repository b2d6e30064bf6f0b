import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Only what comes from here, and these inline scripts, may run; nothing may frame the product but its embedded charts. `scripts` are sources of a policy. */
export function pagePolicy(scripts: readonly string[], isFramed = false): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isFramed ? framedByAnybody : "frame-ancestors 'none'",
  ].join('; ');
}

/** A page that is only looked at, inside of a page of ours: nothing runs in it, nothing is sent from it. */
export const wallPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** What the policy of a chart says that stands in other sites. */
const framedByAnybody = 'frame-ancestors *';

/** Lets other sites frame a page whose policy does: the older header of the same kind would forbid it. */
export function allowFraming(reply: FastifyReply, policy: string): void {
  if (policy.includes(framedByAnybody)) void reply.removeHeader('x-frame-options');
}

/** The policy's source for one inline script: its own text and no other. */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Every inline script of a page that does something. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)]
    .map(([, code]) => code!)
    .filter((code) => code !== '');
}

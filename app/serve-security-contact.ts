import type { FastifyInstance } from 'fastify';
import { locales } from '#platform/shared/locales.ts';
import type { Config } from '#platform/server/config.ts';

const path = '/.well-known/security.txt';
const dayMs = 86_400_000;
/** How long a copy of the file may be believed: under a year, as RFC 9116 advises. */
const validDays = 180;

/** Serves `/.well-known/security.txt` (RFC 9116) where there is somebody to write to. */
export function serveSecurityContact(app: FastifyInstance, config: Config): void {
  const contact = contactOf(config);
  if (contact === null) return;
  app.get(path, { config: { counts: 'files' } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText(contact, config.publicUrl, new Date())),
  );
  app.get('/security.txt', { config: { counts: 'files' } }, async (_request, reply) =>
    reply.redirect(path, 301),
  );
}

/** The file's lines; it expires on a whole day. */
export function securityText(contact: string, publicUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${publicUrl}${path}`,
    '',
  ].join('\n');
}

/** SECURITY_CONTACT, else the help line's address, else nobody. */
export function contactOf({
  SECURITY_CONTACT,
  HELP_EMAIL,
}: Pick<Config, 'SECURITY_CONTACT' | 'HELP_EMAIL'>): string | null {
  if (SECURITY_CONTACT !== undefined) return SECURITY_CONTACT;
  return HELP_EMAIL === undefined ? null : `mailto:${HELP_EMAIL}`;
}

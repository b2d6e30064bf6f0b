import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import { listGuidePages } from '#features/guide/server/read-texts.ts';
import { locales } from '#platform/shared/locales.ts';

/** The ruled day as the site's sign. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#16202E"/><path d="M4 18h24" stroke="#F6F5F1" stroke-width="2"/><path d="M9 12v12M14 14v8M23 13v10" stroke="#F6F5F1" stroke-width="2"/><path d="M18 8v20" stroke="#78BFE6" stroke-width="2.5"/></svg>`;

/** Public pages that search engines may list, below each language. */
const listed = [
  '',
  'news',
  'news/35',
  'landing',
  'catalogue',
  'docs',
  ...Array.from({ length: 13 }, (_, index) => `rubric/${index + 2}`),
];

const asFile = { config: { counts: 'files' } } as const;

/** Files that browsers and search engines ask for by their known names. */
export function serveRootFiles(app: FastifyInstance, config: Config): void {
  const { publicUrl } = config;
  app.get('/favicon.svg', asFile, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
  app.get('/favicon.ico', asFile, async (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', asFile, async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /account/\nDisallow: /*/away\nSitemap: ${publicUrl}/sitemap.xml\nSitemap: ${publicUrl}/sitemap-measures.xml\n`,
      ),
  );
  app.get('/sitemap.xml', asFile, async (_request, reply) =>
    reply.type('application/xml').send(siteMap(publicUrl, await listGuidePages())),
  );
  serveSecurityContact(app, config);
}

/** Texts of the documentation stand in the languages they are written in. */
function siteMap(publicUrl: string, texts: readonly string[]): string {
  const paths = [...listed.flatMap((path) => locales.map((locale) => `${locale}/${path}`)), ...texts];
  const pages = paths.map((path) => `<url><loc>${publicUrl}/${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>`;
}

const path = '/.well-known/security.txt';
const dayMs = 86_400_000;
/** How long a copy of the file may be believed: under a year, as RFC 9116 advises. */
const validDays = 180;

/** Serves `/.well-known/security.txt` (RFC 9116) where there is somebody to write to. */
function serveSecurityContact(app: FastifyInstance, config: Config): void {
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

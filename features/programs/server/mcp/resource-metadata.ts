import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/config.ts';

type Settings = Pick<Config, 'publicUrl' | 'ACCOUNT_URL'>;

const path = '/.well-known/oauth-protected-resource';

/** What a program is told of `/mcp` before it is let in (RFC 9728): the issuer whose access tokens for this resource open it beside keys of ours. */
function describeResource({ publicUrl, ACCOUNT_URL }: Settings) {
  return {
    resource: `${publicUrl}/mcp`,
    authorization_servers: [ACCOUNT_URL!],
    resource_name: 'Svodka',
    resource_documentation: `${publicUrl}/en/programs`,
    scopes_supported: ['public', 'licensed', 'own'],
    bearer_methods_supported: ['header'],
  };
}

/** The challenge to who comes to `/mcp` without a key or with one that does not hold. Where accounts have an issuer it says where the resource is described. */
export function challengeOf({ publicUrl, ACCOUNT_URL }: Settings, error?: 'invalid_token'): string {
  const parts = [
    ...(error === undefined ? [] : [`error="${error}"`]),
    ...(ACCOUNT_URL === undefined ? [] : [`resource_metadata="${publicUrl}${path}/mcp"`]),
  ];
  return ['Bearer', parts.join(', ')].join(' ').trim();
}

/** Serves the description of `/mcp` at its known addresses where accounts have an issuer. */
export function serveResourceMetadata(app: FastifyInstance, settings: Settings): void {
  if (settings.ACCOUNT_URL === undefined) return;
  for (const url of [path, `${path}/mcp`])
    app.get(url, { config: { counts: 'files' } }, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(describeResource(settings)),
    );
}

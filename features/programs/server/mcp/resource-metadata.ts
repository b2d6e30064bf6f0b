import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/config.ts';

type Settings = Pick<Config, 'publicUrl' | 'ACCOUNT_URL'>;

const path = '/.well-known/oauth-protected-resource';

/** What a program is told of `/mcp` before it has a key (RFC 9728). No issuer is named: `/mcp` takes keys of ours alone, and a token of the issuer would open nothing. */
function describeResource({ publicUrl }: Settings) {
  return {
    resource: `${publicUrl}/mcp`,
    resource_name: 'Svodka',
    resource_documentation: `${publicUrl}/en/programs`,
    scopes_supported: ['public', 'licensed', 'own'],
    bearer_methods_supported: ['header'],
  };
}

/** The challenge to who comes to `/mcp` without a key; where accounts have an issuer it says where the resource is described. */
export function challengeOf({ publicUrl, ACCOUNT_URL }: Settings): string {
  return ACCOUNT_URL === undefined ? 'Bearer' : `Bearer resource_metadata="${publicUrl}${path}/mcp"`;
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

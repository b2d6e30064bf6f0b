import fastify from 'fastify';
import { expect, test } from 'vitest';
import { challengeOf, serveResourceMetadata } from './resource-metadata.ts';

const publicUrl = 'https://svodka.test';

test('where accounts have an issuer the challenge leads to the description of /mcp, and that names the issuer and the scopes', async () => {
  const settings = { publicUrl, ACCOUNT_URL: 'https://issuer.test' };
  const address = /resource_metadata="https:\/\/svodka\.test(.+)"/.exec(challengeOf(settings))![1]!;
  const app = fastify();
  serveResourceMetadata(app, settings);
  for (const url of [address, '/.well-known/oauth-protected-resource']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      resource: 'https://svodka.test/mcp',
      bearer_methods_supported: ['header'],
      scopes_supported: ['public', 'licensed', 'own'],
    });
    expect(answer.json().authorization_servers).toEqual([settings.ACCOUNT_URL]);
  }
  await app.close();
});

test('without an issuer nothing is described and the challenge is the plain one', async () => {
  const app = fastify();
  serveResourceMetadata(app, { publicUrl, ACCOUNT_URL: undefined });
  expect((await app.inject('/.well-known/oauth-protected-resource')).statusCode).toBe(404);
  expect(challengeOf({ publicUrl, ACCOUNT_URL: undefined })).toBe('Bearer');
  await app.close();
});

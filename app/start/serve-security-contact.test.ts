import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { contactOf, securityText, serveRootFiles } from './serve-root-files.ts';

test('who is written to is SECURITY_CONTACT, else the help line, else nobody', () => {
  expect(contactOf({ SECURITY_CONTACT: 'https://a.test/report', HELP_EMAIL: 'help@a.test' })).toBe(
    'https://a.test/report',
  );
  expect(contactOf({ SECURITY_CONTACT: undefined, HELP_EMAIL: 'help@a.test' })).toBe('mailto:help@a.test');
  expect(contactOf({ SECURITY_CONTACT: undefined, HELP_EMAIL: undefined })).toBeNull();
});

test('the file has the lines that RFC 9116 wants, and expires within a year', () => {
  const text = securityText('mailto:help@a.test', 'https://a.test', new Date('2026-11-28T10:00:00Z'));
  expect(text).toBe(
    'Contact: mailto:help@a.test\nExpires: 2027-05-27T00:00:00.000Z\nPreferred-Languages: ru, en, ja, pt, es\nCanonical: https://a.test/.well-known/security.txt\n',
  );
});

test('it is served at its known place, an old address leads there; without a contact there is none', async () => {
  const open = (env: Record<string, string>) => {
    const app = fastify();
    serveRootFiles(app, readConfig({ PUBLIC_URL: 'https://a.test', SAMPLE_ACCOUNTS: 'false', ...env }));
    return app;
  };
  const app = open({ SECURITY_CONTACT: 'https://a.test/report' });
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: https:\/\/a\.test\/report\nExpires: /);
  expect((await app.inject('/security.txt')).headers.location).toBe('/.well-known/security.txt');
  expect((await open({}).inject('/.well-known/security.txt')).statusCode).toBe(404);
});

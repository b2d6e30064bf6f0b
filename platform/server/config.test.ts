import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without settings it is the embedded sample on the loopback', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    sampleData: true,
    sampleAccounts: true,
    publicUrl: 'http://127.0.0.1:8080',
  });
});

test('on PostgreSQL nothing of the sample is on unless it is asked for', () => {
  const url = 'postgres://user:secret@db/svodka';
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({ sampleData: false, sampleAccounts: false });
  expect(readConfig({ DATABASE_URL: url, SAMPLE_DATA: 'true' })).toMatchObject({
    sampleData: true,
    sampleAccounts: false,
  });
});

test('one of several processes needs PostgreSQL, and a role that is none is refused by its name', () => {
  const url = 'postgres://user:secret@db/svodka';
  const roleOf = (env: object) => {
    const { takesJobs, servesReaders, drainSeconds } = readConfig({ ...env });
    return [takesJobs, servesReaders, drainSeconds];
  };
  expect(roleOf({})).toEqual([true, true, 0]);
  expect(roleOf({ DATABASE_URL: url })).toEqual([true, true, 5]);
  expect(roleOf({ DATABASE_URL: url, ROLE: 'web' })).toEqual([false, true, 5]);
  expect(roleOf({ DATABASE_URL: url, ROLE: 'worker', DRAIN_SECONDS: '0' })).toEqual([true, false, 0]);
  expect(() => readConfig({ DATABASE_URL: url, ROLE: 'boss' })).toThrow(/^ROLE: .*web.*worker/);
  expect(() => readConfig({ ROLE: 'web' })).toThrow(/^ROLE: .*DATABASE_URL/);
  expect(() => readConfig({ DRAIN_SECONDS: '-1' })).toThrow(/^DRAIN_SECONDS: /);
});

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '127.evil.example' },
  { PUBLIC_URL: 'https://svodka.example.org' },
  { PUBLIC_URL: 'http://192.168.1.5:8080' },
  { TRUST_PROXY: 'true' },
  { TRUST_PROXY: '10.0.0.0/8' },
  { TRUST_PROXY: 'true', SAMPLE_ACCOUNTS: 'true', DATABASE_URL: 'postgres://db/svodka' },
])('known accounts never meet an address that others reach: %j', (env) => {
  expect(() => readConfig(env)).toThrow(/SAMPLE_ACCOUNTS=false/);
  expect(readConfig({ ...env, SAMPLE_ACCOUNTS: 'false' }).sampleAccounts).toBe(false);
});

test.each([
  {},
  { HOST: 'localhost' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' },
  { TRUST_PROXY: 'false' },
])('on the loopback they may be: %j', (env) => {
  expect(readConfig(env).sampleAccounts).toBe(true);
});

test.each([
  ['true', 1],
  ['1', 1],
  ['2', 2],
  ['false', 0],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY=%s believes so many proxies, or those networks', (given, trusted) => {
  expect(readConfig({ TRUST_PROXY: given, SAMPLE_ACCOUNTS: 'false' }).TRUST_PROXY).toEqual(trusted);
});

test.each([
  { TRUST_PROXY: 'all' },
  { TRUST_PROXY: '10.0.0.1' },
  { AS_OF: '2020-13-01' },
  { AS_OF: 'yesterday' },
])('%j is named as wrong', (env) => {
  expect(() => readConfig({ ...env, SAMPLE_ACCOUNTS: 'false' })).toThrow(Object.keys(env)[0]);
});

test('a service of embeddings is asked by the name of its model', () => {
  const url = 'http://127.0.0.1:11434/v1/embeddings';
  expect(() => readConfig({ EMBEDDINGS_URL: url })).toThrow(/EMBEDDINGS_MODEL/);
  expect(() => readConfig({ EMBEDDINGS_URL: 'ftp://127.0.0.1', EMBEDDINGS_MODEL: 'm' })).toThrow(
    /EMBEDDINGS_URL/,
  );
  expect(readConfig({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: 'm' })).toMatchObject({ EMBEDDINGS_URL: url });
});

test('an empty value counts as unset, a wrong one is named', () => {
  expect(readConfig({ PORT: '' }).PORT).toBe(8080);
  expect(() => readConfig({ PORT: '99999', LICENSE_POLICY: 'open' })).toThrow(ConfigError);
  expect(() => readConfig({ PORT: '99999', LICENSE_POLICY: 'open' })).toThrow(/PORT.*\n.*LICENSE_POLICY/);
});

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

test('known accounts never meet an address that others reach', () => {
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/SAMPLE_ACCOUNTS=false/);
  expect(readConfig({ HOST: '0.0.0.0', SAMPLE_ACCOUNTS: 'false' }).sampleAccounts).toBe(false);
});

test('an empty value counts as unset, a wrong one is named', () => {
  expect(readConfig({ PORT: '' }).PORT).toBe(8080);
  expect(() => readConfig({ PORT: '99999', LICENSE_POLICY: 'open' })).toThrow(ConfigError);
  expect(() => readConfig({ PORT: '99999', LICENSE_POLICY: 'open' })).toThrow(/PORT.*\n.*LICENSE_POLICY/);
});

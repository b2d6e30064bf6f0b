import { expect, test } from 'vitest';
import { relyingParty } from './passkey-rules.ts';

test('a site with a name and https takes passkeys at its address alone', () => {
  expect(relyingParty('https://svodka.example')).toEqual({
    id: 'svodka.example',
    origins: ['https://svodka.example'],
  });
  expect(relyingParty('https://svodka.example:8443')?.origins).toEqual(['https://svodka.example:8443']);
});

test('a number, and a name without https, take none; the loopback takes them by its name', () => {
  expect(relyingParty('https://203.0.113.7')).toBeNull();
  expect(relyingParty('https://[2001:db8::1]')).toBeNull();
  expect(relyingParty('http://svodka.example')).toBeNull();
  for (const address of ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080'])
    expect(relyingParty(address)).toEqual({ id: 'localhost', origins: ['http://localhost:8080'] });
});

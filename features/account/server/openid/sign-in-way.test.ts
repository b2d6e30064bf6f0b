import { Signer } from '@fastify/cookie';
import { expect, test } from 'vitest';
import { readWay, writeWay } from './sign-in-way.ts';

const way = { state: 's', nonce: 'n', verifier: 'v', returnUrl: '/ru/' };
const written = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const secret = 'a secret of this installation';

test('a way comes back as it was written', () => {
  expect(readWay(writeWay(way, secret), secret)).toEqual(way);
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['unsigned', written(way)],
  ['signed by another installation', writeWay(way, 'another secret')],
  ['changed after signing', writeWay(way, secret).replace(/^./, (letter) => (letter === 'e' ? 'f' : 'e'))],
  ['signed, but no way', new Signer(secret).sign(written({ state: 's' }))],
])('a cookie that is %s leads nowhere', (_what, text) => {
  expect(readWay(text, secret)).toBeNull();
});

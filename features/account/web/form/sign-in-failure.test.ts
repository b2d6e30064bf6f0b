import { expect, test } from 'vitest';
import type { Translate } from '#platform/web/text.ts';
import { signInFailure } from './sign-in-failure.ts';

const t = ((key: string) => key) as Translate;

test.each([
  ['account_blocked', 'Error_AccountBlocked'],
  ['nobody knows', 'Error_LoginFailed'],
  ['constructor', 'Error_LoginFailed'],
  ['__proto__', 'Error_LoginFailed'],
])('an address that says failed=%s shows %s', (failed, sentence) => {
  expect(signInFailure(failed, t)?.title).toBe(sentence);
});

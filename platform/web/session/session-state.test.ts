import { expect, test } from 'vitest';
import {
  emptyAccount,
  initialSession,
  isLoggedIn,
  reduceSession,
  shouldShowTrySections,
} from './session-state.ts';

const irina = { id: '7', name: 'Ирина', hasActiveLicense: true };

test('the session waits until the account call has succeeded', () => {
  expect(initialSession.status).toBe('loading');
  expect(reduceSession(initialSession, { type: 'accountLoaded', account: {} }).status).toBe('ready');
});

test('a failed start stores the error and updates nobody', () => {
  const failed = reduceSession(initialSession, { type: 'accountFailed', error: 'unavailable' });
  expect(failed).toEqual({ ...initialSession, error: 'unavailable' });
});

test('the answer is merged into empty values', () => {
  const { account } = reduceSession(initialSession, { type: 'accountLoaded', account: irina });
  expect(account).toEqual({ ...emptyAccount, ...irina });
});

test('logging out clears the id even when the call failed', () => {
  const ready = reduceSession(initialSession, { type: 'accountLoaded', account: irina });
  const out = reduceSession(ready, { type: 'loggedOut', error: 'internal' });
  expect(isLoggedIn(out.account)).toBe(false);
  expect(out.error).toBe('internal');
});

test('try sections show to the anonymous and to those without a licence', () => {
  const visitors = [emptyAccount, { ...emptyAccount, id: '7' }, { ...emptyAccount, ...irina }];
  expect(visitors.map(shouldShowTrySections)).toEqual([true, true, false]);
});

test('an account that is told again is no change; another one, or the first after a failure, is', () => {
  const ready = reduceSession(initialSession, { type: 'accountLoaded', account: irina });
  const again = (account: object) => reduceSession(ready, { type: 'accountLoaded', account });
  expect(again({ ...irina })).toBe(ready);
  expect(again({ ...irina, hasActiveLicense: false })).not.toBe(ready);
  const failed = reduceSession(ready, { type: 'accountFailed', error: 'unavailable' });
  expect(reduceSession(failed, { type: 'accountLoaded', account: irina }).error).toBeNull();
});

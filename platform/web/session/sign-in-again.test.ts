import { expect, test } from 'vitest';
import type { ErrorCode } from '#platform/contract/errors.ts';
import { ApiError } from '#platform/web/api.ts';
import { openSignInWait, sendSignedIn } from './sign-in-again.ts';

const refusal = (code: ErrorCode) =>
  new ApiError({ type: 'about:blank', status: 401, code, title: code, requestId: '' });

/** A call that is refused until somebody signs in; how often it was sent. */
function callOf(code: ErrorCode = 'not_authenticated') {
  const state = { isIn: false, sent: 0 };
  const send = async () => {
    state.sent += 1;
    if (!state.isIn) throw refusal(code);
    return 'kept';
  };
  return { state, send };
}

test('a refused call waits, is sent again after signing in and answers as if nothing had been; two wait together', async () => {
  const wait = openSignInWait();
  wait.open();
  const [one, other] = [callOf(), callOf('forgery_suspected')];
  const answers = Promise.all([one, other].map(({ send }) => sendSignedIn(send, 'loud', wait)));
  await expect.poll(() => wait.get()).toEqual({ isOpen: true, turn: 2 });
  one.state.isIn = other.state.isIn = true;
  wait.settle(true);
  expect(await answers).toEqual(['kept', 'kept']);
  expect([one.state.sent, other.state.sent, wait.get().isOpen]).toEqual([2, 2, false]);
});

test('after “not now” what runs by itself fails without asking again, a press asks anew', async () => {
  const wait = openSignInWait();
  wait.open();
  const { send } = callOf();
  const first = sendSignedIn(send, 'quiet', wait).catch((error: Error) => error.message);
  await expect.poll(() => wait.get()).toEqual({ isOpen: true, turn: 0 });
  wait.settle(false);
  expect(await first).toBe('not_authenticated');
  await expect(sendSignedIn(send, 'quiet', wait)).rejects.toThrow('not_authenticated');
  expect(wait.get().isOpen).toBe(false);
  const pressed = sendSignedIn(send, 'loud', wait).catch(() => 'refused');
  await expect.poll(() => wait.get().isOpen).toBe(true);
  wait.settle(false);
  expect(await pressed).toBe('refused');
});

test('a stranger is not asked, nor is anybody for another refusal', async () => {
  const wait = openSignInWait();
  await expect(sendSignedIn(callOf().send, 'loud', wait)).rejects.toThrow('not_authenticated');
  wait.open();
  await expect(sendSignedIn(callOf('forbidden').send, 'loud', wait)).rejects.toThrow('forbidden');
});

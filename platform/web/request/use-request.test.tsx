// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRequest } from './use-request.ts';

afterEach(cleanup);

/** A request answered by hand, and every state it was drawn in: loading, loaded, ajaxError, data. */
function open() {
  const answers: { give: (data: string) => void; refuse: (error: unknown) => void }[] = [];
  const drawn: string[] = [];
  const hook = renderHook(() => {
    const [{ loading, loaded, ajaxError, data }, start] = useRequest<string, string>(
      () => new Promise((give, refuse) => answers.push({ give, refuse })),
    );
    const state = [loading ? 'loading' : '', loaded ? 'loaded' : '', ajaxError ?? '', data ?? ''].join('|');
    if (drawn.at(-1) !== state) drawn.push(state);
    return start;
  });
  return { answers, drawn, start: () => act(() => void hook.result.current('x')), hook };
}
const settle = (done: () => void) =>
  act(async () => {
    done();
    await Promise.resolve();
  });

test('loading, then loaded just after success; the next start takes it back, a failure says its code and keeps the data', async () => {
  const { answers, drawn, start } = open();
  start();
  await settle(() => answers[0]!.give('a'));
  start();
  await settle(() => answers[1]!.refuse(new TypeError('Failed to fetch')));
  start();
  await settle(() => answers[2]!.give('b'));
  const code = drawn[4]!.split('|')[2]!;
  expect(code).not.toBe('');
  expect(drawn).toEqual([
    '|||',
    'loading|||',
    '|loaded||a',
    'loading|||a',
    `||${code}|a`,
    'loading|||a',
    '|loaded||b',
  ]);
});

test('started again, the one before is canceled and its answer changes nothing', async () => {
  const { answers, drawn, start } = open();
  start();
  start();
  await settle(() => answers[0]!.give('late'));
  await settle(() => answers[1]!.give('new'));
  expect(drawn).toEqual(['|||', 'loading|||', '|loaded||new']);
});

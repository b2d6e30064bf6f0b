import { expect, test } from 'vitest';
import { sayWaiting } from './entry.server.tsx';

test('a page without its visitor is the loading screen: 503 and when to come again; any other page is not', () => {
  const answer = (loaderData: Record<string, unknown>) => {
    const headers = new Headers();
    return [sayWaiting(loaderData, headers), headers.get('Retry-After')];
  };
  expect(answer({ root: { known: { error: 'slow' } } })).toEqual([503, '5']);
  expect(answer({ root: { known: { account: { id: '' } } } })).toEqual([null, null]);
  expect(answer({})).toEqual([null, null]);
});

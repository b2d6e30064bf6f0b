import { expect, test } from 'vitest';
import { isLoadingScreen } from './entry.server.tsx';

test('a page without its visitor is the loading screen; any other page is not', () => {
  expect(isLoadingScreen({ root: { known: { error: 'slow' } } })).toBe(true);
  expect(isLoadingScreen({ root: { known: { account: { id: '' } } } })).toBe(false);
  expect(isLoadingScreen({})).toBe(false);
});

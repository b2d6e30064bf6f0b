// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { browserVisit } from './browser-state.ts';
import { guardNavigation } from './guard-navigation.ts';

vi.mock('./browser-state.ts', async (original) => ({
  ...(await original<typeof import('./browser-state.ts')>()),
  ensureMessages: async () => {},
}));
afterEach(() => browserVisit.session.send({ type: 'loggedOut', error: null }));

/** Goes to a protected page; the page, or where the reader is sent. */
const goTo = async (path: string) => {
  try {
    return await guardNavigation({ request: new Request(`http://127.0.0.1${path}`) }, async () => 'page');
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
};

test('while nobody knows who visits, a protected page leads to no login; once it is known that nobody signed in, it does', async () => {
  expect(browserVisit.session.get().status).toBe('loading');
  expect(await goTo('/ru/summary')).toBe('page');
  browserVisit.session.send({ type: 'accountLoaded', account: {} });
  expect(await goTo('/ru/summary')).toBe('/ru/login?returnUrl=%2Fru%2Fsummary');
  browserVisit.session.send({ type: 'accountLoaded', account: { id: '7' } });
  expect(await goTo('/ru/summary')).toBe('page');
});

import { expect, test as base } from '@playwright/test';

const part = () => 1 + Math.floor(Math.random() * 254);

/** A journey: each comes from an address of its own, so that limits on sign-ins and letters count it alone. Any error that a page throws on the way, a failed hydration included, fails it at its end. */
export const test = base.extend<{ quietPage: void }>({
  // Playwright reads the fixtures a fixture needs from its first parameter.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` }),
  quietPage: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
      await use();
      // What is still held back or let through belongs to this journey, and must not end the next one.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors, 'errors thrown by the page').toEqual([]);
    },
    { auto: true },
  ],
});

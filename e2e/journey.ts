import { expect, test as base } from '@playwright/test';

/** A journey: any error that a page throws on the way, a failed hydration included, fails it at its end. */
export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await use();
      expect(errors, 'errors thrown by the page').toEqual([]);
    },
    { auto: true },
  ],
});

import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openPage, sampleAccount, signInAnew } from './visitor.ts';
import { wordsOf } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const words = wordsOf('en');

test('a page that was read opens without a network and says since when, another says that it was not read; signing in forgets them, and an ended sign-in is renewed where one writes', async ({
  page,
  context,
}) => {
  await openPage(page, '/en/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('svodka-pages-'));
      const urls = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return urls.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toContain('/en/');

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('[data-offline]')).toContainText('This page was read');
  await expect(page.locator('main a[data-news]').first()).toBeVisible();
  await page.goto('/en/rubric/10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Offline_Title'));
  await expect(page.locator('li a[href="/en/"]')).toBeVisible();
  await context.setOffline(false);

  await signInAnew(page, 'contributor');
  await openPage(page, '/en/profile');
  await expect.poll(kept).toEqual([]);

  // The session ends elsewhere, while the form is filled.
  await context.clearCookies();
  const place = page.getByLabel('Workplace');
  const written = `Institute ${Date.now()}`;
  await place.fill(written);
  await page.getByRole('button', { name: words('People_Save') }).click();
  const panel = page.getByRole('region', { name: words('Again_Title') });
  await expect(panel.getByLabel(words('Again_Password'), { exact: true })).toBeFocused();
  await panel
    .getByLabel(words('Again_Password'), { exact: true })
    .fill(sampleAccount('contributor').password);
  await panel.getByRole('button', { name: words('Again_Submit') }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByText(words('People_Saved'))).toBeVisible();
  await expect(place).toHaveValue(written);
});

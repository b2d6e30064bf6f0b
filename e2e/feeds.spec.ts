import { expect, type Page } from '@playwright/test';
import { rssOf, serveFeed } from '#features/feeds/testing/feed-texts.ts';
import { openHostileServer } from '#platform/server/testing/hostile-server.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

/** An outlet of the journey's own, with a feed its page names. */
const openOutlet = (name: string) =>
  openHostileServer({
    '/': serveFeed(
      `<html><head><link rel="alternate" type="application/rss+xml" title="${name}" href="/news.rss"></head></html>`,
      'text/html',
    ),
    '/news.rss': serveFeed(rssOf([`${name} 1`, `${name} 2`], new Date().toISOString())),
  });

const button = (page: Page, locale: Locale, key: Parameters<ReturnType<typeof wordsOf>>[0]) =>
  page.getByRole('button', { name: wordsOf(locale)(key), exact: true });

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: the address of a site is enough to add its feed, which is read, paused, taken away and brought back`, async ({
    page,
  }) => {
    const outlet = await openOutlet('Outlet');
    await signIn(page, 'chief');
    await openPage(page, `/${locale}/desk/feeds/add`);
    await page.getByRole('textbox', { name: words('Feeds_Site') }).fill(outlet.address);
    await button(page, locale, 'Feeds_Discover').click();
    await expect(page.getByRole('heading', { name: words('Feeds_Preview') })).toBeVisible();
    await expect(page.getByText('Outlet 1')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await button(page, locale, 'Feeds_Add').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/desk/feeds/\\d+$`));
    await button(page, locale, 'Feeds_ReadNow').click();
    await expect(page.getByText(words('Feeds_Outcome_read', { count: 2 })).first()).toBeVisible();
    await button(page, locale, 'Feeds_Pause').click();
    await expect(button(page, locale, 'Feeds_Resume')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await button(page, locale, 'Feeds_Delete').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Feeds_Delete') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/desk/feeds$`));
    await page.getByRole('button', { name: words('Feeds_Restore') }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/desk/feeds/\\d+$`));
    await button(page, locale, 'Feeds_Delete').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Feeds_Delete') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/desk/feeds$`));
    expect(await findBarriers(page)).toEqual([]);
    await outlet.close();
  });

  test(`${locale}: a list of feeds is taken line by line, and each refusal says why`, async ({ page }) => {
    await signIn(page, 'super');
    await openPage(page, `/${locale}/desk/feeds`);
    await button(page, locale, 'Feeds_Import').click();
    const dialog = page.getByRole('dialog');
    const opml =
      '<opml version="2.0"><body><outline text="Inner" xmlUrl="http://10.0.0.1/rss"/></body></opml>';
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.opml', mimeType: 'text/x-opml', buffer: Buffer.from(opml) });
    await dialog.getByRole('button', { name: words('Feeds_ImportGo') }).click();
    await expect(dialog.getByText(words('Feeds_Refusal_local_address'))).toBeVisible();
    await expect(
      dialog.getByText(words('Feeds_ImportReport', { added: 0, known: 0, refused: 1 })),
    ).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`${locale}: who may not keep the feeds is told so, and has no link to them`, async ({ page }) => {
    await signIn(page, 'moderator');
    await openPage(page, `/${locale}/desk/feeds`);
    await expect(page.getByRole('heading', { name: words('Errors_Denied') })).toBeVisible();
    await expect(page.getByRole('link', { name: words('Menu_Desk') })).toHaveCount(0);
  });

  test(`${locale}: pages name their feeds, and what stands there is one`, async ({ page }) => {
    await openPage(page, `/${locale}/rubric/4`);
    const address = await page
      .locator('link[rel=alternate][type="application/atom+xml"]')
      .getAttribute('href');
    const answer = await page.request.get(address!);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    const known = await page.request.get(address!, {
      headers: { 'if-none-match': answer.headers()['etag']! },
    });
    expect(known.status()).toBe(304);
  });
}

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { awaitScripts, openPage } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const headlines = (page: Page) => page.locator('main a[data-news]');

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: the home feed shows the day, and reading on brings later items, none twice`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(words('News_HomeHeading', { day: '' }).slice(0, 7)),
    );
    const before = await headlines(page).count();
    expect(before).toBeGreaterThanOrEqual(15);
    await page.getByRole('link', { name: words('News_NextPage') }).scrollIntoViewIfNeeded();
    await expect.poll(() => headlines(page).count()).toBeGreaterThan(before);
    const addresses = await headlines(page).evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test(`${locale}: a rubric has its own feed, heading and address`, async ({ page }) => {
    await openPage(page, `/${locale}/`);
    const rubrics = page.getByRole('navigation', { name: words('News_Rubrics') });
    const sport = rubrics.locator('a[href$="/rubric/6"]');
    const name = (await sport.getAttribute('data-label'))!;
    await sport.click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/rubric/6$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(rubrics.locator('a[aria-current=page]')).toHaveText(name);
    expect(await headlines(page).count()).toBeGreaterThan(5);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${locale}/$`));
  });

  test(`${locale}: an item says what is known and leaves to its source only through the warning`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/`);
    const first = headlines(page).first();
    const title = await first.textContent();
    await first.click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/news/index/\\d+`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    await expect(page.getByText(words('News_HeadlineOnly'))).toBeVisible();
    const newTab = page.waitForEvent('popup');
    await page
      .locator('main article')
      .getByRole('link', { name: words('News_ReadAtSource', { domain: '' }).trim() })
      .click();
    const away = await newTab;
    await expect(away).toHaveURL(new RegExp(`/${locale}/away\\?to=http`));
    await expect(away.getByRole('heading', { level: 1 })).toHaveText(words('News_AwayTitle'));
    const target = new URL(away.url()).searchParams.get('to')!;
    await expect(away.locator(`main a[href="${target}"]`)).toHaveAttribute('rel', /noopener/);
    // Who stays closes the tab that was opened for the way out; pressed before its scripts are here, the link leads home.
    await awaitScripts(away);
    const closed = away.waitForEvent('close');
    await away.getByRole('link', { name: words('News_AwayStay') }).click();
    await closed;
  });

  test(`${locale}: a link of an unsafe scheme is refused`, async ({ page }) => {
    await openPage(page, `/${locale}/away?to=${encodeURIComponent('javascript:alert(1)')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('News_AwayUnsafeTitle'));
    await expect(page.locator('main a[href^="javascript:"]')).toHaveCount(0);
  });

  test(`${locale}: service news, About and the landing page's live figures`, async ({ page }) => {
    await openPage(page, `/${locale}/news`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('News_ServiceTitle'));
    expect(await page.locator('main ol > li').count()).toBeGreaterThan(0);
    await openPage(page, `/${locale}/news/35`);
    await expect(page.locator('main article p').first()).toBeVisible();
    await openPage(page, `/${locale}/landing`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Landing_Title'));
    await expect(page.locator('main [data-chart]').first()).toBeVisible();
    const figures = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: words('Landing_FiguresTitle') }) });
    await expect(figures.locator('p > b')).toHaveText(/\d/);
    // A sample installation names a sample address of help; without the sample none is named where none is configured.
    await expect(page.locator('footer a[href^="mailto:"]')).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
  });
}

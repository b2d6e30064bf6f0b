import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { awaitScripts, openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const stories = (page: Page) => page.locator('main article');
const headlines = (page: Page) => page.locator('main a[data-news]');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-news') ?? null);

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: the day is told by story: a lead, its hours, further headlines and how many there are`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/`);
    const lead = stories(page).first();
    await expect(lead.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(lead.getByRole('link', { name: words('News_WholeStory') })).toHaveAttribute(
      'href',
      /\/story\/\d+$/,
    );
    await expect(lead.locator('svg[data-chart]').first()).toHaveAttribute('aria-label', /\d\d:\d\d/);
    expect(await stories(page).count()).toBeGreaterThan(5);
  });

  test(`${locale}: what is not shown of a story opens in its place, and closes again`, async ({ page }) => {
    await openPage(page, `/${locale}/`);
    const story = stories(page)
      .filter({ has: page.locator('[data-more]') })
      .first();
    const more = story.locator('[data-more]');
    const hidden = Number((await more.textContent())!.replace(/\D/g, ''));
    const before = await story.getByRole('listitem').count();
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveText(words('News_StoryLess'));
    await expect.poll(() => story.getByRole('listitem').count()).toBe(before + Math.min(hidden, 100));
    await more.click();
    await expect.poll(() => story.getByRole('listitem').count()).toBe(before);
    await expect(page).toHaveURL(new RegExp(`/${locale}/$`));
  });

  test(`${locale}: a topic of the day narrows the feed, stays in the address and lets go again`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/`);
    const topics = page.getByRole('navigation', { name: words('News_Topics') });
    const first = topics.locator('a[data-tag]').first();
    const topic = (await first.textContent())!;
    const all = await headlines(page).allTextContents();
    await first.click();
    await expect(page).toHaveURL(/[?&]tags=/);
    const chosen = topics.getByRole('link', { name: topic, exact: true });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(await headlines(page).count()).toBeGreaterThan(0);
    await chosen.click();
    await expect(page).not.toHaveURL(/[?&]tags=/);
    await expect.poll(async () => (await headlines(page).allTextContents())[0]).toBe(all[0]);
  });

  test(`${locale}: only what is hot, where anything is`, async ({ page }) => {
    await openPage(page, `/${locale}/`);
    const only = page.getByRole('link', { name: words('News_OnlyHot') });
    if ((await only.count()) === 0) return;
    const before = await headlines(page).count();
    await only.click();
    await expect(page).toHaveURL(/[?&]hot=1/);
    await expect(only).toHaveAttribute('aria-current', 'true');
    await expect(
      stories(page)
        .first()
        .getByRole('img', { name: words('News_IsHot') }),
    ).toBeVisible();
    expect(await headlines(page).count()).toBeLessThanOrEqual(before);
  });

  test(`${locale}: a feed that is older than the clock says quietly what is new, and stays as it is`, async ({
    page,
    request,
  }) => {
    const noon = await request.get('/api/Section?rubricId=1&pageSize=18&asOf=2020-07-13T09:00:00Z', {
      headers: { Locale: locale },
    });
    const { requestId, news } = (await noon.json()) as { requestId: string; news: { newsId: number }[] };
    await openPage(page, `/${locale}/?requestId=${requestId}`);
    const latest = page.locator('main output').filter({ has: page.getByRole('link', { name: /\d/ }) });
    await expect(latest.first()).toBeVisible();
    await expect(headlines(page).first()).toHaveAttribute('data-news', String(news[0]!.newsId));
    await latest.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/$`));
  });
}

test.describe('keys', () => {
  const words = wordsOf('ru');

  test('j and k walk from story to story, m marks, o opens, ? tells the keys', async ({ page }) => {
    await openPage(page, '/ru/');
    const ids = await headlines(page).evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getAttribute('data-news')),
    );
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(ids[0]);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(ids[2]);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(ids[1]);
    await page.keyboard.press('m');
    await expect(page.getByText(words('News_MarkedRead'))).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: words('News_Keys') });
    await expect(help).toBeVisible();
    await expect(help.getByText(words('News_Key_Later'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('k');
    await page.keyboard.press('o');
    await expect(page).toHaveURL(new RegExp(`/ru/news/index/${ids[0]}|/ru/news/index/${ids[1]}`));
  });

  test('s keeps a story for later with the account, and puts it back', async ({ page }) => {
    await signIn(page, 'reader');
    await openPage(page, '/ru/');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await expect(page.getByText(words('News_Kept_later'), { exact: true }).last()).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByText(words('News_NotKept_later'))).toBeVisible();
  });

  test('a reload keeps every page that was read and the story on top', async ({ page }) => {
    await openPage(page, '/ru/');
    const before = await headlines(page).count();
    await page.getByRole('link', { name: words('News_NextPage') }).scrollIntoViewIfNeeded();
    await expect.poll(() => headlines(page).count()).toBeGreaterThan(before);
    const later = headlines(page).nth(before + 2);
    await later.evaluate((link) => link.scrollIntoView({ block: 'start' }));
    const id = await later.getAttribute('data-news');
    await page.reload();
    await awaitScripts(page);
    await expect
      .poll(() =>
        page.locator(`[data-news="${id}"]`).evaluate((link) => Math.abs(link.getBoundingClientRect().top)),
      )
      .toBeLessThan(40);
  });
});

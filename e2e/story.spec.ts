import { expect, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

interface Lead {
  newsId: number;
  storyId: number;
  clusterCount: number;
}

/** Stories of the home page told by several headlines. */
async function listStories(page: Page, locale: string): Promise<Lead[]> {
  const answer = await page.request.get('/api/Section?rubricId=1&pageSize=18', {
    headers: { Locale: locale },
  });
  const { news } = (await answer.json()) as { news: Lead[] };
  return news.filter(({ clusterCount }) => clusterCount > 1);
}

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: a story tells its headlines, its days and why it stands where it stands`, async ({
    page,
  }) => {
    const [{ storyId, clusterCount }] = (await listStories(page, locale)) as [Lead];
    await openPage(page, `/${locale}/story/${storyId}`);
    const headings = page.getByRole('heading', { level: 2 });
    await expect(headings.filter({ hasText: words('News_Story_Timeline') })).toBeVisible();
    await expect(
      headings.filter({ hasText: words('News_Story_PopularityTitle', { popularity: '' }).trim() }),
    ).toBeVisible();
    const rows = page.locator('main article ol > li a[data-news]');
    const folded = page.locator('main article ol > li details li');
    expect((await rows.count()) + (await folded.count())).toBe(clusterCount);
    expect(await findBarriers(page)).toEqual([]);
    await rows.last().click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/news/index/\\d+`));
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: words('News_Item_WholeStory') }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/story/${storyId}$`));
  });

  test(`${locale}: coming back to a story finds the place it was left at`, async ({ page }) => {
    const [{ storyId }] = (await listStories(page, locale)) as [Lead];
    await openPage(page, `/${locale}/story/${storyId}`);
    const last = page.locator('main article ol > li a[data-news]').last();
    await last.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    // Where the headline stands in the window as it is pressed: pressing may scroll, and what lies above is laid out meanwhile.
    const topOf = () => last.evaluate((link) => link.getBoundingClientRect().top);
    await last.evaluate((link) =>
      link.addEventListener('click', () =>
        sessionStorage.setItem('pressed-at', String(link.getBoundingClientRect().top)),
      ),
    );
    await last.click();
    const place = Number(await page.evaluate(() => sessionStorage.getItem('pressed-at')));
    await expect(page).toHaveURL(/news\/index/);
    await page.goBack();
    await expect.poll(async () => Math.abs((await topOf()) - place)).toBeLessThan(40);
  });

  test(`${locale}: what is put off stays put off elsewhere, is taken out and brought back`, async ({ page }, {
    project,
  }) => {
    // Journeys of one account run side by side: each keeps an item of its own in a list of its own.
    const isWide = project.name === 'wide';
    const [kind, list] = isWide ? (['later', 'read-later'] as const) : (['favourite', 'favorites'] as const);
    const { newsId } = (await listStories(page, locale))[1]!;
    await signIn(page, 'reader');
    await openPage(page, `/${locale}/news/index/${newsId}`);
    const marked = page.getByRole('button', { name: words(`News_Mark_${kind}_on`), exact: true });
    const unmarked = page.getByRole('button', { name: words(`News_Mark_${kind}`), exact: true });
    await expect(marked.or(unmarked)).toBeVisible();
    // A journey that is tried again begins as the first time.
    if (await marked.isVisible()) await marked.click();
    await expect(unmarked).toBeVisible();
    // Reading sets a mark of its own meanwhile.
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().includes('/news/setMark') && answer.request().postData()?.includes(`"${kind}"`) === true,
    );
    await unmarked.click();
    expect((await saved).status()).toBe(200);
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => localStorage.clear());
    await openPage(page, `/${locale}/${list}`);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="/news/index/${newsId}"]`) })
      .first();
    await row.getByRole('button').click();
    await row.getByRole('button', { name: words('News_Mark_Undo'), exact: true }).click();
    await expect(row.getByRole('button', { name: words('News_Mark_Undo'), exact: true })).toHaveCount(0);
    await expect(row.getByRole('button')).toHaveCount(1);
    const removed = page.waitForResponse('**/news/setMark');
    await row.getByRole('button').click();
    await removed;
    await openPage(page, `/${locale}/${list}`);
    await expect(page.locator(`main a[href*="/news/index/${newsId}"]`)).toHaveCount(0);
  });

  test(`${locale}: without an account keeping and voting lead to the login and back`, async ({ page }) => {
    const [{ newsId }] = (await listStories(page, locale)) as [Lead];
    await openPage(page, `/${locale}/news/index/${newsId}`);
    await expect(page.getByRole('link', { name: words('News_Poll_Login') })).toHaveAttribute(
      'href',
      /login\?returnUrl=/,
    );
    await page.getByRole('link', { name: words('News_Mark_later') }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?returnUrl=.*${newsId}`));
  });

  test(`${locale}: a vote is counted once, and the result comes after it`, async ({ page }, { project }) => {
    const stories = await listStories(page, locale);
    const { newsId } = stories.at(project.name === 'wide' ? 2 : 3)!;
    await signIn(page, 'analyst');
    await openPage(page, `/${locale}/news/index/${newsId}`);
    const poll = page.getByRole('region', { name: words('News_Poll_Title') });
    const fake = poll.getByRole('button', { name: words('News_Poll_fake') });
    await fake.click();
    await expect(fake).toHaveAttribute('aria-pressed', 'true');
    await poll.getByRole('button', { name: words('News_Poll_true') }).click();
    await expect(fake).toHaveAttribute('aria-pressed', 'false');
    await expect(poll.locator('dd').filter({ hasText: '100' })).toHaveCount(1);
  });

  test(`${locale}: a region has its news, its tone and its district's`, async ({ page }) => {
    await signIn(page, 'analyst');
    await openPage(page, `/${locale}/regions/1124665/news`);
    await expect(page.locator('main main a[data-news], main a[data-news]').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: words('News_Region_Days') })).toBeVisible();
    await page.getByRole('link', { name: words('News_Region_WholeDistrict') }).click();
    await expect(page).toHaveURL(/district=\d+/);
    await expect(
      page.locator('a[aria-current=true]', { hasText: words('News_Region_WholeDistrict') }),
    ).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

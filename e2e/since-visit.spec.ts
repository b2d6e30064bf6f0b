import { expect, type Page } from '@playwright/test';
import { findBarriers, findBarriersInLight } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';
import { walkedLocales, wordsOf } from './words.ts';

const moscow = 1124665;

/** A browser that was here at noon of the sample's day and read as far as the headline. */
async function rememberVisit(page: Page, stoppedAt: number): Promise<void> {
  const kept = { since: null, stoppedAt, seenAt: '2020-07-13T09:00:00Z', calledAt: 1 };
  await page.addInitScript((text) => {
    if (localStorage.getItem('svodka.visit') === null) localStorage.setItem('svodka.visit', text);
  }, JSON.stringify(kept));
}

/** Rows of a feed are taken over when somebody comes near them. */
async function comeNear(page: Page): Promise<void> {
  await page.locator('main article').first().hover();
  await page.evaluate(() => scrollTo(0, 300));
}

async function isWider(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

for (const locale of walkedLocales) {
  const words = wordsOf(locale);

  test(`${locale}: what came since the last visit stands at home, where reading stopped too, and in a rubric`, async ({
    page,
  }) => {
    const answer = await page.request.get('/api/Section?rubricId=1&pageSize=12', {
      headers: { Locale: locale },
    });
    const { news } = (await answer.json()) as { news: { newsId: number }[] };
    await rememberVisit(page, news[3]!.newsId);
    await openPage(page, `/${locale}/`);
    await comeNear(page);
    const gained = page.locator('main button[title]').filter({ hasText: /\+\d/ });
    await expect(gained.first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(words('News_Visit_Stopped'))).toBeVisible();
    await gained.first().focus();
    await page.keyboard.press('Enter');
    const whole = page.locator('[popover]:popover-open, [role=dialog]').getByRole('link');
    await expect(whole.first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(whole.first()).toBeHidden();
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await isWider(page)).toBeLessThanOrEqual(0);
    expect(await findBarriersInLight(page)).toEqual([]);
    await openPage(page, `/${locale}/rubric/6`);
    await comeNear(page);
    await expect(gained.first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(words('News_Visit_Stopped'))).toHaveCount(0);
    expect(await isWider(page)).toBeLessThanOrEqual(0);
  });
}

test('ru: a headline that brought its story under a region is said not to concern it, and that is taken back', async ({
  page,
}) => {
  const words = wordsOf('ru');
  await signIn(page, 'reader');
  await openPage(page, `/ru/regions/${moscow}/news`);
  const wrong = page.getByRole('button', { name: words('News_Wrong_Region', { region: 'Москва' }) });
  await wrong.first().focus();
  await page.keyboard.press('Enter');
  await expect(wrong.first()).toHaveAttribute('aria-pressed', 'true');
  await wrong.first().click();
  await expect(wrong.first()).toHaveAttribute('aria-pressed', 'false');
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await isWider(page)).toBeLessThanOrEqual(0);
  expect(await findBarriersInLight(page)).toEqual([]);
});

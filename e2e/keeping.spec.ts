import { expect } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';

test('a reader follows a section, reads it by topic and in one feed, sees the digest and its letter, and ends it', async ({
  page,
}) => {
  await signIn(page, 'contributor');
  await openPage(page, '/en/subscriptions');
  const section = page.getByRole('region', { name: 'What you follow' });
  const followed = section.getByRole('listitem').filter({ hasText: 'Science' });
  if (await followed.count()) await followed.getByRole('button', { name: 'Unsubscribe: Science' }).click();

  await openPage(page, '/en/rubric/10');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Subscribed', exact: true })).toBeVisible();

  await openPage(page, '/en/subscriptions');
  await expect(followed).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: /Science/ })).toBeVisible();
  await section.getByText('one feed').click();
  await expect(page).toHaveURL(/view=mixed/);
  expect(await findBarriers(page)).toEqual([]);

  await openPage(page, '/en/digest?period=week');
  await expect(page.getByRole('heading', { level: 2, name: 'Science' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the letter' }).click();
  const letter = page.frameLocator('iframe[title="How the letter will look"]');
  await expect(letter.getByText('Unsubscribe in one click')).toBeVisible();
  await page.keyboard.press('Escape');

  await openPage(page, '/en/subscriptions');
  await followed.getByRole('button', { name: 'Unsubscribe: Science' }).click();
  await expect(followed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(followed).toHaveCount(1);
});

test('quotes lead from a section to a theme, and say where the words come from', async ({ page }) => {
  await openPage(page, '/en/quotes');
  await page.getByRole('link', { name: 'Economy', exact: true }).click();
  await page.getByRole('link', { name: 'Housing', exact: true }).click();
  await expect(page).toHaveURL(/theme=180/);
  await expect(page.getByRole('heading', { level: 2, name: 'Housing' })).toBeVisible();
  await expect(page.getByText('day not known').first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

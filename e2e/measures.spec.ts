import { expect, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn } from './visitor.ts';

/** A name nobody else's journey uses. */
const newName = () => `Journey ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;
const moscow = 1_124_665;

async function write(page: Page, name: string): Promise<void> {
  await openPage(page, '/en/actions/0/propose');
  await page.getByLabel('Title').fill(name);
  await page.getByLabel('Region').selectOption({ label: 'Moscow' });
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await page.waitForURL(/\/actions\/\d+\/edit/);
  await page.getByLabel('Goal').fill('At most 140 cases per 100,000 by 5 September');
  await page.getByLabel('Issues').selectOption({ label: 'Masks and distance' });
  await page.getByLabel('Start').fill('2021-10-01');
  await page.getByLabel('Responsible body').fill('Department of health');
}

const submit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/actions\/\d+\?/);
};

const decide = async (page: Page, name: string): Promise<void> => {
  await openPage(page, '/en/all-actions/moderate');
  await page.getByRole('link', { name }).click();
  await page.waitForURL(/\/moderate/);
};

test('a measure is proposed, returned with its reason, written anew, accepted, and stands in its region', async ({
  page,
  browser,
}) => {
  const name = newName();
  await signIn(page, 'contributor');
  await write(page, name);
  // What is missing keeps it from being submitted, and is named.
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await page.getByLabel('Act: number, date, clauses').fill('Decree 000, clause 2');
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await submit(page);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, 'moderator');
  await decide(desk, name);
  await desk.getByRole('button', { name: 'Return with a reason' }).click();
  await expect(desk.getByRole('button', { name: 'Return with a reason' })).toBeDisabled();
  await desk.getByLabel('Reason of return').fill('Name clause 3 too');
  await desk.getByRole('button', { name: 'Return with a reason' }).click();
  await expect(desk.getByText('Returned: Name clause 3 too')).toBeVisible();

  await openPage(page, '/en/all-actions/my-actions');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Returned: Name clause 3 too')).toBeVisible();
  await page.getByRole('button', { name: 'Rework' }).click();
  await page.waitForURL(/\/edit/);
  await page.getByLabel('Act: number, date, clauses').fill('Decree 000, clauses 2 and 3');
  await submit(page);

  await decide(desk, name);
  // What it is expected to do is frozen, or the reason why nothing can be computed.
  await expect(desk.getByText('Nobody measured what this kind does to contacts')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Accept and publish' })).toBeDisabled();
  await desk.getByRole('radio', { name: 'No effect can be computed' }).click();
  await desk.getByLabel('Why it cannot be computed').fill('It began before the last report');
  await desk.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(desk.getByText('published').first()).toBeVisible();
  await expect(desk.getByText('It began before the last report')).toBeVisible();
  expect(await findBarriers(desk)).toEqual([]);

  await openPage(page, `/en/all-actions/${moscow}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await openPage(page, `/en/regions/${moscow}/overview`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

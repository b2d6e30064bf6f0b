import { expect, type Browser, type Page } from '@playwright/test';
import { openPage, signIn, type SampleName } from './visitor.ts';

/** A name nobody else's journey uses. */
export const newName = () => `Journey ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

/** A person at a desk of their own. */
export async function openDesk(browser: Browser, who: SampleName): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, who);
  return desk;
}

/** A contributor begins a draft and writes what it needs but the act; the page is at its form. */
export async function writeDraft(page: Page, start = '2020-07-01'): Promise<string> {
  const name = newName();
  await signIn(page, 'contributor');
  await openPage(page, '/en/actions/0/propose');
  await page.getByLabel('Title').fill(name);
  await page.getByLabel('Region').selectOption({ label: 'Moscow' });
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await page.waitForURL(/\/actions\/\d+\/edit/);
  await page.getByLabel('Goal').fill('At most 140 cases per 100,000 by 5 September');
  await page.getByLabel('Issues').selectOption({ label: 'Masks and distance' });
  await page.getByLabel('Start').fill(start);
  await page.getByLabel('Responsible body').fill('Department of health');
  return name;
}

/** Names the act and hands a draft to the moderators; its number. */
export async function submit(page: Page, act?: string): Promise<string> {
  if (act !== undefined) await page.getByLabel('Act: number, date, clauses').fill(act);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/actions\/\d+\?/);
  return /actions\/(\d+)/.exec(page.url())![1]!;
}

/** Opens what waits for a decision out of the queue. */
export async function decide(page: Page, name: string): Promise<void> {
  await openPage(page, '/en/all-actions/moderate');
  await page.getByRole('link', { name }).click();
  await page.waitForURL(/\/moderate/);
}

/** Accepts what is open without a promise, with the reason why there is none. */
export async function acceptWithout(page: Page, why: string): Promise<void> {
  await page.getByRole('radio', { name: 'No effect can be computed' }).click();
  await page.getByLabel('Why it cannot be computed').fill(why);
  await page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(page.getByText('published').first()).toBeVisible();
}

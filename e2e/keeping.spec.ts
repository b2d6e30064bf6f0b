import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { awaitLetter, awaitMailing } from './letter.ts';
import { signUp } from './sign-up.ts';
import { openPage, sampleAccount, signIn } from './visitor.ts';

test('a reader follows a section, reads it by topic and in one feed, sees the digest and its letter, and ends it', async ({
  page,
}) => {
  await signIn(page, 'contributor');
  await openPage(page, '/en/mine');
  const section = page.getByRole('region', { name: 'What you follow' });
  const followed = section
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Unsubscribe: Science' }) });
  if (await followed.count()) await followed.getByRole('button', { name: 'Unsubscribe: Science' }).click();

  await openPage(page, '/en/rubric/10');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Subscribed', exact: true })).toBeVisible();

  await openPage(page, '/en/mine');
  await expect(followed).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 3, name: /Science/ })).toBeVisible();
  await section.getByText('one feed').click();
  await expect(page).toHaveURL(/view=mixed/);
  expect(await findBarriers(page)).toEqual([]);

  await openPage(page, '/en/digest?period=week');
  await expect(page.getByRole('heading', { level: 2, name: 'Science' })).toBeVisible();
  // A second section goes before the first, by keys and back by hand.
  await openPage(page, '/en/rubric/2');
  const follow = page.getByRole('button', { name: /^Subscribed?$/ });
  if ((await follow.innerText()) === 'Subscribe') await follow.click();
  await expect(follow).toHaveText('Subscribed');
  await openPage(page, '/en/digest?period=week');
  const sections = page.getByRole('navigation', { name: 'Sections of the digest' });
  const grips = sections.getByRole('button', { name: /^Move the section/ });
  const nameOf = (at: number) => grips.nth(at).getAttribute('aria-label');
  const [one, two] = [await nameOf(0), await nameOf(1)];
  await grips.nth(0).press('ArrowDown');
  await expect.poll(() => nameOf(0)).toBe(two);
  const to = (await grips.nth(1).boundingBox())!;
  await grips.nth(0).hover();
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => nameOf(0)).toBe(one);
  // The sections themselves follow at once.
  const names = await sections.getByRole('listitem').getByRole('link').allInnerTexts();
  await expect(page.locator('section[id^=rubric] h2')).toHaveText(names);
  await expect(page.getByText(/of [\d,]+ headlines reached the sections/)).toBeVisible();

  await page.getByRole('button', { name: 'Open the e-mail' }).click();
  const letter = page.frameLocator('iframe[title="How the e-mail will look"]');
  await expect(letter.getByText('Unsubscribe in one click')).toBeVisible();
  await page.keyboard.press('Escape');

  await openPage(page, '/en/mine');
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

  // An editor goes on from there: makes a theme, puts a quote under it, and takes both back.
  await signIn(page, 'chief');
  await openPage(page, '/en/quotes?rubric=4&scope=4&theme=180');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByRole('button', { name: 'Subscribed', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit the themes' }).click();
  await page.getByRole('link', { name: 'Without a theme' }).click();
  await expect(page.getByRole('heading', { name: 'New theme' })).toBeVisible();
  const name = `Rents ${Date.now()}`;
  await page.getByLabel('Name, English').fill(name);
  await page.getByRole('button', { name: 'Make the theme' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Housing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Housing' })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Put 1 quote under').selectOption({ label: name });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`1 quote put under “${name}”`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const decisions = page.getByRole('region', { name: 'Editors’ decisions' });
  for (const decided of [`1 quote put under “${name}”`, `Theme “${name}” made`]) {
    const line = decisions.getByRole('listitem').filter({ hasText: decided });
    await line.getByRole('button', { name: 'Take back' }).click();
    await expect(line.getByText(/^Taken back by/)).toBeVisible();
  }
});

test('a newcomer follows a section, gets the digest by mail, ends it in one click; builds a category and sees it grow', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { email } = await signUp(page, ['Nina', 'Reader']);
  await openPage(page, '/en/rubric/10');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Subscribed', exact: true })).toBeVisible();
  await openPage(page, '/en/digest');
  const byMail = page.getByRole('switch', { name: `Send to ${email}` });
  if (!(await byMail.isChecked())) await byMail.click();
  const moscowHour = new Date(Date.now() + 3 * 3_600_000).getUTCHours();
  await page.getByLabel('Hour').selectOption(String(moscowHour));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Never').fill('football');
  await page.getByRole('option', { name: 'the word “football”' }).click();
  await expect(page.getByRole('button', { name: /football/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(`The e-mail is on its way to ${email}.`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  // While the letter's minute comes: a category of their own, previewed as it is built.
  await openPage(page, '/en/categories/0');
  await page.getByLabel('Name').fill('Vaccines');
  await page.getByLabel('Words and phrases').fill('coronavirus,');
  const preview = page.getByRole('region', { name: 'What the category brings' });
  await expect(preview.getByText(/\d headlines? in 7 days/)).toBeVisible();
  const count = async () =>
    (
      await preview
        .getByText(/headlines? in 7 days/)
        .first()
        .innerText()
    ).trim();
  const before = await count();
  await page.getByLabel('Words and phrases').fill('football,');
  await expect.poll(count).not.toBe(before);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/categories\/[1-9]\d*$/);
  await expect(page.getByRole('heading', { name: 'Vaccines' }).first()).toBeVisible();

  const letter = await awaitMailing(email);
  expect(letter.html).toBe(true);
  expect(letter.text).toMatch(/^(Наука|Science)$/m);
  const ended = await page.request.post(letter.oneClick, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(ended.ok()).toBe(true);
  await openPage(page, '/en/digest');
  await expect(byMail).not.toBeChecked();
});

test('an alert on an indicator fires when a new report comes in: on the page, in the bell, by mail', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const indicator = `journey_${Date.now()}`;
  const names = (word: string) => Array.from({ length: 5 }, () => `${word} ${indicator}`).join(',');
  await load(
    `indicator,family,kind,unit,direction,decimals,dimensions,anchor,name_ru,name_en,name_ja,name_pt,name_es\n${indicator},health,daily,case,worse,0,,12-31,${names('Reports')}`,
  );
  const report = (day: string, value: number) =>
    load(
      `indicator,place,time,value,unit,source,known_at\n${indicator},RU-CHU,${day},${value},case,operational_headquarters_daily,${day}`,
    );
  await report('2020-07-11', 40);

  await signIn(page, 'analyst');
  await openPage(page, `/en/alerts?place=1124687&indicator=${indicator}`);
  await page.getByRole('textbox', { name: 'Threshold' }).fill('49');
  await page.getByRole('slider', { name: 'Threshold' }).press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Threshold' })).toHaveValue('50');
  await expect(page.getByRole('heading', { name: 'It would not have told you once' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel('How to alert').selectOption('mail');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('The threshold is saved.')).toBeVisible();

  await report('2020-07-12', 60);
  const told = page.getByRole('link').filter({ hasText: indicator, visible: true });
  // On a phone the bell stands in the bar beside the name.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(async () => {
    await openPage(page, '/en/digest');
    await page
      .getByRole('button', { name: /^Notifications/ })
      .filter({ visible: true })
      .click();
    await expect(told.first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/en/notifications');
  await expect(told.first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await awaitLetter(sampleAccount('analyst').email, indicator, 100_000);
});

/** Loads a table as the operator does, beside the running server. */
async function load(table: string): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'journey-')), 'table.csv');
  await writeFile(file, `${table}\n`);
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'cli/run-command.ts', 'import', file], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  });
}

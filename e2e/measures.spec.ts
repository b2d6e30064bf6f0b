import { expect } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { acceptWithout, decide, openDesk, submit, writeDraft } from './measure-steps.ts';
import { openPage } from './visitor.ts';

const moscow = 1_124_665;

test('a measure is proposed, returned with its reason, written anew, accepted, stands in its region, under its chart and on the map, and is edited while it stays in force', async ({
  page,
  browser,
}) => {
  const name = await writeDraft(page);
  // What is missing keeps it from being submitted, and is named.
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await page.getByLabel('Strictness').selectOption('4');
  await page.getByLabel('Act: number, date, clauses').fill('Decree 000, clause 2');
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await submit(page);

  const desk = await openDesk(browser, 'moderator');
  await decide(desk, name);
  await desk.getByRole('button', { name: 'Return with a reason' }).click();
  await expect(desk.getByLabel('Reason of return')).toBeFocused();
  await desk.getByLabel('Reason of return').fill('Name clause 3 too');
  await desk.getByRole('button', { name: 'Return with a reason' }).click();
  await expect(desk.getByText('Returned: Name clause 3 too')).toBeVisible();

  await openPage(page, '/en/all-actions/my-actions');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Returned: Name clause 3 too')).toBeVisible();
  await page.getByRole('button', { name: 'Rework' }).click();
  await page.waitForURL(/\/edit/);
  await submit(page, 'Decree 000, clauses 2 and 3');

  await decide(desk, name);
  // What it is expected to do is frozen, or the reason why nothing can be computed.
  await expect(desk.getByText('Nobody measured what this kind does to contacts')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Accept and publish' })).toBeDisabled();
  // A second person compares the facts with their source first.
  await desk.getByLabel('Whom to ask').selectOption({ label: 'Ирина Ковалёва' });
  await desk.getByLabel('What to check').fill('Is it clause 3?');
  await desk.getByRole('button', { name: 'Ask for a check' }).click();
  await expect(desk.getByText('An answer about the facts is awaited', { exact: false })).toBeVisible();
  const checker = await openDesk(browser, 'editor');
  await openPage(checker, '/en/all-actions/my-actions');
  await checker.getByRole('link', { name }).click();
  await checker.getByLabel('What was compared, and what is wrong').fill('The clause is in the decree');
  await checker.getByRole('button', { name: 'Answer' }).click();
  await expect(checker.getByText('Your answer is kept', { exact: false })).toBeVisible();
  await decide(desk, name);
  await expect(desk.getByText('The clause is in the decree').first()).toBeVisible();
  await acceptWithout(desk, 'It began before the last report');
  await expect(desk.getByText('It began before the last report')).toBeVisible();
  expect(await findBarriers(desk)).toEqual([]);

  await openPage(page, `/en/all-actions/${moscow}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await openPage(page, `/en/regions/${moscow}/overview`);
  // What stands far below asks for its figures when a reader comes near.
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.locator('svg[data-chart] text', { hasText: name }).first()).toBeAttached();
  await openPage(page, `/en/map/${moscow}`);
  await expect(page.getByRole('heading', { name: 'Points of measures' })).toBeVisible();
  await expect(page.locator('[data-points] path').first()).toBeAttached();

  // Edited beside the published one, which stands until the new one is accepted.
  await openPage(page, '/en/all-actions/my-actions');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Edit beside the published' }).click();
  await page.waitForURL(/\/edit/);
  await page.getByLabel('Goal').fill('At most 100 cases per 100,000');
  const id = await submit(page);
  const reader = await openDesk(browser, 'analyst');
  await openPage(reader, `/en/actions/${id}`);
  await expect(reader.getByText('At most 140 cases per 100,000 by 5 September').first()).toBeVisible();
  await decide(desk, name);
  await expect(desk.getByText(/1 field of \d+ changed/)).toBeVisible();
  await acceptWithout(desk, 'It is in force already');
  await expect(async () => {
    await openPage(reader, `/en/actions/${id}`);
    await expect(reader.getByText('At most 100 cases per 100,000').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a promise is frozen with the acceptance, and what came of it is told against the twins', async ({
  page,
  browser,
}) => {
  await writeDraft(page, '2021-07-01');
  const id = await submit(page, 'Decree 000');

  // The desk looks from a day before the measure, when nothing of its weeks was known.
  const desk = await openDesk(browser, 'moderator');
  await openPage(desk, `/en/actions/${id}/moderate?version=1&asOf=2021-06-20`);
  await desk.getByLabel('Fewer contacts from, %').fill('5');
  await desk.getByLabel('to, %').fill('20');
  await desk.getByLabel('Weeks').fill('8');
  await desk.getByRole('button', { name: 'Compute' }).click();
  await desk.getByRole('radio', { name: /This promise/ }).click();
  await desk.getByRole('button', { name: 'Accept and freeze the promise' }).click();
  await expect(desk.getByText('published').first()).toBeVisible();
  // What came of it is known by the autumn.
  await expect(async () => {
    await openPage(page, `/en/actions/${id}?asOf=2021-10-20`);
    await expect(page.getByText(/(Inside the|Stronger than|Weaker than) promise/).first()).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('What the comparison does not prove', { exact: false })).toBeVisible();
});

test('a super moderator appoints who decides and merges two entries of a handbook; an analyst has the dashboard of their region', async ({
  page,
  browser,
}) => {
  const name = await writeDraft(page);
  await submit(page, 'Decree 000');

  const chief = await openDesk(browser, 'chief');
  await decide(chief, name);
  await chief.getByLabel('Appoint a moderator').selectOption({ label: 'Пётр Седов' });
  await expect(chief.getByText('Moderator appointed.')).toBeVisible();
  const desk = await openDesk(browser, 'moderator');
  await openPage(desk, '/en/all-actions/moderate');
  await desk.getByText(/^mine \d/).click();
  await expect(desk.getByRole('link', { name })).toBeVisible();

  await openPage(chief, '/en/all-actions/manuals?book=subject');
  for (const which of ['from', 'into']) {
    await chief.getByLabel('Name', { exact: true }).fill(`${name} ${which}`);
    await chief.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(chief.getByText(`${name} ${which}`).first()).toBeVisible();
  }
  for (const which of ['from', 'into'])
    await chief.getByLabel(`Choose for a merge: ${name} ${which}`).check({ force: true });
  await chief.getByRole('radio', { name: `${name} into` }).check({ force: true });
  await chief.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(chief.getByText('Merged; versions changed: 0.')).toBeVisible();
  await expect(chief.getByLabel(`Choose for a merge: ${name} from`)).toHaveCount(0);
  await chief
    .getByRole('button', { name: /^undo, until/ })
    .first()
    .click();
  await expect(chief.getByLabel(`Choose for a merge: ${name} from`)).toHaveCount(1);

  const analyst = await openDesk(browser, 'analyst');
  await openPage(analyst, `/en/dashboard/${moscow}`);
  await expect(analyst.getByRole('heading', { level: 1 })).toContainText('Moscow');
  expect(await findBarriers(analyst)).toEqual([]);
  await openPage(analyst, '/en/dashboard/1124661');
  await expect(analyst.getByRole('link', { name: 'My dashboard' })).toBeVisible();
});

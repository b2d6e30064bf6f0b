import { expect, type Browser, type Page } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { openPage, signIn, type SampleName } from './visitor.ts';

/** A name nobody else's journey uses. */
const newName = () => `Journey ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;
const moscow = 1_124_665;

/** A person at a desk of their own. */
async function openDesk(browser: Browser, who: SampleName): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, who);
  return desk;
}

async function write(page: Page, name: string, start = '2021-10-01'): Promise<void> {
  await openPage(page, '/en/actions/0/propose');
  await page.getByLabel('Title').fill(name);
  await page.getByLabel('Region').selectOption({ label: 'Moscow' });
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await page.waitForURL(/\/actions\/\d+\/edit/);
  await page.getByLabel('Goal').fill('At most 140 cases per 100,000 by 5 September');
  await page.getByLabel('Issues').selectOption({ label: 'Masks and distance' });
  await page.getByLabel('Start').fill(start);
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

test('a measure is proposed, returned with its reason, written anew, accepted, stands in its region, under its chart and on the map, and is edited while it stays in force', async ({
  page,
  browser,
}) => {
  const name = newName();
  await signIn(page, 'contributor');
  await write(page, name);
  // What is missing keeps it from being submitted, and is named.
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await page.getByLabel('Strictness').selectOption('4');
  await page.getByLabel('Act: number, date, clauses').fill('Decree 000, clause 2');
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await submit(page);

  const desk = await openDesk(browser, 'moderator');
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
  await expect(page.locator('svg[data-chart] text', { hasText: name }).first()).toBeAttached();
  await openPage(page, `/en/map/${moscow}`);
  await expect(page.getByRole('heading', { name: 'Points of measures' })).toBeVisible();
  await expect(page.locator('[data-points] path').first()).toBeAttached();

  // Edited beside the published one, which stands until the new one is accepted.
  await openPage(page, '/en/all-actions/my-actions');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Edit beside the published' }).click();
  await page.waitForURL(/\/edit/);
  const id = /actions\/(\d+)/.exec(page.url())![1]!;
  await page.getByLabel('Goal').fill('At most 100 cases per 100,000');
  await submit(page);
  const reader = await openDesk(browser, 'analyst');
  await openPage(reader, `/en/actions/${id}`);
  await expect(reader.getByText('At most 140 cases per 100,000 by 5 September').first()).toBeVisible();
  await decide(desk, name);
  await expect(desk.getByText(/1 field of \d+ changed/)).toBeVisible();
  await desk.getByRole('radio', { name: 'No effect can be computed' }).click();
  await desk.getByLabel('Why it cannot be computed').fill('It is in force already');
  await desk.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(async () => {
    await openPage(reader, `/en/actions/${id}`);
    await expect(reader.getByText('At most 100 cases per 100,000').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a promise is frozen with the acceptance, and what came of it is told against the twins', async ({
  page,
  browser,
}) => {
  const name = newName();
  await signIn(page, 'contributor');
  await write(page, name, '2021-07-01');
  await page.getByLabel('Act: number, date, clauses').fill('Decree 000');
  await submit(page);
  const id = /actions\/(\d+)/.exec(page.url())![1]!;

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
  await expect(async () => {
    await openPage(page, `/en/actions/${id}`);
    await expect(page.getByText(/(Inside the|Stronger than|Weaker than) promise/).first()).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('What the comparison does not prove', { exact: false })).toBeVisible();
});

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgaGhAIOI4AJhDEAFlo7c6AAAAAElFTkSuQmCC',
  'base64',
);

/** Just under the most a document may have, and different from any other's. */
const largePdf = Buffer.concat([
  Buffer.from(`%PDF-1.4\n% ${newName()}\n`),
  Buffer.alloc(20 * 1024 * 1024 - 4_096, 32),
  Buffer.from('\n%%EOF\n'),
]);

test('a draft takes a document and shows it, twenty megabytes with how far they are, outlives a killed browser, and two who write at once merge field by field', async ({
  page,
}) => {
  const name = newName();
  await signIn(page, 'contributor');
  await write(page, name);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  const address = page.url();

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scheme.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('link', { name: 'scheme.png' })).toBeVisible();
  await openPage(page, address.replace('/edit', ''));
  await page.getByRole('button', { name: 'look at it' }).click();
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'scheme.png' }).evaluate((shown: HTMLImageElement) => shown.naturalWidth),
    )
    .toBeGreaterThan(0);

  // Twenty megabytes on a slow line: how far it is can be read, and it can be broken off.
  await openPage(page, address);
  const slow = await page.context().newCDPSession(page);
  const line = (bytesASecond: number) =>
    slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesASecond,
    });
  await line(1_500_000);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'act.pdf', mimeType: 'application/pdf', buffer: largePdf });
  const progress = page.getByRole('progressbar', { name: 'act.pdf' });
  await expect
    .poll(() => progress.evaluate((shown: HTMLProgressElement) => shown.position))
    .toBeGreaterThan(0.05);
  await expect(page.getByText(/ of 20(\.0)?.MB/)).toBeVisible();
  await page.getByRole('button', { name: 'cancel' }).click();
  await expect(page.getByText('Operation canceled by the user.')).toBeVisible();
  await page.getByRole('button', { name: 'hide', exact: true }).click();
  await expect(page.getByText('act.pdf')).toHaveCount(0);
  await line(-1);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'act.pdf', mimeType: 'application/pdf', buffer: largePdf });
  await expect(page.getByRole('link', { name: 'act.pdf' })).toBeVisible({ timeout: 30_000 });
  await openPage(page, address.replace('/edit', ''));
  const shown = page.getByRole('listitem').filter({ hasText: 'act.pdf' });
  const preview = await page.request.get(
    (await shown.getByRole('link', { name: 'look at it' }).getAttribute('href'))!,
  );
  expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(preview.headers()['content-disposition']).toMatch(/^inline/);

  // What could not be saved before the browser ended is there again.
  const context = page.context();
  await context.route('**/measure/saveDraft', (route) => route.abort());
  const dying = await context.newPage();
  await openPage(dying, address);
  await dying.getByLabel('Territory').fill('Inside the third ring');
  await expect(dying.getByText('Not saved.', { exact: false })).toBeVisible();
  await dying.close({ runBeforeUnload: false });
  await context.unroute('**/measure/saveDraft');
  await openPage(page, address);
  await expect(page.getByLabel('Territory')).toHaveValue('Inside the third ring');
  await expect(page.getByText(/Saved at/)).toBeVisible();

  // Two windows on one draft: the second is shown the three texts, place by place.
  await openPage(page, address);
  const other = await context.newPage();
  await openPage(other, address);
  await other.getByLabel('Goal').fill('Their goal');
  await other.getByLabel('Responsible body').fill('Their body');
  await expect(other.getByText(/Saved at/)).toBeVisible();
  await page.getByLabel('Goal').fill('My goal');
  const panel = page.getByRole('alert').filter({ hasText: 'somebody else changed the text' });
  await expect(panel.getByText('1 place is left to choose.')).toBeVisible();
  await panel.getByRole('group', { name: 'Goal' }).getByRole('radio').first().check();
  await panel.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await openPage(other, address);
  await expect(other.getByLabel('Goal')).toHaveValue('My goal');
  await expect(other.getByLabel('Responsible body')).toHaveValue('Their body');
});

test('a super moderator appoints who decides and merges two entries of a handbook; an analyst has the dashboard of their region', async ({
  page,
  browser,
}) => {
  const name = newName();
  await signIn(page, 'contributor');
  await write(page, name);
  await page.getByLabel('Act: number, date, clauses').fill('Decree 000');
  await submit(page);

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
  await chief.getByLabel('Goes').selectOption({ label: `${name} from` });
  await chief.getByLabel('Stays').selectOption({ label: `${name} into` });
  await chief.getByRole('button', { name: 'Merge' }).click();
  await expect(chief.getByText('Merged; versions changed: 0.')).toBeVisible();
  await expect(chief.getByRole('listitem').filter({ hasText: `${name} from` })).toHaveCount(0);

  const analyst = await openDesk(browser, 'analyst');
  await openPage(analyst, `/en/dashboard/${moscow}`);
  await expect(analyst.getByRole('heading', { level: 1 })).toContainText('Moscow');
  expect(await findBarriers(analyst)).toEqual([]);
  await openPage(analyst, '/en/dashboard/1124661');
  await expect(analyst.getByRole('link', { name: 'My dashboard' })).toBeVisible();
});

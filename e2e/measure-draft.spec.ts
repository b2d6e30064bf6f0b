import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { newName, writeDraft } from './measure-steps.ts';
import { openPage } from './visitor.ts';

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
  await writeDraft(page);
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
  await panel.getByRole('group', { name: 'Goal' }).getByRole('radio', { name: 'Both' }).check();
  await panel.getByRole('textbox', { name: 'Both' }).fill('Our goal');
  await panel.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await openPage(other, address);
  await expect(other.getByLabel('Goal')).toHaveValue('Our goal');
  await expect(other.getByLabel('Responsible body')).toHaveValue('Their body');
});

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { savedFile } from './saved-file.ts';
import { openPage, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const moscow = 1_124_665;
const sverdlovsk = 1_124_666;
const words = wordsOf('en');
const newName = (): string => `Journey ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

test.beforeEach(async ({ page }) => signIn(page, 'analyst'));

/** Takes what a journey kept away again; the message that says so brings it back. */
async function removeSaved(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: words('Models_Remove', { name }), exact: true }).click();
  await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
}

async function keepAs(page: Page, name: string): Promise<void> {
  await page.getByLabel(words('Models_SaveAs')).fill(name);
  await page.getByRole('button', { name: words('Models_Save'), exact: true }).press('Enter');
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
}

test('a scenario is assumed by keys, compared with a saved one, shared by its address and exported', async ({
  page,
}) => {
  const address = `/en/regions/${moscow}/scenarios`;
  await openPage(page, address);
  await expect(page.getByRole('button', { name: words('Scenario_Reset') })).toHaveCount(0);
  // A ready scenario (G4) puts its interval into step one and the chart, and goes back to nothing.
  const preset = page.getByLabel(words('Scenario_Preset'), { exact: true });
  await preset.selectOption('holidays');
  await expect(
    page.getByRole('slider', {
      name: words('Scenario_MoveWhole', { name: words('Scenario_Preset_holidays') }),
    }),
  ).toBeVisible();
  await expect(page).toHaveURL(/s=1%7Em/);
  await preset.selectOption('none');
  await expect(page).not.toHaveURL(/s=1/);
  await page.getByRole('button', { name: words('Scenario_AddInterval'), exact: true }).press('Enter');
  const interval = words('Scenario_NewName', { count: 1 });
  await expect(page).toHaveURL(/s=1%7Em/);

  // The bar is moved by a week and its end by a day, by keys alone.
  const whole = page.getByRole('slider', { name: words('Scenario_MoveWhole', { name: interval }) });
  const end = page.getByRole('slider', { name: words('Scenario_MoveTo', { name: interval }) });
  const before = Number(await whole.getAttribute('aria-valuenow'));
  const endBefore = Number(await end.getAttribute('aria-valuenow'));
  await whole.press('Shift+ArrowRight');
  await expect(whole).toHaveAttribute('aria-valuenow', String(before + 7));
  await end.press('ArrowLeft');
  await expect(end).toHaveAttribute('aria-valuenow', String(endBefore + 6));

  const name = newName();
  await keepAs(page, name);
  // What is on screen differs from what was saved: both stand beside the reference.
  await end.press('PageDown');
  await page.getByRole('checkbox', { name, exact: true }).press('Space');
  const rows = page.getByRole('row').filter({ hasText: /…/ });
  await expect(rows.filter({ hasText: words('Scenario_Own') })).toHaveCount(1, { timeout: 20_000 });
  await expect(rows.filter({ hasText: name })).toHaveCount(1, { timeout: 20_000 });

  const { bytes } = await savedFile(page, page.getByRole('button', { name: 'JSON', exact: true }));
  const { params, result, meta } = JSON.parse(bytes.toString());
  expect(params.contacts).toHaveLength(1);
  expect(result.registeredCases.q50).toHaveLength(151);
  expect(meta.inputHash).toMatch(/^[0-9a-f]{16}$/);

  await expect(page).toHaveURL(/s=1%7Em/);
  const shared = page.url();
  await removeSaved(page, name);
  await openPage(page, shared);
  await expect(whole).toHaveAttribute('aria-valuenow', String(before + 7));
  // Written by a later version it is there to be read alone; tampered with it says so and shows the reference.
  await openPage(page, shared.replace('s=1', 's=2'));
  await expect(page.getByText(words('Scenario_AddressLater'))).toBeVisible();
  await expect(whole).toHaveAttribute('aria-disabled', 'true');
  await openPage(page, `${address}?s=1~zz`);
  await expect(page.getByText(words('Scenario_AddressBroken'))).toBeVisible();
  await expect(whole).toHaveCount(0);
});

test('a measure of the register is taken into the scenario as an interval, its origin said', async ({
  page,
}) => {
  await openPage(page, `/en/regions/${moscow}/scenarios`);
  await page.getByText(words('Scenario_Measures')).click();
  // Those whose effect was estimated stand first.
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /\d…\d+% less transmission in 41 countries/ })
    .filter({ hasText: words('Scenario_InForce') })
    .first();
  await expect(row).toContainText(words('Scenario_InForce'));
  const name = await row
    .locator('span')
    .first()
    .evaluate(({ firstChild }) => firstChild?.textContent ?? '');
  await row.getByRole('button').press('Enter');
  await expect(
    page.getByRole('slider', { name: words('Scenario_MoveWhole', { name: name.slice(0, 60) }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(/s=1%7Em/);
});

test('a population is changed by keys, kept, compared, shared by its address and exported', async ({
  page,
}) => {
  await openPage(page, `/en/models/population/${sverdlovsk}`);
  await expect(page.getByRole('button', { name: words('ModelPopulation_ResetAll') })).toHaveCount(0);
  const knot = page.getByRole('slider', { name: /^Children per woman, 2018/ });
  for (let step = 0; step < 3; step++) await knot.press('Shift+ArrowUp');
  await expect(page).toHaveURL(/tfr=2018%3A[12]\.\d+.*v=2/);
  const change = page.getByRole('row', { name: new RegExp(words('ModelPopulation_Row_total')) });
  await expect(change).toContainText('+');
  const shared = page.url();

  const name = newName();
  await keepAs(page, name);
  await page.getByRole('checkbox', { name, exact: true }).press('Space');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('+');
  await removeSaved(page, name);

  const { name: file, bytes } = await savedFile(
    page,
    page.getByRole('button', { name: 'JSON', exact: true }),
  );
  expect(file).toBe(`population-${sverdlovsk}.json`);
  const { params, result } = JSON.parse(bytes.toString());
  expect(params.tfr[0].value).toBeGreaterThan(1.8);
  expect(result.total).toHaveLength(31);

  await openPage(page, shared);
  await expect(change).toContainText('+');
  await page.getByRole('button', { name: words('ModelPopulation_ResetAll') }).press('Enter');
  await expect(page).not.toHaveURL(/tfr=/);
  await openPage(page, shared.replace('v=2', 'v=9'));
  await expect(page.getByText(words('ModelPopulation_Later'))).toBeVisible();
  await expect(knot).toHaveAttribute('aria-disabled', 'true');
  await openPage(page, shared.replace(/tfr=[^&]+/, 'tfr=2018:9'));
  await expect(page.getByText(words('ModelPopulation_Refused', { names: 'tfr' }))).toBeVisible();
});

test('a family is built by keys, its package judged, the model kept, shared and taken away again', async ({
  page,
}) => {
  await openPage(page, '/en/models/family');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words('ModelFamily_CoupleThree'));
  await page.getByRole('button', { name: words('ModelFamily_Child'), exact: true }).press('Enter');
  await expect(
    page.getByText(words('ModelFamily_ChildNumber', { number: 6 }), { exact: true }),
  ).toBeVisible();
  const wage = page.getByLabel(new RegExp(`^${words('ModelFamily_Wage')}`)).first();
  await wage.fill('-1');
  await expect(page.getByText(/From 0 to/).first()).toBeVisible();
  await wage.fill('60000');
  await expect(page).toHaveURL(/m=2\./);

  // The package is judged with one of its measures off.
  const measure = page.getByRole('switch').first();
  await measure.press('Space');
  await expect(measure).not.toBeChecked();
  await expect(page.getByText(words('ModelFamily_PerLifted'))).toBeVisible();
  // The same package over the residents of a region, by their incomes.
  await page.getByLabel(words('ModelFamily_Region'), { exact: true }).selectOption(String(sverdlovsk));
  await expect(page.getByText(words('ModelFamily_RegionPoor'))).toBeVisible();
  await page.getByLabel(words('ModelFamily_Region'), { exact: true }).selectOption('');
  const shared = page.url();
  const name = newName();
  await page.getByLabel(words('ModelFamily_Name'), { exact: true }).fill(name);
  await page.getByRole('button', { name: words('ModelFamily_Save'), exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/models\/family\/\d+$/);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: words('ModelFamily_Delete', { name }) }).press('Enter');
  await expect(page).toHaveURL(/\/models\/family$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);

  // Shared it is there for everybody; written by a later version it is read-only; tampered with it says so.
  await openPage(page, shared);
  await expect(page.getByText(words('ModelFamily_Shared'))).toBeVisible();
  await openPage(page, shared.replace('m=2.', 'm=9.'));
  await expect(page.getByText(words('ModelFamily_Later'))).toBeVisible();
  await expect(wage).toBeDisabled();
  await openPage(page, shared.replace('m=2.', 'm=2.x'));
  await expect(page.getByText(words('ModelFamily_Broken'))).toBeVisible();
});

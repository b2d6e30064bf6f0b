import { expect, type Locator, type Page } from '@playwright/test';
import { newestVersion } from '#features/models/domain/scenario/model-versions.ts';
import type { documentOf } from '#features/models/domain/scenario/scenario-document.ts';
import { isReference } from '#features/models/domain/scenario/scenario-params.ts';
import { simulateScenario, type ScenarioAnswer } from '#features/models/domain/scenario/simulate-scenario.ts';
import type { ScenarioStart } from '#features/models/domain/scenario/scenario-start.ts';
import { createRandom } from '#simulation/numeric/random.ts';
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

type Saved = ReturnType<typeof documentOf>;

/** Draws whole numbers below `count`, the same ones in every run. */
type Draw = (count: number) => number;

const members = 50;

/** Folds another step open where the draw says so, and moves one of all the controls that stand there. */
async function changeSomething(page: Page, draw: Draw): Promise<void> {
  const panel = page.getByRole('region', { name: words('Scenario_Assume'), exact: true });
  const folded = panel.getByRole('button', { expanded: false });
  if (draw(2) === 1) await folded.nth(draw(await folded.count())).click();
  const controls = page
    .locator('section:has(> #scenario-assumptions), [data-interval]')
    .locator('[role=slider], input[type=range], [role=switch], input[type=checkbox], select');
  await move(controls.nth(draw(await controls.count())), draw);
}

async function move(control: Locator, draw: Draw): Promise<void> {
  const kind = await control.evaluate(({ tagName, role, type }: HTMLInputElement) =>
    tagName === 'SELECT' ? 'select' : type === 'range' || role === 'slider' ? 'slider' : 'switch',
  );
  if (kind === 'select') {
    const options = await control.locator('option').count();
    await control.selectOption({ index: draw(options) });
  } else {
    const keys = ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown'];
    await control.press(kind === 'switch' ? 'Space' : keys[draw(keys.length)]!);
  }
}

/** What a run says, as a file writes it. */
function asWritten({ scenario, difference }: ScenarioAnswer) {
  if (scenario === null) return { result: null, versusReference: null };
  const { cases, deaths, peakIcu, overflow, registered, icuNeed } = scenario.ensemble!;
  const tenths = (bands: typeof registered) =>
    Object.fromEntries(
      Object.entries(bands).map(([name, days]) => [name, days.map((value) => Math.round(value * 10) / 10)]),
    );
  const totals = { cases, deaths, peakIcu };
  const result = { registeredCases: tenths(registered), icuNeed: tenths(icuNeed), totals, overflow };
  return { result, versusReference: difference };
}

test('twenty scenarios one after another: what the page computed is what the server answers and the library says, to the bit', async ({
  page,
}) => {
  await openPage(page, `/en/regions/${moscow}/scenarios?s=1~n${members}`);
  const cookies = await page.context().cookies();
  const headers = { 'X-XSRF-TOKEN': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' };
  const known = await page.request.get(`/api/modeling/getSimulationParams?yugoId=${moscow}`);
  const { start } = (await known.json()) as { start: ScenarioStart };
  const saving = page.getByRole('button', { name: 'JSON', exact: true });
  const save = async () => JSON.parse((await savedFile(page, saving)).bytes.toString()) as Saved;

  const check = async ({ params, seed, result, versusReference, meta }: Saved): Promise<void> => {
    const data = { yugoId: moscow, params, members, seed };
    const answer = await page.request.post('/api/modeling/simulateScenario', { data, headers });
    const said = (await answer.json()) as ScenarioAnswer & { meta: typeof meta };
    expect(said.meta.inputHash).toBe(meta.inputHash);
    const found = asWritten(said);
    expect(found).toEqual(
      asWritten(await simulateScenario({ start, params, version: newestVersion, members, seed })),
    );
    const { days: _days, ...shown } = result ?? { days: [] };
    // Beside itself a reference has no difference to write.
    const difference = isReference(params) ? null : found.versusReference;
    expect({ result: result && shown, versusReference }).toEqual({ ...found, versusReference: difference });
  };

  const { uniform } = createRandom(20);
  const draw: Draw = (count) => Math.floor(uniform() * count);
  const seen = new Map<string, Promise<void>>();
  for (let turn = 0; seen.size < 20 && turn < 60; turn++) {
    await changeSomething(page, draw);
    let saved: Saved | undefined;
    await expect(async () => {
      saved = await save();
      const isIdle = (await page.getByText(words('Scenario_NoRun')).count()) > 0;
      expect(saved.result !== null || isIdle).toBe(true);
    }).toPass({ intervals: [100, 250], timeout: 15_000 });
    const key = JSON.stringify(saved!.params);
    if (!seen.has(key)) seen.set(key, check(saved!));
  }
  await Promise.all(seen.values());
  expect(seen.size).toBe(20);
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

/** Room without anything beside a longer column that a reader takes for the end of the page. Unit: px. */
const maxHole = 80;

/** How much higher the results end than the assumptions with their notes, or the other way round. */
async function findHole(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const ends = await page
    .getByRole('region', { name: words('ModelPopulation_Notes'), exact: true })
    .or(page.getByRole('region', { name: words('ModelPopulation_UnTitle'), exact: true }))
    .evaluateAll((parts) => parts.map((part) => part.lastElementChild!.getBoundingClientRect().bottom));
  expect(ends).toHaveLength(2);
  return Math.abs(ends[0]! - ends[1]!);
}

test('a population is changed by keys, kept, compared, shared by its address and exported', async ({ page }, {
  project,
}) => {
  await openPage(page, `/en/models/population/${sverdlovsk}`);
  await expect(page.getByRole('button', { name: words('ModelPopulation_ResetAll') })).toHaveCount(0);
  const knot = page.getByRole('slider', { name: /^Children per woman, 2018/ });
  for (let step = 0; step < 3; step++) await knot.press('Shift+ArrowUp');
  await expect(page).toHaveURL(/tfr=2018%3A[12]\.\d+.*v=2/);
  const change = page.getByRole('row', { name: new RegExp(words('ModelPopulation_Row_total')) });
  await expect(change).toContainText('+');
  const shared = page.url();
  if (project.name === 'wide') expect(await findHole(page)).toBeLessThanOrEqual(maxHole);

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

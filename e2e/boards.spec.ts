import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { awaitMailing } from './letter.ts';
import { csvRows, savedFile, textOf } from './saved-file.ts';
import { openPage, sampleAccount, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const regions = ['Татарстан', 'Башкортостан', 'Марий Эл', 'Мордовия', 'Чувашия'];

/** Adds a place of the explorer by its name, and waits until the view has it. */
async function addPlace(page: Page, name: string): Promise<void> {
  const words = wordsOf('ru');
  await page.getByRole('combobox', { name: words('Explore_AddPlace') }).fill(name);
  await page.getByRole('option', { name, exact: false }).first().click();
  await expect(removalOf(page, name)).toBeVisible();
}

const removalOf = (page: Page, place: string): Locator =>
  page.getByRole('button', { name: wordsOf('ru')('Explore_RemovePlace', { place }) });

/** Drags one tile of a board onto another by its handle, and lets go or takes it back. */
async function dragTile(page: Page, name: string, onto: string, end: 'drop' | 'escape'): Promise<void> {
  const gripOf = (tile: string): Locator =>
    page.getByRole('button', { name: wordsOf('ru')('Boards_Drag', { name: tile }) });
  const middleOf = async (grip: Locator): Promise<[number, number]> => {
    const { x, y, width, height } = (await grip.boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  await gripOf(name).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middleOf(gripOf(name))));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(gripOf(onto))), { steps: 5 });
  if (end === 'escape') await page.keyboard.press('Escape');
  await page.mouse.up();
}

test('ru: five regions are compared since 2010, put on a board, saved as a PDF and sent by letter', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const words = wordsOf('ru');
  await signIn(page, 'analyst');
  await openPage(page, '/ru/explore?i=unemployment_rate&p=1124616');
  for (const name of regions.slice(1)) await addPlace(page, name);
  await page.getByRole('combobox', { name: words('Explore_From'), exact: true }).selectOption('2010');
  await expect(page).toHaveURL(/from=2010/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('2010');
  const title = (await heading.textContent())!.trim();

  await page.getByRole('button', { name: words('Boards_ToBoard'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('Boards_ToNew') }).click();
  await page.getByRole('button', { name: words('Boards_OpenBoard') }).click();
  await page.waitForURL(/\/boards\/\d+/);
  const board = page.getByRole('main');
  await expect(board.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const name of regions) await expect(board).toContainText(name);

  // A text is laid below and moved above the view, by its buttons.
  await board.getByRole('textbox', { name: words('Boards_AddText') }).fill('Работа в Поволжье');
  await board.getByRole('button', { name: words('Boards_TextLay') }).click();
  const isKept = page.waitForResponse((answer) => answer.url().includes('/api/boards/saveBoard'));
  await board.getByRole('button', { name: words('Boards_Up', { name: 'Работа в Поволжье' }) }).click();
  await expect(board.getByRole('listitem').first()).toContainText('Работа в Поволжье');

  await isKept;
  // It is dragged below by its handle and, after Escape, left where it lies; then dragged above again.
  const kept = () => page.waitForResponse((answer) => answer.url().includes('/api/boards/saveBoard'));
  await Promise.all([kept(), dragTile(page, 'Работа в Поволжье', title, 'drop')]);
  await expect(board.getByRole('listitem').last()).toContainText('Работа в Поволжье');
  await dragTile(page, 'Работа в Поволжье', title, 'escape');
  await expect(board.getByRole('listitem').last()).toContainText('Работа в Поволжье');
  await Promise.all([kept(), dragTile(page, 'Работа в Поволжье', title, 'drop')]);
  await page.reload();
  await expect(board.getByRole('listitem').first()).toContainText('Работа в Поволжье');
  const { bytes } = await savedFile(page, board.getByRole('button', { name: words('Printing_Pdf') }));
  const printed = await textOf(bytes);
  for (const name of ['Работа в Поволжье', ...regions]) expect(printed).toContain(name);

  await board.getByText(words('BoardDelivery_Title')).click();
  await board
    .getByRole('combobox', { name: words('BoardDelivery_Often') })
    .selectOption({ label: words('BoardDelivery_Often_daily') });
  const hour = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Europe/Moscow',
  });
  await board
    .getByRole('combobox', { name: words('BoardDelivery_Hour'), exact: true })
    .selectOption(String(Number(hour.format(new Date()))));
  await board.getByRole('button', { name: words('BoardDelivery_Save') }).click();
  const letter = await awaitMailing(sampleAccount('analyst').email, 'Работа в Поволжье');
  expect(letter.text).toContain('Татарстан');

  await board.getByRole('button', { name: words('Boards_Delete'), exact: true }).click();
  await page.waitForURL(/\/boards$/);
});

test('en: a tile of a dossier leads to the page of its indicator, and on to a file of its figures', async ({
  page,
}) => {
  const words = wordsOf('en');
  await signIn(page, 'analyst');
  await openPage(page, '/en/regions/1124665/overview');
  const main = page.getByRole('main');
  const openMenu = (): Promise<void> =>
    main
      .getByRole('button', { name: words('Ui_Download'), exact: true })
      .first()
      .click();
  await openMenu();
  await page.getByRole('menuitem', { name: words('Ui_IndicatorPage') }).click();
  await page.waitForURL(/\/en\/indicators\/\w+/);
  const name = (await main.getByRole('heading', { level: 1 }).textContent())!.trim();
  const opening = main.getByRole('link', { name: words('Explore_Indicator_Open') });
  await opening.first().click();
  await page.waitForURL(/\/en\/explore\?/);
  // The address is there before the page is: the menu that is wanted is the explorer's.
  await expect(opening).toHaveCount(0);
  await expect(main).toContainText(name);
  await openMenu();
  const { bytes } = await savedFile(page, page.getByRole('menuitem', { name: words('Ui_DownloadCsv') }));
  const rows = csvRows(bytes);
  expect(rows.length).toBeGreaterThan(5);
  expect(bytes.toString('utf8')).toContain(name);
});

import { expect } from '@playwright/test';
import { findBarriers } from './accessibility.ts';
import { test } from './journey.ts';
import { savedFile } from './saved-file.ts';
import { openPage, signIn } from './visitor.ts';
import { wordsOf } from './words.ts';

const country = 1180665;
const words = wordsOf('ru');

test('a person is found with an error in the name; a field opens its receipt; a headline leads to whom it names, who is followed; the tree is walked by keys to the documents of a bond', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  await openPage(page, '/ru/ratings');
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill('Собянен');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Сергей Собянин/ })
    .click();
  await page.waitForURL(/\/dossier\/person\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Сергей Собянин' })).toBeVisible();
  await page.getByRole('button', { name: '21 июня 1958' }).click();
  await expect(page.getByText('Лицензия: CC0')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await findBarriers(page)).toEqual([]);

  const dossier = page.url();
  await page
    .getByRole('region', { name: words('Entities_Latest') })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/\/news\/index\/\d+/);
  await page
    .getByRole('heading', { level: 1 })
    .getByRole('link', { name: /Собянин/ })
    .click();
  await page.waitForURL(dossier);
  await page.getByRole('button', { name: words('Follow_On'), exact: true }).click();
  await page.getByRole('button', { name: words('Follow_Off'), exact: true }).click();
  await expect(page.getByRole('button', { name: words('Follow_On'), exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Связи', exact: true }).click();
  await page.waitForURL(/\/tree\/\d+/);
  const lines = page.getByRole('treeitem');
  await lines.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/bond=/);
  await expect(page.getByText(/заголов\S+\s+вместе/)).toBeVisible();
  const before = await lines.count();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/open=/);
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  expect(await findBarriers(page)).toEqual([]);
});

test('from a region over its classes to an industry, a company by its taxpayer number, who stands beside it, and a story', async ({
  page,
}) => {
  await signIn(page, 'analyst');
  await openPage(page, `/ru/regions/${country}/companies`);
  // A pad over the map takes the press.
  await page.getByText('Металлургия', { exact: true }).first().click({ force: true });
  await page.waitForURL(/okved=24/);
  await page.getByRole('link', { name: words('RegionCompanies_OpenIndustry') }).click();
  await page.waitForURL(new RegExp(`/department/${country}/`));
  await expect(page.getByRole('heading', { level: 1, name: /металлург/i })).toBeVisible();
  await page
    .locator('main table')
    .getByRole('link', { name: /норильский\s+никель/i })
    .first()
    .click();
  await page.waitForURL(/\/dossier\/company\/\d{8}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Норникель' })).toBeVisible();
  await expect(page.getByText(/Надёжность: средняя/)).toBeVisible();
  await expect(page.getByText(/Прибыль 39\s%\sвыручки/)).toBeVisible();
  const dossier = page.url();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('link', { name: words('Entities_Tab_tree'), exact: true }).click();
  await page.waitForURL(/\/tree\/\d+/);
  await expect(page.getByText(/чаще всего рядом стоит/)).toBeVisible();
  await page.getByText(words('Entities_TreeForm_list'), { exact: true }).click();
  await page.waitForURL(/form=list/);
  await expect(page.locator('main svg[role=img]')).toHaveCount(0);
  await expect(page.getByRole('treeitem', { name: /Норильск/ })).toBeVisible();
  await openPage(page, dossier);
  const stories = page.getByRole('region', { name: words('Entities_Stories') });
  await stories.getByRole('link').first().click();
  await page.waitForURL(/\/story\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /норник/i })).toBeVisible();
});

test('an editor joins two persons and parts them again, gives a position to somebody new and takes it back', async ({
  page,
}) => {
  await signIn(page, 'super');
  const find = async (text: string): Promise<number> => {
    const answer = await page.request.get(`/api/entities/find?text=${encodeURIComponent(text)}`);
    return ((await answer.json()) as { found: { id: number }[] }).found[0]!.id;
  };
  const [kept, gone] = [await find('Q319497'), await find('Q7747')];
  const header = async (id: number): Promise<number> => {
    const answer = await page.request.get(`/api/person/GetDossierHeader?id=${id}`);
    return ((await answer.json()) as { id: number }).id;
  };
  await openPage(page, `/ru/desk/entities/${kept}`);
  const merging = page.getByRole('region', { name: words('Merging_Form') });
  await merging.getByLabel(words('Merging_Look')).fill('Путин');
  await merging.getByRole('button', { name: words('Merging_Find') }).click();
  await merging.getByText(`№ ${gone}`).click();
  await merging.getByLabel(words('Merging_Reason')).fill('Проверка');
  await merging.getByRole('button', { name: words('Merging_Merge') }).click();
  await expect(page.getByText(words('Merging_Done'))).toBeVisible();
  expect(await header(gone)).toBe(kept);
  const undo = page.getByRole('button', { name: words('Merging_Undo') });
  await undo.click();
  await expect(undo).toHaveCount(0);
  expect(await header(gone)).toBe(gone);
  await openPage(page, `/ru/dossier/person/${gone}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Владимир Путин' })).toBeVisible();

  await openPage(page, `/ru/desk/entities/${kept}`);
  const splitting = page.getByRole('region', { name: words('Merging_Split') });
  // The product's own term, and that of Wikidata, which differs.
  await splitting.getByText('Мэр Москвы').first().click();
  await splitting.getByLabel(words('Merging_SplitName')).fill('Другой мэр');
  await splitting.getByLabel(words('Merging_SplitReason')).fill('Проверка');
  await splitting.getByRole('button', { name: words('Merging_SplitSend', { count: 1 }) }).click();
  await expect(splitting.getByText('Мэр Москвы')).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
  await undo.click();
  await expect(splitting.getByText('Мэр Москвы')).toHaveCount(2);
});

test('an editor brings a table in, reads what is wrong line by line, keeps the rest, finds it, saves it and takes it back', async ({
  page,
}) => {
  await signIn(page, 'super');
  await openPage(page, '/ru/desk');
  await page.getByRole('link', { name: words('Desk_EntityFiles') }).click();
  await page.waitForURL(/\/desk\/entities$/);
  const choose = page.getByRole('button', { name: words('EntityFiles_Choose') });
  await expect(choose).toBeDisabled();
  await page.getByLabel(words('EntityFiles_SourceTitle')).fill('Перечень проверки');
  await page.getByLabel(words('EntityFiles_Licence')).fill('CC0');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
  const table = 'name;inn;founded\r\nАО «Проверка файлов»;7707083894;1999\r\n;;2001\r\n';
  await chooser.setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByText(/на\s+месте\s+10 должно стоять\s+3/)).toBeVisible();
  await expect(page.getByRole('cell', { name: words('EntityFiles_Fault_no_name') })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: words('EntityFiles_Keep', { entities: 1 }) }).click();
  await expect(page.getByText(words('EntityFiles_Kept', { entities: 1, statements: 1 }))).toBeVisible();

  const answer = await page.request.get(`/api/entities/find?text=${encodeURIComponent('проверка файлов')}`);
  const { found } = (await answer.json()) as { found: { id: number }[] };
  await openPage(page, `/ru/dossier/company/${found[0]!.id}`);
  await expect(page.getByText('1999')).toBeVisible();
  const saved = await savedFile(page, page.getByRole('button', { name: 'FollowTheMoney' }));
  expect(JSON.parse(saved.bytes.toString('utf8'))).toMatchObject({
    schema: 'Company',
    properties: { incorporationDate: ['1999'] },
  });

  await openPage(page, '/ru/desk/entities');
  const undo = page.getByRole('button', { name: words('EntityFiles_Undo') });
  await undo.click();
  await expect(undo).toHaveCount(0);
  const gone = await page.goto(`/ru/dossier/company/${found[0]!.id}`);
  expect(gone!.status()).toBe(404);
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What a press saves: the file's name and bytes. */
export async function savedFile(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The PDF of a dossier's open tab, by the dialog in which its tabs are chosen; the open one is chosen already. */
export async function savedTab(
  page: Page,
  words: (key: 'Printing_Paper' | 'Printing_Title' | 'Printing_Pdf') => string,
): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: words('Printing_Paper') }).click();
  const dialog = page.getByRole('dialog', { name: words('Printing_Title') });
  return savedFile(page, dialog.getByRole('button', { name: words('Printing_Pdf'), exact: true }));
}

/** All words of a saved PDF, parted by single spaces. */
export async function textOf(pdf: Buffer): Promise<string> {
  return (await pagesOf(pdf)).join(' ');
}

/** The words of each page of a saved PDF. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((page) => page.replaceAll(/[\u00A0\u202F\s]+/g, ' '));
}

/** Rows of a saved table, the head first; quoted fields are unpacked, and decimals have a point whatever the language writes. */
export function csvRows(bytes: Buffer): string[][] {
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd();
  const lines = text.split(/\r?\n/);
  // Where decimals have a comma, fields are parted by semicolons.
  const separator = lines[0]!.includes(';') ? ';' : ',';
  const field = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return lines.map((line) =>
    [...line.matchAll(field)].map(([, quoted, plain]) => {
      const cell = quoted?.replaceAll('""', '"') ?? plain ?? '';
      return separator === ';' && /^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
    }),
  );
}

/** A figure as a screen writes it (12 345,6 or 12,345.6), as a number; null for words. */
export function shownNumber(text: string, locale: 'ru' | 'en'): number | null {
  const plain = text
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace('\u2212', '-')
    .replaceAll('\u00A0', '');
  const number = Number(locale === 'en' ? plain.replaceAll(',', '') : plain.replace(',', '.'));
  return plain === '' || Number.isNaN(number) ? null : number;
}

import { buildTranslate } from '#platform/server/texts.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { letterTexts as en } from './en.ts';
import { letterTexts as es } from './es.ts';
import { letterTexts as ja } from './ja.ts';
import { letterTexts as pt } from './pt.ts';
import { letterTexts as ru } from './ru.ts';

/** Letter texts of all languages; for their test. */
export const letterCatalogues = { ru, en, ja, pt, es };
const translate = buildTranslate(letterCatalogues);

/** One sentence of a letter. */
export function letterText(
  locale: Locale,
  key: keyof typeof ru,
  values?: Record<string, string | number>,
): string {
  return translate(locale, key, values);
}

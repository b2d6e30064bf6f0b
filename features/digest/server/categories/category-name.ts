import { buildTranslate } from '#platform/server/texts.ts';
import type { Locale } from '#platform/shared/locales.ts';

const translate = buildTranslate({
  ru: { Name: 'Категория {number}' },
  en: { Name: 'Category {number}' },
  ja: { Name: 'カテゴリ{number}' },
  pt: { Name: 'Categoria {number}' },
  es: { Name: 'Categoría {number}' },
});

/** The name of a category that was given none: by its number, as specified. */
export function categoryName(id: number, locale: Locale): string {
  return translate(locale, 'Name', { number: String(id) });
}

import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { locales } from '#platform/shared/locales.ts';
import { loadCatalogues } from '#app/messages.ts';
import { errorCatalogue } from '#platform/contract/errors.ts';

const catalogues = await loadCatalogues();

test.each(locales)('every text parses and takes the same values in %s as in Russian', (locale) => {
  const wrong = Object.entries(catalogues[locale]).filter(([key, text]) => {
    const russian = (catalogues.ru as Record<string, string>)[key]!;
    return valuesOf(text).join() !== valuesOf(russian).join();
  });
  expect(wrong).toEqual([]);
});

test.each(locales)('no text is empty or left in Russian in %s', (locale) => {
  const wrong = Object.entries(catalogues[locale]).filter(
    ([, text]) => text.trim() === '' || (locale !== 'ru' && /[а-яё]{3,}/i.test(text.replace(/Русский/g, ''))),
  );
  expect(wrong).toEqual([]);
});

test.each(locales)('every error code has its sentence in %s', (locale) => {
  const missing = Object.values(errorCatalogue).filter(({ message }) => !(message in catalogues[locale]));
  expect(missing).toEqual([]);
});

function valuesOf(text: string): string[] {
  const names = new Set<string>();
  collect(parse(text), names);
  return [...names].sort();
}

function collect(elements: MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) collect(value, names);
    if (element.type === TYPE.tag) collect(element.children, names);
  }
}

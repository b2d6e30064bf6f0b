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

/** Values that are no counts: years, days, shares in per cent. */
const noCounts = new Set(['year', 'first', 'last', 'rules', 'base', 'before', 'day', 'share']);
/** Values written with decimals, whose noun stays the same: 2,5 раза, 78,4 года. */
const decimals = new Set([
  'times',
  'less',
  'ratio',
  'used',
  'factor',
  'women',
  'yearsPerYear',
  'generationDays',
]);

test('a Russian noun that is counted somewhere is declined wherever a number stands before it', () => {
  const texts = Object.entries(catalogues.ru).map(([key, text]) => [key, parse(text)] as const);
  const counted = new Set<string>();
  for (const [, elements] of texts) addCounted(elements, counted);
  expect(counted.size, 'nouns that are counted').toBeGreaterThan(100);
  const wrong = texts.flatMap(([key, elements]) =>
    undeclined(elements, counted).map((found) => `${key}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

const joining = new Set(['из', 'на', 'от', 'до', 'за', 'имя', 'число']);

/** The word that stands straight after a number; nothing where another sign or a joining word does. */
function wordAfter(text: string): string | undefined {
  const word = /^[ \u00A0]([а-яё]{2,})/.exec(text)?.[1];
  return word === undefined || joining.has(word) ? undefined : word;
}

/** Adds the nouns after the numbers of plurals. */
function addCounted(elements: MessageFormatElement[], counted: Set<string>): void {
  elements.forEach((element, at) => {
    const next = elements[at + 1];
    if (element.type === TYPE.pound && next?.type === TYPE.literal) {
      const word = wordAfter(next.value);
      if (word !== undefined) counted.add(word);
    }
    for (const inner of insideOf(element)) addCounted(inner, counted);
  });
}

/** Values outside a plural with a counted noun straight after them. */
function undeclined(elements: MessageFormatElement[], counted: ReadonlySet<string>): string[] {
  return elements.flatMap((element, at) => {
    const next = elements[at + 1];
    const word = next?.type === TYPE.literal ? wordAfter(next.value) : undefined;
    const isValue = element.type === TYPE.argument || element.type === TYPE.number;
    const found =
      isValue &&
      word !== undefined &&
      counted.has(word) &&
      !noCounts.has(element.value) &&
      !decimals.has(element.value)
        ? [`${element.value} ${word}`]
        : [];
    const inner = element.type === TYPE.plural ? [] : insideOf(element);
    return [...found, ...inner.flatMap((each) => undeclined(each, counted))];
  });
}

/** The elements inside one: those of each branch, of a tag. */
function insideOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.select || element.type === TYPE.plural)
    return Object.values(element.options).map(({ value }) => value);
  return element.type === TYPE.tag ? [element.children] : [];
}

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

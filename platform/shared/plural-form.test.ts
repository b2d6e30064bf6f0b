import { expect, test } from 'vitest';
import { locales } from './locales.ts';
import { ordinalForm, pluralForm } from './plural-form.ts';

const large = [10_000, 100_001, 999_999, 1e6, 1_000_001, 1_000_002, 1_500_000, 2e6, 3e9, 7e12];
const counts = Array.from({ length: 1200 }, (_, count) => count).concat(large);

test.each(locales)('%s: forms of whole numbers are the ones of the language’s rules', (locale) => {
  const [cardinal, ordinal] = (['cardinal', 'ordinal'] as const).map(
    (type) => new Intl.PluralRules(locale, { type }),
  );
  for (const count of counts) {
    expect([count, pluralForm(count, locale)]).toEqual([count, cardinal!.select(count)]);
    expect([count, pluralForm(-count, locale)]).toEqual([count, cardinal!.select(-count)]);
    expect([count, ordinalForm(count, locale)]).toEqual([count, ordinal!.select(count)]);
  }
});

test('with decimals the number as it is written decides: 1,0 случая, 1.0 cases', () => {
  expect([pluralForm(1, 'ru', 1), pluralForm(1, 'en', 1), pluralForm(1.5, 'es')]).toEqual([
    'other',
    'other',
    'other',
  ]);
});

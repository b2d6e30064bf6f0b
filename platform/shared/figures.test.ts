import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatFigure, isNominalMoney, scaleOf, unitTitle, type Unit } from './figures.ts';
import { locales, type Locale } from './locales.ts';

const unit = (...forms: string[]): Unit => ({ code: 'u', forms });
const cases = unit('случай', 'случая', 'случаев');
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const ru = (value: number, of: Unit, decimals = 0): string => plain(formatFigure(value, of, decimals, 'ru'));

describe('a figure', () => {
  test('takes the form of its unit that its number as written asks for', () => {
    expect([1, 2, 5, 21, 34_073, 30_381, 25_231].map((value) => ru(value, cases))).toEqual([
      '1 случай',
      '2 случая',
      '5 случаев',
      '21 случай',
      '34 073 случая',
      '30 381 случай',
      '25 231 случай',
    ]);
    expect(ru(62.1, unit('койка', 'койки', 'коек'), 1)).toBe('62,1 койки');
    expect(formatFigure(1, unit('case', 'cases'), 0, 'en')).toBe('1\u00A0case');
    expect(formatFigure(1, unit('case', 'cases'), 1, 'en')).toBe('1.0\u00A0cases');
  });

  test('of a hundred thousand and more is shortened once', () => {
    expect(ru(19_673_004e6, unit('₽'))).toBe('19,7 трлн ₽');
    expect(ru(1_234_567, cases)).toBe('1,2 млн случаев');
    expect(formatFigure(16.5e12, unit('₽'), 0, 'en')).toBe('₽16.5T');
    expect(plain(formatFigure(12.6e6, unit('pessoa', 'pessoas'), 0, 'pt'))).toBe('12,6 mi de pessoas');
    expect(plain(formatFigure(45_000, unit('₽ per month'), 0, 'en'))).toBe('₽45,000 per month');
    expect(formatFigure(34_073, unit('件'), 0, 'ja')).toBe('34\u00A0073件');
    expect(ru(101.5, unit('% к предыдущему году'), 1)).toBe('101,5 % к предыдущему году');
  });
});

test('a count that its sentence names is written as a card and a table write it: whole below ten millions', () => {
  const bare = { code: '', forms: [] };
  expect([35_620, 115_400, 233_144, 1_737_784].map((value) => ru(value, bare))).toEqual([
    '35 620',
    '115 400',
    '233 144',
    '1 737 784',
  ]);
  expect(ru(12_655_051, bare)).toBe('12,7 млн');
});

test('figures of one legend share a power of ten, which the title names', () => {
  expect(scaleOf(1.5e12, unit('₽'), 'ru')).toEqual({ divisor: 1e12, title: 'трлн\u00A0₽' });
  expect(scaleOf(300, unit(), 'ru')).toEqual({ divisor: 1, title: '' });
  expect(scaleOf(2.5e8, unit('件'), 'ja')).toEqual({ divisor: 1e8, title: '億件' });
  expect(scaleOf(1.5e12, unit('₽'), 'en').title).toBe('₽\u00A0trillion');
});

const rows = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../data/catalogue/${file}`, import.meta.url)), { columns: true });
const units = rows('units.csv');
const indicators = rows('indicators.csv');

/** Words for powers of ten in each language, as whole words or the signs a number is abbreviated with. */
const powers: Record<Locale, RegExp> = {
  ru: /тыс\.|тысяч|млн|млрд|трлн|квадрлн/g,
  en: /\b(?:thousand|million|billion|trillion)\b|(?<=\d)[KMBTQ]\b/g,
  ja: /(?<!人口\d+)万|億|兆|京/g,
  pt: /\b(?:milhões|bilhões|milhares|mil|mi|bi|tri|quatri)\b/g,
  es: /\b(?:millones|miles|billones|mil mill\.|mil bill\.|mill\.|bill\.|mil)/g,
};
const sizes = [0.004, 1, 2.5, 999, 54_321, 123_456, 7_654_321, 19_673_004_000_000, -250_000_000];

test.each(locales)('of all indicators no figure of any size names two powers of ten in %s', (locale) => {
  expect(indicators.length).toBeGreaterThan(300);
  for (const { indicator, unit: code, decimals } of indicators) {
    const found = units.find((one) => one['unit'] === code)!;
    const own: Unit = { code: code!, forms: found[`name_${locale}`]!.split('|') };
    // «на 1000 чел.» and «per 1,000 people» are the denominator, not a power; so is 人口1万人当たり.
    expect(unitTitle(own).match(powers[locale]) ?? [], `${indicator} ${unitTitle(own)}`).toEqual([]);
    for (const value of sizes) {
      const text = plain(formatFigure(value, own, Number(decimals), locale));
      expect((text.match(powers[locale]) ?? []).length, `${indicator}: ${text}`).toBeLessThanOrEqual(1);
      expect(text).not.toMatch(/undefined|NaN|null|\|/);
      const [digits] = /[\d\s.,]+/.exec(plain(formatAmount(value, Number(decimals), locale))) ?? [''];
      expect(text).toContain(digits.trim());
    }
  }
});

test('roubles of a year are nominal, whatever they are counted by; an index and a count are not', () => {
  const isNominal = (code: string) => isNominalMoney({ code });
  expect(['rub', 'rub_month', 'rub_m2'].every(isNominal)).toBe(true);
  expect(['percent_previous_year', 'person', 'percent'].some(isNominal)).toBe(false);
});

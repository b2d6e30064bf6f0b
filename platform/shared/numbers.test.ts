import { expect, test } from 'vitest';
import { locales } from './locales.ts';
import {
  changeDirection,
  formatChange,
  formatCount,
  formatInteger,
  formatInterval,
  formatNumber,
  formatPercent,
  formatRoubles,
  formatRoundNumber,
  formatShare,
  formatShortNumber,
  formatShortRoubles,
  formatSigned,
  formatSmallCount,
  formatSmallRate,
  parseNumber,
} from './numbers.ts';

test('Russian numbers are written as the table of formats says', () => {
  expect(formatInteger(1_234_567, 'ru')).toBe('1\u00A0234\u00A0567');
  expect(formatNumber(1_234_567.8, 'ru')).toBe('1\u00A0234\u00A0567,8');
  expect(formatShortNumber(1_530_000, 'ru')).toBe('1,5\u00A0млн');
  expect(formatShortNumber(44_998, 'ru')).toBe('45,0\u00A0тыс.');
  expect(formatShortRoubles(19_673_004e6, 'ru')).toBe('19,7\u00A0трлн\u00A0₽');
  expect(formatShare(0.296, 'ru')).toBe('29,6\u00A0%');
  expect(formatChange(29.6, 'ru')).toBe('+29,6\u00A0%');
  expect(formatChange(-4.7, 'ru')).toBe('\u22124,7\u00A0%');
  expect(formatChange(1.2, 'ru')).toBe('+1,2\u00A0%');
  expect(formatInterval(1.16, 1.18, 'ru')).toBe('1,16–1,18');
  expect(formatSmallCount(2, 'ru')).toBe('меньше\u00A03');
});

test('every language but English has no-break space thousands and a decimal comma', () => {
  for (const locale of locales.filter((each) => each !== 'en')) {
    expect(formatNumber(1_234_567.8, locale)).toBe('1\u00A0234\u00A0567,8');
  }
  expect(formatNumber(1_234_567.8, 'en')).toBe('1,234,567.8');
});

test('roubles stand after the number, in English before it', () => {
  expect(locales.map((locale) => formatRoubles(1234, locale))).toEqual([
    '1\u00A0234\u00A0₽',
    '₽1,234',
    '1\u00A0234\u00A0₽',
    '1\u00A0234\u00A0₽',
    '1\u00A0234\u00A0₽',
  ]);
});

test('a minus stands before the sign of the currency', () => {
  expect(formatRoubles(-1234, 'en')).toBe('\u2212₽1,234');
  expect(formatRoubles(-1234, 'ru')).toBe('\u22121\u00A0234\u00A0₽');
});

test('short numbers go from thousand to quadrillion in each language, in Japanese by ten thousands', () => {
  const steps = [2e3, 2e6, 2e9, 2e12, 2e15];
  const written = locales.map((locale) => steps.map((step) => formatShortNumber(step, locale, 0)));
  expect(written.map((row) => row.join('|').replaceAll('\u00A0', ' '))).toEqual([
    '2 тыс.|2 млн|2 млрд|2 трлн|2 квадрлн',
    '2K|2M|2B|2T|2Q',
    '2 000|200万|20億|2兆|2 000兆',
    '2 mil|2 mi|2 bi|2 tri|2 quatri',
    '2 mil|2 mill.|2 mil mill.|2 bill.|2 mil bill.',
  ]);
});

test('a short number that rounds up to a thousand takes the next word', () => {
  expect(formatShortNumber(999, 'ru')).toBe('999');
  expect(formatShortNumber(999_949, 'ru')).toBe('999,9\u00A0тыс.');
  expect(formatShortNumber(999_950, 'ru')).toBe('1,0\u00A0млн');
  expect(formatShortNumber(-1_530_000, 'ru')).toBe('\u22121,5\u00A0млн');
  expect(formatShortNumber(5e18, 'ru')).toBe('5\u00A0000,0\u00A0квадрлн');
});

test('halves round away from zero, as a reader expects of the decimal figure', () => {
  expect(formatNumber(1.45, 'en', 1)).toBe('1.5');
  expect(formatNumber(1.005, 'en', 2)).toBe('1.01');
});

test('nothing is never negative and has no sign', () => {
  expect(formatChange(-0.04, 'en')).toBe('0.0%');
  expect(formatSigned(0, 'en')).toBe('0');
  expect(formatSigned(12, 'en')).toBe('+12');
  expect(formatPercent(-3, 'en', 0)).toBe('\u22123%');
});

test('a change under two percent is equal', () => {
  expect([-2, -1.9, 0, 1.9, 2].map((percent) => changeDirection(percent))).toEqual([
    'down',
    'equal',
    'equal',
    'equal',
    'up',
  ]);
});

test('an interval with a negative bound keeps dash and minus apart', () => {
  expect(formatInterval(-1, 2, 'ru', 0)).toBe('\u22121 – 2');
});

test('a small count is told as a bound, zero and three exactly', () => {
  expect([0, 1, 2, 3].map((count) => formatSmallCount(count, 'en'))).toEqual([
    '0',
    'fewer than\u00A03',
    'fewer than\u00A03',
    '3',
  ]);
});

test('a rate of a small count is a bound too: 1 of 100 000 is fewer than 3 of them', () => {
  expect(formatSmallRate(1, 1, 'en', 1)).toBe('fewer than\u00A03.0');
  expect(formatSmallRate(3.25, 3, 'en', 1)).toBe('3.3');
});

test('a notice counter stops at 99', () => {
  expect([0, 99, 100].map(formatCount)).toEqual(['0', '99', '99+']);
});

test('what was written is read back, in every language', () => {
  for (const locale of locales) {
    expect(parseNumber(formatNumber(-1_234.5, locale), locale)).toBe(-1234.5);
  }
  expect(parseNumber('1,5', 'ru')).toBe(1.5);
  expect(parseNumber('1.5', 'ru')).toBe(1.5);
  expect(parseNumber('1,5,0', 'ru')).toBeNull();
  expect(parseNumber('', 'ru')).toBeNull();
});

test('a round number on an axis has no idle zeroes and keeps those it needs', () => {
  const ru = (value: number) => formatRoundNumber(value, 'ru').replaceAll('\u00A0', ' ');
  expect([200_000, 1_500_000, 2000, 500, 0.5, 0.0025, -1_000_000, 0].map(ru)).toEqual([
    '200 тыс.',
    '1,5 млн',
    '2 тыс.',
    '500',
    '0,5',
    '0,0025',
    '−1 млн',
    '0',
  ]);
  expect(formatRoundNumber(1_250_000, 'en')).toBe('1.25M');
});

test('whole numbers are written as the browser’s rules would: −1 234 567, 9 007 199 254 740 991', () => {
  const rules = new Intl.NumberFormat('en-US');
  for (const value of [0, -0, 7, 999, 1000, -1000, 12_345, -1_234_567, 100_000_000, Number.MAX_SAFE_INTEGER])
    expect(formatInteger(value, 'en')).toBe(rules.format(value).replace('-0', '0').replace('-', '\u2212'));
  expect(formatNumber(-1_234_567, 'ru')).toBe('\u22121\u00A0234\u00A0567');
});

test('what is written without the browser’s rules is what they would write, to the last digit', () => {
  for (const digits of [undefined, 0, 1, 2, 3]) {
    const rules = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits ?? 0,
      maximumFractionDigits: digits ?? 3,
      signDisplay: 'negative',
    });
    for (let step = 0; step < 4_000; step += 1)
      for (const value of [step / 20 + 0.05, step / 1000 + 0.0005, 1.7 ** (step / 100) / 1e7, -step / 300])
        expect(formatNumber(value, 'en', digits)).toBe(rules.format(value).replace('-', '\u2212'));
  }
});

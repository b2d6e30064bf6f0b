import type { Locale } from './locales.ts';

/** How one language writes numbers. Spaces are no-break ones, so that a number never breaks over a line. */
export interface NumberStyle {
  thousands: string;
  decimal: string;
  /** Stands between the number and the percent sign. */
  beforePercent: string;
  roubles: (amount: string) => string;
  /** What a language counts large numbers by: a thousand, in Japanese ten thousand. */
  step: 1000 | 10_000;
  /** Abbreviations of the step's powers (10³, 10⁶ … or 10⁴, 10⁸ …), with the space before them where there is one. */
  powers: readonly string[];
  lessThan: (amount: string) => string;
}

const nbsp = '\u00A0';
const roublesAfter = (amount: string) => `${amount}${nbsp}₽`;

/** A currency's sign before the number stands behind its minus or plus: −₽135.9B, never ₽−135.9B. */
export function signBefore(currency: string, amount: string): string {
  return amount.replace(/^[\u2212+-]?/, (sign) => sign + currency);
}

/** One table for every number on screen: decimals and thousands as the specification gives them per language. */
export const numberTable: Record<Locale, NumberStyle> = {
  ru: {
    thousands: nbsp,
    decimal: ',',
    beforePercent: nbsp,
    roubles: roublesAfter,
    step: 1000,
    powers: [`${nbsp}тыс.`, `${nbsp}млн`, `${nbsp}млрд`, `${nbsp}трлн`, `${nbsp}квадрлн`],
    lessThan: (amount) => `меньше${nbsp}${amount}`,
  },
  en: {
    thousands: ',',
    decimal: '.',
    beforePercent: '',
    roubles: (amount) => signBefore('₽', amount),
    step: 1000,
    powers: ['K', 'M', 'B', 'T', 'Q'],
    lessThan: (amount) => `fewer than${nbsp}${amount}`,
  },
  ja: {
    thousands: nbsp,
    decimal: ',',
    beforePercent: '',
    roubles: roublesAfter,
    step: 10_000,
    powers: ['万', '億', '兆', '京'],
    lessThan: (amount) => `${amount}未満`,
  },
  pt: {
    thousands: nbsp,
    decimal: ',',
    beforePercent: '',
    roubles: roublesAfter,
    step: 1000,
    powers: [`${nbsp}mil`, `${nbsp}mi`, `${nbsp}bi`, `${nbsp}tri`, `${nbsp}quatri`],
    lessThan: (amount) => `menos de${nbsp}${amount}`,
  },
  // Spanish counts in the long scale: its «billón» is 10¹².
  es: {
    thousands: nbsp,
    decimal: ',',
    beforePercent: nbsp,
    roubles: roublesAfter,
    step: 1000,
    powers: [
      `${nbsp}mil`,
      `${nbsp}mill.`,
      `${nbsp}mil${nbsp}mill.`,
      `${nbsp}bill.`,
      `${nbsp}mil${nbsp}bill.`,
    ],
    lessThan: (amount) => `menos de${nbsp}${amount}`,
  },
};

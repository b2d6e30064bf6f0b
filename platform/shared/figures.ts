import type { Locale } from './locales.ts';
import { numberTable, signBefore } from './number-table.ts';
import { formatNumber, formatShortNumber, shortPower } from './numbers.ts';
import { pluralForm } from './plural-form.ts';

/** A unit in the reader's language: its form after 1, after 2 and fractions, and after 5, as far as the language has them. Never a multiple such as millions: figures are kept in whole units and shortened once, here. */
export interface Unit {
  code: string;
  forms: readonly string[];
}

const nbsp = '\u00A0';
/** From here on a figure is abbreviated: 19,7 трлн ₽. */
const shortFrom = 100_000;
const million = 2;
/** A count of people or cases whose sentence names it itself is written to the last one below this, as cards and tables write it. */
const wholeBelow = 10_000_000;

/** A figure with its unit as it stands on a card, in a list, a tooltip, a table: 34 073 случая, 19,7 трлн ₽, 29,6 %. The one place where a value meets its unit. */
export function formatFigure(value: number, unit: Unit, decimals: number, locale: Locale): string {
  const isBareCount = unit.forms.length === 0 && decimals === 0;
  if (isBareCount && Math.abs(value) < wholeBelow) return formatNumber(value, locale, 0);
  const isShort = Math.abs(value) >= shortFrom;
  const amount = formatAmount(value, decimals, locale);
  const name = isShort ? unitTitle(unit) : formOf(value, unit, decimals, locale);
  return withUnit(amount, name, isShort ? shortPower(value, 1, locale) : 0, locale);
}

function withUnit(amount: string, name: string, power: number, locale: Locale): string {
  const { beforePercent, roubles } = numberTable[locale];
  if (name === '') return amount;
  if (name.startsWith('%')) return amount + beforePercent + name;
  if (name.startsWith('₽')) return roubles(amount) + name.slice(1);
  if (name.startsWith('$') && locale === 'en') return signBefore('$', amount) + name.slice(1);
  return amount + joint(name, power, locale) + name;
}

/** The same figure without its unit, where a title names it: on an axis, in a legend, in a column. */
export function formatAmount(value: number, decimals: number, locale: Locale): string {
  return Math.abs(value) >= shortFrom
    ? formatShortNumber(value, locale)
    : formatNumber(value, locale, decimals);
}

/** A unit as a title or a column's head names it: случаев, ₽. */
export function unitTitle({ forms }: Unit): string {
  return forms.at(-1) ?? '';
}

const places = { zero: 2, one: 0, two: 1, few: 1, many: 2, other: 1 } as const;

/** The form that agrees with the number as it is written: 1 случай, 2 случая, 5 случаев, 1,5 случая. */
function formOf(value: number, { forms }: Unit, decimals: number, locale: Locale): string {
  const place = places[pluralForm(Math.abs(Number(value.toFixed(decimals))), locale, decimals)];
  return forms[Math.min(place, forms.length - 1)] ?? '';
}

/** What stands between number and unit: nothing in Japanese, «de» after a million in Portuguese and Spanish. */
function joint(name: string, power: number, locale: Locale): string {
  if (locale === 'ja') return /^[\u3040-\u30FF\u4E00-\u9FFF]/.test(name) ? '' : nbsp;
  const isNoun = /^\p{Ll}{3}/u.test(name);
  return power >= million && isNoun && (locale === 'pt' || locale === 'es') ? `${nbsp}de${nbsp}` : nbsp;
}

const powerWords: Record<Locale, readonly string[]> = {
  ru: ['тыс.', 'млн', 'млрд', 'трлн', 'квадрлн'],
  en: ['thousand', 'million', 'billion', 'trillion', 'quadrillion'],
  ja: ['万', '億', '兆', '京'],
  pt: ['mil', 'mi', 'bi', 'tri', 'quatri'],
  es: ['mil', 'mill.', 'mil mill.', 'bill.', 'mil bill.'],
};

/**
 * One power of ten for all figures of an axis or a legend, named once in the title: 0,25 … 1,5 under «трлн ₽», ₽ trillion in English.
 * @param largest the largest figure by size. @returns what figures are divided by, and the title's words for it.
 */
export function scaleOf(largest: number, unit: Unit, locale: Locale): { divisor: number; title: string } {
  const power = powerOf(largest, locale);
  const words = power === 0 ? '' : powerWords[locale][power - 1]!;
  const name = unitTitle(unit);
  const [sign = '', rest = ''] = locale === 'en' && words !== '' ? splitSign(name) : ['', name];
  const title = [sign, words, rest].filter((part) => part !== '');
  return { divisor: numberTable[locale].step ** power, title: title.join(locale === 'ja' ? '' : nbsp) };
}

/** A figure in the power of ten of another one, so that parts can be added up to their sum: 2 880,7 млрд ₽ beside 135,9 млрд ₽. */
export function formatInScaleOf(
  value: number,
  largest: number,
  unit: Unit,
  decimals: number,
  locale: Locale,
): string {
  const { step, powers } = numberTable[locale];
  const power = powerOf(largest, locale);
  const amount =
    formatNumber(value / step ** power, locale, decimals) + (power === 0 ? '' : powers[power - 1]);
  return withUnit(amount, unitTitle(unit), power, locale);
}

function powerOf(largest: number, locale: Locale): number {
  return Math.abs(largest) >= shortFrom ? shortPower(largest, 1, locale) : 0;
}

/** The sign of a currency stands before its number in English, and so before the word for millions. */
function splitSign(name: string): [sign: string, rest: string] {
  return /^[₽$]/.test(name) ? [name[0]!, name.slice(1).trim()] : ['', name];
}

/** True for roubles of their own year: that there are more of them says nothing good or bad until prices are taken out. */
export function isNominalMoney({ code }: { code: string }): boolean {
  return code === 'rub' || code.startsWith('rub_');
}

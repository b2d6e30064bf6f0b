import type { Locale } from './locales.ts';

const kept = new Map<string, Intl.PluralRules>();

/** The form of a word beside a number as CLDR names it; `decimals` = how many are written. Whole numbers need no rules of the browser, which are slow to load. */
export function pluralForm(value: number, locale: Locale, decimals = 0): Intl.LDMLPluralRule {
  if (decimals === 0 && Number.isInteger(value)) return formOfWhole(Math.abs(value), locale);
  const key = `${locale}${decimals}`;
  const rules = kept.get(key) ?? new Intl.PluralRules(locale, { minimumFractionDigits: decimals });
  kept.set(key, rules);
  return rules.select(value);
}

/** The form of a place in a row, 1 or more: only English has several. */
export function ordinalForm(value: number, locale: Locale): Intl.LDMLPluralRule {
  if (locale !== 'en' || isTeen(value)) return 'other';
  return (['one', 'two', 'few'] as const)[(value % 10) - 1] ?? 'other';
}

function formOfWhole(count: number, locale: Locale): Intl.LDMLPluralRule {
  if (locale === 'ja') return 'other';
  if (locale === 'ru') {
    const last = isTeen(count) ? 0 : count % 10;
    if (last === 1) return 'one';
    return last >= 2 && last <= 4 ? 'few' : 'many';
  }
  if (count === 1 || (locale === 'pt' && count === 0)) return 'one';
  return locale !== 'en' && count > 0 && count % 1_000_000 === 0 ? 'many' : 'other';
}

function isTeen(count: number): boolean {
  return count % 100 > 10 && count % 100 < 20;
}

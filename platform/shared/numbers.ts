import type { Locale } from './locales.ts';
import { numberTable } from './number-table.ts';

const minus = '\u2212';
const enDash = '\u2013';

/** A number with this many decimals; without `digits` as many as it has, up to three. */
export function formatNumber(value: number, locale: Locale, digits?: number): string {
  // Most figures of a page are counts and hours: nothing in them is written differently anywhere.
  if (!digits && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const { thousands, decimal } = numberTable[locale];
  if (Number.isFinite(value) && Math.abs(value) < largestPlain) {
    // The browser's own rules take a phone a tenth of a second to load: what they would write is written here.
    const [whole, part] = roundedParts(Math.abs(value), digits);
    const sign = value < 0 && (whole !== '0' || /[1-9]/.test(part)) ? minus : '';
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    return sign + (part === '' ? grouped : `${grouped}${decimal}${part}`);
  }
  return plainFormat(digits)
    .format(value)
    .replace(/[-,.]/g, (sign) => (sign === '-' ? minus : sign === ',' ? thousands : decimal));
}

/** From here on a number is written with an exponent. */
const largestPlain = 1e21;

/** Whole part and decimals of a number of 0 or more; without `digits` as many as it has, up to three. */
function roundedParts(value: number, digits: number | undefined): [whole: string, part: string] {
  const [whole = '', part = ''] = roundedHalfUp(value, digits ?? 3).split('.');
  return [whole, digits === undefined ? part.replace(/0+$/, '') : part];
}

/** Rounded as the number is written, not as it is kept: 1.005 with two decimals is 1.01. */
function roundedHalfUp(value: number, digits: number): string {
  const written = String(value);
  // One under a millionth.
  if (written.includes('e')) return value.toFixed(digits);
  const [whole = '', part = ''] = written.split('.');
  if (part.length <= digits) return `${whole}.${part.padEnd(digits, '0')}`;
  const kept = whole + part.slice(0, digits);
  const rounded = part[digits]! < '5' ? kept : String(BigInt(kept) + 1n).padStart(kept.length, '0');
  return `${rounded.slice(0, rounded.length - digits)}.${rounded.slice(rounded.length - digits)}`;
}

/** A whole number: 1 234 567. */
export function formatInteger(value: number, locale: Locale): string {
  return formatNumber(value, locale, 0);
}

/** Thousand to quadrillion, abbreviated: 1,5 млн. Below a thousand, in Japanese below ten thousand, the number as it is. */
export function formatShortNumber(value: number, locale: Locale, digits = 1): string {
  const power = shortPower(value, digits, locale);
  if (power === 0) return formatNumber(value, locale, Number.isInteger(value) ? 0 : digits);
  const { step, powers } = numberTable[locale];
  return formatNumber(value / step ** power, locale, digits) + powers[power - 1];
}

/** As many figures as a reader keeps: two or three, abbreviated: 133 млн, 3,6 млн, 450 тыс. */
export function formatFewFigures(value: number, locale: Locale): string {
  const power = shortPower(value, 1, locale);
  const { step, powers } = numberTable[locale];
  const scaled = Number((value / step ** power).toPrecision(3));
  const isWhole = power === 0 || Math.abs(scaled) >= 100;
  const figure = formatNumber(scaled, locale, isWhole ? 0 : 1);
  return power === 0 ? figure : figure + powers[power - 1];
}

/** A round number beside a grid line or between two classes, abbreviated without idle zeroes: 200 тыс., 1,5 млн, 0,5. */
export function formatRoundNumber(value: number, locale: Locale): string {
  const power = shortPower(value, 1, locale);
  const { step, powers } = numberTable[locale];
  const scaled = Number((value / step ** power).toPrecision(4));
  const figure = formatNumber(scaled, locale, decimalsOf(scaled));
  return power === 0 ? figure : figure + powers[power - 1];
}

/** Roubles in full: 1 234 ₽. */
export function formatRoubles(rub: number, locale: Locale, digits = 0): string {
  return numberTable[locale].roubles(formatNumber(rub, locale, digits));
}

/** Roubles, abbreviated: 19,7 трлн ₽. */
export function formatShortRoubles(rub: number, locale: Locale, digits = 1): string {
  return numberTable[locale].roubles(formatShortNumber(rub, locale, digits));
}

/** A percentage given in percent: 29.6 → 29,6 %. */
export function formatPercent(percent: number, locale: Locale, digits = 1): string {
  return `${formatNumber(percent, locale, digits)}${numberTable[locale].beforePercent}%`;
}

/** A share of one as a percentage: 0.296 → 29,6 %. */
export function formatShare(share: number, locale: Locale, digits = 1): string {
  return formatPercent(share * 100, locale, digits);
}

/** A difference with its sign, zero without: +12, −3, 0. */
export function formatSigned(value: number, locale: Locale, digits?: number): string {
  return withPlus(formatNumber(value, locale, digits));
}

/** A change in percent with its sign: +29,6 %, −4,7 %. */
export function formatChange(percent: number, locale: Locale, digits = 1): string {
  return withPlus(formatPercent(percent, locale, digits));
}

/** Where a change goes; one under `equalBelow` percent either way counts as none. */
export function changeDirection(percent: number, equalBelow = 2): 'up' | 'down' | 'equal' {
  if (Math.abs(percent) < equalBelow) return 'equal';
  return percent > 0 ? 'up' : 'down';
}

/** Bounds with a short dash: 1,16–1,18. Negative bounds get spaces, so that dash and minus stay apart. */
export function formatInterval(low: number, high: number, locale: Locale, digits = 2): string {
  const dash = low < 0 || high < 0 ? ` ${enDash} ` : enDash;
  return `${formatNumber(low, locale, digits)}${dash}${formatNumber(high, locale, digits)}`;
}

/** A count too small to be told exactly says so: 2 → меньше 3. Zero stays zero. */
export function formatSmallCount(count: number, locale: Locale, toldFrom = toldExactlyFrom): string {
  return isSmallCount(count, toldFrom)
    ? numberTable[locale].lessThan(formatInteger(toldFrom, locale))
    : formatInteger(count, locale);
}

/** A rate of a count too small to be told: under that of the smallest count that is. */
export function formatSmallRate(rate: number, count: number, locale: Locale, digits: number): string {
  return isSmallCount(count)
    ? numberTable[locale].lessThan(formatNumber((rate * toldExactlyFrom) / count, locale, digits))
    : formatNumber(rate, locale, digits);
}

/** Smallest count of people that is told exactly. */
const toldExactlyFrom = 3;

/** A count of people by which neither a change nor a rate says anything. */
export function isSmallCount(count: number | null, toldFrom = toldExactlyFrom): boolean {
  return count !== null && count > 0 && count < toldFrom;
}

/** Under so many people on either side both counts are told: a per cent of them is chance. */
const comparedFrom = 20;

/** True where a change between two counts of people is told by both of them and not in per cent. */
export function isFewToCompare(now: number | null, before: number | null): boolean {
  return now !== null && before !== null && Math.min(now, before) < comparedFrom;
}

/** The number on a notice counter. Spec 5: above 99 it reads 99+. */
export function formatCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** Reads what a person typed in any of the five manners: spaces, a comma or a point. Not a number → null. */
export function parseNumber(typed: string, locale: Locale): number | null {
  const { thousands, decimal } = numberTable[locale];
  const bare = typed
    .replaceAll(thousands, '')
    .replace(/[\s\u00A0]/g, '')
    .replace(minus, '-');
  const plain = decimal === ',' ? bare.replace(',', '.') : bare;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

const plainFormats = new Map<number | undefined, Intl.NumberFormat>();

/** One locale's digits only: separators come from our table, so that server and browser agree to the byte. */
function plainFormat(digits: number | undefined): Intl.NumberFormat {
  const known = plainFormats.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 3,
    signDisplay: 'negative',
  });
  plainFormats.set(digits, made);
  return made;
}

/** 0 = as it is, 1 = thousands (in Japanese ten thousands), … as far as the language has words; what rounds up to the next moves on. */
export function shortPower(value: number, digits: number, locale: Locale): number {
  const { step, powers } = numberTable[locale];
  const size = Math.abs(value);
  let power = 0;
  while (power < powers.length && Number((size / step ** power).toFixed(digits)) >= step) power += 1;
  return power;
}

/** Decimals a number is written with as it is, six at most. */
function decimalsOf(value: number): number {
  return Math.min(6, String(value).split('.')[1]?.length ?? 0);
}

function withPlus(text: string): string {
  return text.startsWith(minus) || !/[1-9]/.test(text) ? text : `+${text}`;
}

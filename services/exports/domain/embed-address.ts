import { maxBeside } from '#platform/shared/embed-code.ts';
import { isLocale, type Locale } from '#platform/shared/locales.ts';

/** A chart that stands in other sites. */
export interface EmbeddedChart {
  locale: Locale;
  indicator: string;
  /** The part of it: `sex=both`; empty = the whole. */
  dims: string;
  yugoId: number;
  /** Other places in the same chart. */
  beside: number[];
}

const pattern = /^\/([a-z]{2})\/embed\/([a-z\d_]{1,100})\/(\d{1,10})\/?$/;

/** The chart an address of this site shows, null for any other address. */
export function readEmbedAddress(address: string, publicUrl: string): EmbeddedChart | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, searchParams, username, password } = new URL(address);
  if (origin !== new URL(publicUrl).origin || username !== '' || password !== '') return null;
  const [, locale, indicator = '', yugoId] = pattern.exec(pathname) ?? [];
  const dims = searchParams.get('dims') ?? '';
  const beside = readBeside(searchParams.get('beside'));
  return isLocale(locale) ? { locale, indicator, dims, yugoId: Number(yugoId), beside } : null;
}

/** A view of the explorer that stands in other sites. */
interface EmbeddedView {
  locale: Locale;
  /** Its first indicator, with its part after a colon. */
  code: string;
  /** Those beside it, as of a scatter. */
  others: string[];
  /** How it is drawn; empty = as lines. */
  form: string;
  /** All other choices, as they stand in the address. */
  search: string;
}

const viewPattern = /^\/([a-z]{2})\/embed-view\/([^/]{1,300})\/?$/;
const codePattern = /^[a-z\d_]{1,100}(:[^<>"]{1,200})?$/;

/** The view an address of this site shows, null for any other address. */
export function readViewAddress(address: string, publicUrl: string): EmbeddedView | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, searchParams, username, password } = new URL(address);
  if (origin !== new URL(publicUrl).origin || username !== '' || password !== '') return null;
  const [, locale, part = ''] = viewPattern.exec(pathname) ?? [];
  const code = decoded(part);
  const others = searchParams.getAll('i');
  if (!isLocale(locale) || ![code, ...others].every((each) => codePattern.test(each))) return null;
  return { locale, code, others, form: searchParams.get('v') ?? '', search };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The places that an address names beside its own: `1124665.1180665`. */
export function readBeside(text: string | null): number[] {
  const ids = (text ?? '').split('.').filter((each) => /^\d{1,10}$/.test(each));
  return ids.slice(0, maxBeside).map(Number);
}

/** A size within what a site allows. Unit: px. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  maxwidth = width,
  maxheight = height,
): { width: number; height: number } {
  return { width: Math.min(width, maxwidth), height: Math.min(height, maxheight) };
}

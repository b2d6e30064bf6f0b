import { isWithin } from '#platform/shared/okved-code.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';

/** Most codes a branch is made of. */
export const maxCodes = 200;
/** Most characters of a branch's name. */
export const maxName = 120;

/** A set of codes as it is kept: each once, in order, without those that lie within another; `sectionOf` tells a code's letter. */
export function tidyCodes(codes: readonly string[], sectionOf: (code: string) => string): string[] {
  const kept = [...new Set(codes)];
  const sections = kept.filter((code) => /^[A-U]$/.test(code));
  return kept
    .filter((code) => sections.includes(code) || !sections.includes(sectionOf(code)))
    .filter(
      (code) => !kept.some((other) => other !== code && !sections.includes(other) && isWithin(code, [other])),
    )
    .sort();
}

/** Codes out of what somebody typed or pasted: parted by spaces, commas, semicolons or lines; a letter in any case. */
export function readCodes(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => (/^[a-uA-U]$/.test(part) ? part.toUpperCase() : part));
}

/** The name of a branch by language; at least one. */
export type BranchNames = Partial<Record<Locale, string>>;

/** A branch's name for a reader: their language, else English, else Russian, else any. */
export function branchName(names: BranchNames, locale: Locale): string {
  const order = [locale, 'en', 'ru', ...locales] as const;
  return order.map((language) => names[language]).find((name) => name !== undefined && name !== '') ?? '';
}

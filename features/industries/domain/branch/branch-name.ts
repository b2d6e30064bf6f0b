import { locales, type Locale } from '#platform/shared/locales.ts';

/** The name of a branch by language; at least one. */
export type BranchNames = Partial<Record<Locale, string>>;

/** A branch's name for a reader: their language, else English, else Russian, else any. */
export function branchName(names: BranchNames, locale: Locale): string {
  const order = [locale, 'en', 'ru', ...locales] as const;
  return order.map((language) => names[language]).find((name) => name !== undefined && name !== '') ?? '';
}

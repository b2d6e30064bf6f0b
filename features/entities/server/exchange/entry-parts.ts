import { faultOf, type Fault } from '../../domain/exchange/faults.ts';
import { findFault } from '../../domain/registry/identifiers.ts';
import { locales, type Locale } from '#platform/shared/locales.ts';

const longestName = 500;

/** Names by the language their script tells: Cyrillic is Russian, kana or Han Japanese, anything else English; those that follow are other names. */
export function namesByScript(all: readonly string[]): {
  names: Partial<Record<Locale, string>>;
  aliases: string[];
} {
  const names: Partial<Record<Locale, string>> = {};
  const aliases: string[] = [];
  for (const name of new Set(all.map((each) => each.replaceAll(/\s+/g, ' ').trim().slice(0, longestName)))) {
    if (name === '') continue;
    const language = languageOf(name);
    if (names[language] === undefined) names[language] = name;
    else aliases.push(name);
  }
  return { names, aliases };
}

function languageOf(name: string): Locale {
  if (/\p{Script=Cyrillic}/u.test(name)) return 'ru';
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(name) ? 'ja' : 'en';
}

/** Numbers that keep their register's own rule, and what is wrong with each that does not. */
export function checkNumbers(numbers: readonly { scheme: string; value: string }[]): {
  identifiers: { scheme: string; value: string }[];
  faults: Fault[];
} {
  const identifiers: { scheme: string; value: string }[] = [];
  const faults: Fault[] = [];
  for (const { scheme, value } of numbers) {
    const fault = findFault(scheme, value);
    if (fault === null) identifiers.push({ scheme, value });
    else {
      const { position, expected } = fault.rule === 'digit' ? fault : {};
      faults.push({
        ...faultOf(fault.rule, `${scheme} ${value}`),
        ...(position && { position, expected }),
      });
    }
  }
  return { identifiers, faults };
}

/** YYYY, YYYY-MM or YYYY-MM-DD at the beginning of a text; undefined where there is none. */
export function dayOf(text: string | undefined): string | undefined {
  return /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?(?=$|T|\s)/.exec(text?.trim() ?? '')?.[0];
}

/** Countries by their codes of two letters (ISO 3166-1, in either case), each once, named in five languages. */
export function countryCells(
  codes: readonly string[],
): { field: 'country'; value: string; texts: Partial<Record<Locale, string>> }[] {
  const known = [...new Set(codes.map((code) => code.toUpperCase()))].filter((code) =>
    /^[A-Z]{2}$/.test(code),
  );
  return known.map((value) => ({
    field: 'country',
    value,
    texts: Object.fromEntries(
      locales.map((locale) => [
        locale,
        new Intl.DisplayNames([locale], { type: 'region' }).of(value) ?? value,
      ]),
    ),
  }));
}

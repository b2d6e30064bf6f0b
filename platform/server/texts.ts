import type { Locale } from '#platform/shared/locales.ts';
import { fillMessage, type Message } from '#platform/shared/message-format.ts';
import { compileMessage } from './compile-message.ts';

/** Translates a message key on the server; an unknown key comes back as it is. */
export type ServerTranslate = (
  locale: Locale,
  key: string,
  values?: Record<string, string | number>,
) => string;

/** Builds the translator of mails and error sentences from all catalogues. */
export function buildTranslate(catalogues: Record<Locale, Record<string, string>>): ServerTranslate {
  const compiled = new Map<string, Message>();
  return (locale, key, values = {}) => {
    const text = catalogues[locale][key];
    if (text === undefined) return key;
    let message = compiled.get(text);
    if (message === undefined) compiled.set(text, (message = compileMessage(text)));
    return fillMessage(message, values, locale, () => {}).join('');
  };
}

/** Says the sentences of one room's own catalogue, by keys that it has. */
export function sayOwn<Texts extends Record<string, string>>(
  catalogues: Record<Locale, Texts>,
): (locale: Locale, key: keyof Texts & string, values?: Record<string, string | number>) => string {
  return buildTranslate(catalogues);
}

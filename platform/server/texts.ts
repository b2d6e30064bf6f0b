import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Locale } from '#platform/shared/locales.ts';

/** Translates a message key on the server; an unknown key comes back as it is. */
export type ServerTranslate = (locale: Locale, key: string, values?: Record<string, string | number>) => string;

/** Builds the translator of mails and error sentences from all catalogues. */
export function buildTranslate(catalogues: Record<Locale, Record<string, string>>): ServerTranslate {
  const cache = createIntlCache();
  const intls = new Map<Locale, IntlShape>();
  return (locale, key, values) => {
    const messages = catalogues[locale];
    if (!(key in messages)) return key;
    let intl = intls.get(locale);
    if (!intl) intls.set(locale, (intl = createIntl({ locale, messages, onError: () => {} }, cache)));
    return intl.formatMessage({ id: key }, values);
  };
}

import { loadCatalogues, type MessageKey } from '#app/messages.ts';
import { buildTranslate } from '#platform/server/texts.ts';
import type { Locale } from '#platform/shared/locales.ts';

const translate = buildTranslate(await loadCatalogues());

/** Languages in which the journeys are walked. */
export const walkedLocales = ['ru', 'en'] as const satisfies readonly Locale[];

/** What a screen says, by the same keys as the screen itself. */
export type Words = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The words of one language. */
export function wordsOf(locale: Locale): Words {
  return (key, values) => translate(locale, key, values);
}

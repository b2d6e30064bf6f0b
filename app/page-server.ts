import type { CallServer } from '#platform/server/http-calls.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { Messages } from './messages.ts';

/** What rendering needs: the calls in process, and the texts of all languages. */
export interface PageServer extends CallServer {
  translate: ServerTranslate;
  catalogues: Record<Locale, Messages>;
}

import type { Theme } from '../domain/themes.ts';

/** A quote with all that is known of it. */
export interface KnownQuote {
  /** By it an editor's decision finds the quote again. */
  key: string;
  text: string;
  language: 'ru' | 'en';
  isDirect: boolean;
  speaker: string;
  role: string | null;
  entityId: number | null;
  theme: Pick<Theme, 'id' | 'scopeId' | 'rubricId'> | null;
  rubricId: number | null;
  source: string;
  sourceLink: string | null;
  newsId: number | null;
  /** Regions that the headline names. */
  regions: readonly number[];
  /** ISO; null where the source has no day. */
  date: string | null;
  hasTime: boolean;
  period: string | null;
}

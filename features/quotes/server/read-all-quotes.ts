import type { RequestContext } from '#platform/server/context.ts';
import { livingTheme, type EditedTheme } from '../domain/edited-themes.ts';
import { readCountedHeadlines } from './counted-headlines.ts';
import { readHeadlineQuotes } from './headline-quotes.ts';
import type { KnownQuote } from './known-quote.ts';
import { readRecords } from './read-records.ts';
import { listPlaces, readThemes } from './themes/theme-queries.ts';

/** Every quote before the clock under the theme that stands today, where an editor put it or its words do; and the themes. */
export async function readAllQuotes({
  db,
  clock,
  locale,
}: Pick<RequestContext, 'db' | 'clock' | 'locale'>): Promise<{
  quotes: KnownQuote[];
  themes: Map<number, EditedTheme>;
}> {
  const [headlines, records, themes, places] = await Promise.all([
    readHeadlineQuotes(db, clock.news, locale),
    readRecords(),
    readThemes(db),
    listPlaces(db),
  ]);
  const quoted = new Set(headlines.flatMap(({ newsId }) => newsId ?? []));
  const counted = await readCountedHeadlines(db, clock.news, quoted);
  const newest = [...headlines, ...counted].toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const placed = new Map(places.map(({ key, themeId }) => [key, themeId]));
  const quotes = [...newest, ...records].map((quote) => {
    const given = placed.has(quote.key) ? placed.get(quote.key)! : (quote.theme?.id ?? null);
    const theme = livingTheme(themes, given);
    // A headline has its rubric of its own; a sentence of the records stands under its theme's.
    const rubricId = quote.newsId === null ? (theme?.rubricId ?? quote.rubricId) : quote.rubricId;
    return { ...quote, theme, rubricId };
  });
  return { quotes, themes };
}

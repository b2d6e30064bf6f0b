import { clockStep } from '#platform/server/clock.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { readTogether } from '#platform/server/keep-handbook.ts';
import { livingTheme, type EditedTheme } from '../domain/edited-themes.ts';
import { readHeadlineQuotes } from './headline-quotes.ts';
import type { KnownQuote } from './known-quote.ts';
import { readRecords } from './read-records.ts';
import { listPlaces, readThemes } from './themes/theme-queries.ts';

type Asking = Pick<RequestContext, 'db' | 'clock' | 'locale'>;

interface AllQuotes {
  quotes: KnownQuote[];
  themes: Map<number, EditedTheme>;
}

/**
 * Every quote before the clock under the theme that stands today, where an editor put it or its words do; and the themes.
 * The calls of one page read them once.
 */
export function readAllQuotes(asking: Asking): Promise<AllQuotes> {
  return readTogether(asking.db, `quotes ${clockStep(asking.clock)} ${asking.locale}`, () => readAll(asking));
}

async function readAll({ db, clock, locale }: Asking): Promise<AllQuotes> {
  const [headlines, records, themes, places] = await Promise.all([
    readHeadlineQuotes(db, clock.news, locale),
    readRecords(),
    readThemes(db),
    listPlaces(db),
  ]);
  const newest = headlines.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
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

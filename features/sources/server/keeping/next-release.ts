import type { Db } from '#platform/server/db/db.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { nextRelease } from '../../domain/publisher-days.ts';
import { listSources } from './source-queries.ts';

/** The day a publisher's own calendar names for what comes next. */
export interface NextRelease {
  day: string;
  source: string;
  /** Where the calendar stands; null where nothing is said. */
  url: string | null;
}

/** The next release of an indicator after a moment, by the calendars of those of its sources that bring it; null where none names a day. */
export async function findNextRelease(
  db: Db,
  { indicator, sources }: { indicator: string; sources: readonly string[] },
  { after, locale }: { after: Date; locale: Locale },
): Promise<NextRelease | null> {
  const found = (await listSources(db)).flatMap(({ recipe }) => {
    const brings =
      sources.includes(recipe.source) && recipe.figures.some((figure) => figure.indicator === indicator);
    const day = brings ? nextRelease(recipe.calendar, after) : null;
    return day === null
      ? []
      : [
          {
            day: day.toISOString().slice(0, 10),
            source: recipe.title[locale],
            url: recipe.calendar.url ?? null,
          },
        ];
  });
  return found.toSorted((one, other) => (one.day < other.day ? -1 : 1))[0] ?? null;
}

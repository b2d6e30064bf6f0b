import type { RequestContext } from '#platform/server/context.ts';
import { findRubric } from '#features/news/public.ts';
import { findPlaceLanguage, listPlacesWithin, type PlaceStory } from '#features/news/public.server.ts';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import type { Locale } from '#platform/shared/locales.ts';

/** The place with all within it, and the language its news are shown in at the clock. */
export async function newsOfPlace(
  yugoId: number,
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
) {
  const yugoIds = await listPlacesWithin(db, [yugoId]);
  return { yugoIds, language: await findPlaceLanguage(db, yugoIds, locale, clock.news) };
}

/** The moment so many whole Moscow days before the end of the clock's day began. */
export function daysBack({ clock }: Pick<RequestContext, 'clock'>, days: number): Date {
  return startOfMoscowDay(addDays(dayAt(clock.news), 1 - days));
}

/** Midnight in Moscow at which a day begins. */
export function startOfMoscowDay(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

/** A story as the wire has it. */
export function eventStoryOf({ firstAt, lastAt, timedFrom, timedTo, ...story }: PlaceStory, locale: Locale) {
  return {
    ...story,
    rubric: story.rubricId === null ? null : (findRubric(story.rubricId, locale)?.name ?? null),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    timedFrom: timedFrom?.toISOString() ?? null,
    timedTo: timedTo?.toISOString() ?? null,
  };
}

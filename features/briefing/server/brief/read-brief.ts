import { addDays, dayAt, daysBetween } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { weekFigure } from '#features/regions/public.ts';
import { codes, getPlace, readForecast, readPlaceColumns } from '#features/regions/public.server.ts';
import { listPlaceStories, type PlaceStory } from '#features/news/public.server.ts';
import { listTerms } from '#services/terms/public.server.ts';
import { listNewlyKnown } from '#statistics/indicators/new-queries.ts';
import type { BriefFacts, BriefWeek } from '../../domain/brief/brief-facts.ts';
import { leadStory, orderStories } from '../../domain/brief/lead-story.ts';
import { countStreak, type WeekSum } from '../../domain/brief/count-streak.ts';
import type { Week } from '../../domain/brief/week-receipt.ts';
import type { Asking } from '../screen/asking.ts';
import { daysBack, newsOfPlace } from '../screen/place-news.ts';
import { readWeek } from '../screen/read-week.ts';
import { findNeighbour } from './find-neighbour.ts';
import { readVolume } from './read-volume.ts';

const storiesShown = 5;
/** Stories among which the weightiest are looked for. */
const storiesRead = 40;
const weeksRead = 12;
const newDataDays = 7;

/** What the brief of a place is made of, and its main stories of the day. */
export async function readBrief(yugoId: number, context: Asking) {
  const { db, clock, locale } = context;
  const place = await getPlace(yugoId, context);
  const { day, own, list, ranked } = await readWeek(yugoId, context);
  const news = await newsOfPlace(yugoId, context);
  const { stories, top } = await readStories(news, context);
  const week = day === null ? null : { from: addDays(day, -6), to: day };
  const columns = week === null ? null : await readColumns(yugoId, week, context);
  const newsDay = dayAt(clock.news);
  const fresh = await listNewlyKnown(
    db,
    yugoId,
    { from: addDays(clock.day, 1 - newDataDays), to: clock.day },
    locale,
  );
  const facts: BriefFacts = {
    yugoId,
    place: placeNamed(place, context),
    kind: place.kind,
    week,
    own: columns?.own ?? null,
    streak: { weeks: countStreak(columns?.sums ?? []), sums: columns?.sums ?? [] },
    rate:
      own === null || own.per100k7 === null || own.population === null
        ? null
        : {
            per100k: own.per100k7,
            population: own.population.value,
            rank: own.rank,
            ranked,
            tied: list.regions.filter(({ rank }) => rank !== null && rank === own.rank).length - 1,
          },
    country: columns?.country ?? null,
    volume: await readVolume(news.yugoIds, newsDay, context),
    top,
    neighbour: await findNeighbour(place, list.regions, context),
    forecast: await readWeekAhead(yugoId, context),
    measures: await readMeasures(yugoId, context),
    newData: { count: fresh.length, names: fresh.map(({ name }) => name) },
  };
  return { place, facts, stories, source: list.source };
}

/** The day's main stories and the one that opens the morning: of the day, else of the week, by two outlets at least. */
async function readStories(news: Awaited<ReturnType<typeof newsOfPlace>>, context: Asking) {
  const ofDay = orderStories(await listStories(news, 1, context));
  const day = leadStory(ofDay);
  const lead = day ?? leadStory(await listStories(news, newDataDays, context));
  return {
    stories: ofDay.slice(0, storiesShown),
    top: lead === null ? null : { ...topOf(lead), isOfWeek: day === null },
  };
}

/** Stories of the last days in the reader's language; where its headlines there are in no story, of every language. */
async function listStories(
  news: Awaited<ReturnType<typeof newsOfPlace>>,
  days: number,
  context: Asking,
): Promise<PlaceStory[]> {
  const { db, clock } = context;
  const span = { from: daysBack(context, days), until: clock.news, clock: clock.news, most: storiesRead };
  const stories = await listPlaceStories(db, { ...news, ...span });
  if (stories.length > 0 || news.language === null) return stories;
  return listPlaceStories(db, { ...news, ...span, language: null });
}

/** Measures published for the place itself that are in force on the day, and those of them that began within its week. */
async function readMeasures(yugoId: number, { db, clock, locale }: Asking): Promise<BriefFacts['measures']> {
  const to = clock.day;
  const from = addDays(to, -6);
  const terms = await listTerms(db, { yugoId }, { from: to, to, day: to }, locale);
  const named = (of: typeof terms): string[] => of.map(({ title }) => title);
  return { from, to, inForce: named(terms), began: named(terms.filter(({ starts }) => starts >= from)) };
}

/** Ends of the bands of 80 and 50 % and the middle, rising. */
const shownLevels = [0.1, 0.25, 0.5, 0.75, 0.9];
/** Weeks drawn before a forecast. */
const pastWeeks = 8;

/** The week ahead of the newest frozen forecast of cases. */
async function readWeekAhead(yugoId: number, context: Asking): Promise<BriefFacts['forecast']> {
  const { ahead, weekly, history, historyFrom, levels, alarm } = await readForecast(yugoId, 'cases', context);
  if (ahead === null) return null;
  const ends = (quantiles: readonly number[]) =>
    shownLevels.map((level) => quantiles[levels.indexOf(level)]!);
  const [low, , median, , high] = ends(ahead.quantiles) as [number, number, number, number, number];
  const known = historyFrom === null ? 0 : daysBetween(historyFrom, weekly[0]!.from);
  return {
    week: { from: ahead.from, to: ahead.to },
    begun: ahead.begun,
    past: wholeWeeks(history.slice(0, known), addDays(weekly[0]!.from, -1))
      .slice(0, pastWeeks)
      .map(({ value }) => value)
      .toReversed(),
    weeks: weekly.map(({ quantiles }) => ends(quantiles)),
    median,
    low,
    high,
    record: ahead.record,
    failing: alarm?.isFailing === true ? { held: alarm.held, of: alarm.of } : null,
  };
}

/** How a sentence begins with the place: Russian has a case for it and two prepositions. */
function placeNamed(
  { prepositional, shortName }: { prepositional: string | null; shortName: string },
  { locale, translate }: Asking,
): string {
  if (prepositional === null) return translate(locale, 'Events_Where_bare', { name: shortName });
  const isHard = /^[ВФ][^аеёиоуыэюя]/i.test(prepositional);
  return translate(locale, isHard ? 'Events_Where_vo' : 'Events_Where_in', { name: prepositional });
}

const topOf = ({ storyId, newsId, title, language, itemCount, sourceCount }: PlaceStory) => ({
  storyId,
  newsId,
  title,
  language,
  itemCount,
  sourceCount,
});

/** The weeks of the place and of the country. */
async function readColumns(
  yugoId: number,
  week: Week,
  { db, clock }: Asking,
): Promise<{ own: BriefWeek; country: BriefWeek['cases'] | null; sums: WeekSum[] }> {
  const span = { from: addDays(week.to, 1 - 7 * weeksRead), to: week.to, asOf: clock.day };
  const own = await readPlaceColumns(db, [codes.cases, codes.deaths], yugoId, span);
  const figure = (columns: typeof own, code: string) =>
    weekFigure(columns.get(code)?.values ?? [], week.to, null);
  const country =
    yugoId === federalYugoId ? null : await readPlaceColumns(db, [codes.cases], federalYugoId, span);
  return {
    own: { cases: figure(own, codes.cases), deaths: figure(own, codes.deaths) },
    country: country && figure(country, codes.cases),
    sums: wholeWeeks(own.get(codes.cases)?.values ?? [], week.to),
  };
}

/** Sums of the weeks up to a day, newest first, as far as every day was published. */
function wholeWeeks(days: readonly (number | null)[], to: string): WeekSum[] {
  const sums: WeekSum[] = [];
  for (let weeks = 0; weeks < weeksRead; weeks += 1) {
    const last = addDays(to, -7 * weeks);
    const { week } = weekFigure(days.slice(0, days.length - 7 * weeks), last, null);
    if (week === null) break;
    sums.push({ from: addDays(last, -6), to: last, value: week });
  }
  return sums;
}

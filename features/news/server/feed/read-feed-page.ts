import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { entityKinds } from '#newsengine/entities/entity-kind.ts';
import { addDays, dayAt, listDays } from '#platform/shared/calendar-days.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { FeedPage } from '../../contract/feed/feed-page.ts';
import type { NamedObject } from '../../contract/item/news-item.ts';
import type { FeedFilter } from '../../domain/feed/feed-filter.ts';
import { isPastEnd, maxPages, newsLeft, readableCount } from '../../domain/feed/reading/feed-limits.ts';
import { allRubrics, childRubrics, findRubric } from '../../domain/feed/rubrics.ts';
import { nameOf } from '../../domain/feed/name-of.ts';
import { fitsTag } from '../../domain/feed/named-objects.ts';
import { dayStart } from '../../domain/feed/search-ranges.ts';
import { noObjects, readDayObjects, type DayObjects } from '../day/object-queries.ts';
import { groupOf } from './group-columns.ts';
import { newsItemOf } from './news-columns.ts';
import { findFeedLanguage } from './ranking-filter.ts';
import { fuelRubric, noWidgets, readFuelWidgets, type Widgets } from './fuel-widget.ts';
import { rankNews } from './rank-news.ts';
import { findRankedPage, freezeRanking, type RankedPage } from './ranking-queries.ts';

/** Which page of which feed; `index` counts from 0. */
export interface FeedWanted {
  filter: FeedFilter;
  index: number;
  size: number;
  requestId: string | undefined;
  /** Words the feed is narrowed by, for the answer. */
  tags?: readonly string[];
}

/**
 * A page of a frozen ranking: of the one asked for while it is kept, else of the clock's own, made when first wanted.
 * A reader whose ranking has expired gets the first page of the new one. Null past the end.
 */
export async function readFeedPage(context: RequestContext, wanted: FeedWanted): Promise<FeedPage | null> {
  const { page, index } = await findPage(context, wanted);
  if (isPastEnd(page.ranked, { index, size: wanted.size })) return null;
  const isOfFuel = wanted.filter.rubricId === fuelRubric && index === 0;
  const widgets = isOfFuel ? await readFuelWidgets(context) : noWidgets;
  return feedPageOf(page, { ...wanted, index, widgets }, context);
}

async function findPage(
  { db, clock }: RequestContext,
  { filter, index, size, requestId }: FeedWanted,
): Promise<{ page: RankedPage; index: number }> {
  const key = `${JSON.stringify(filter)}|${clock.news.toISOString()}|${size}`;
  const byStory = filter.groupByStories;
  const asked = { requestId: requestId ?? null, key, index: Math.min(index, maxPages), size, byStory };
  const kept = await findRankedPage(db, asked);
  if (kept) return { page: kept, index: asked.index };
  const day = byStory ? await readObjects(db, filter, clock.news) : noObjects;
  const newsIds = await rankNews(db, { filter, clock: clock.news, most: maxPages * size });
  const fresh = await freezeRanking(db, { key, filter, clock: clock.news, day, newsIds });
  const startsAnew = requestId !== undefined && requestId !== fresh;
  const from = startsAnew ? 0 : asked.index;
  const page = await findRankedPage(db, { ...asked, requestId: fresh, index: from });
  return { page: page ?? { requestId: fresh, ranked: 0, clockAt: clock.news, day, news: [] }, index: from };
}

async function readObjects(db: Db, { language, rubricId }: FeedFilter, clock: Date): Promise<DayObjects> {
  const span = {
    from: dayStart(clock),
    clock,
    language: language === null ? null : await findFeedLanguage(db, language, clock),
  };
  return readDayObjects(db, span, rubricId === allRubrics ? null : rubricId);
}

function feedPageOf(
  { requestId, ranked, clockAt, day, news }: RankedPage,
  wanted: FeedWanted & { widgets: Widgets },
  { locale }: RequestContext,
): FeedPage {
  const { filter, index, size, tags = [], widgets } = wanted;
  const items = news.map(({ group, ...row }) => {
    const item = newsItemOf(row, locale, requestId);
    return group === null
      ? item
      : { ...item, score: group.rank, group: groupOf(row, group, { locale, at: clockAt }) };
  });
  return {
    news: filter.groupByStories && filter.order === 'score' ? sortedByScore(items) : items,
    event: null,
    popularObject: day.popular.map((object, at) => popularOf(object, at + 1, { clockAt, locale })),
    ...widgets,
    childRubrics: childRubrics(filter.rubricId, locale),
    mainRubric: findRubric(filter.rubricId, locale),
    tags: tagsOf(tags, day, locale),
    requestId,
    subscriptionId: null,
    isRubricSubscribed: false,
    userNewsLeft: newsLeft(ranked, { index, size }),
    newsTotalCount: readableCount(ranked, size),
    hasStartedAnew: wanted.requestId !== undefined && wanted.requestId !== requestId,
  };
}

/** Decision 16: a page is sorted by score. What lifts a row over a later one is part of its score. */
function sortedByScore<Item extends { score: number }>(items: Item[]): Item[] {
  let least = -Infinity;
  return items
    .toReversed()
    .map((item) => {
      least = Math.max(least, item.score);
      return { ...item, score: least };
    })
    .toReversed();
}

/** The words the feed is narrowed by, then the day's topics to narrow it by. */
function tagsOf(active: readonly string[], { topics }: DayObjects, locale: Locale): FeedPage['tags'] {
  const offered = new Set(topics.map((topic) => namedOf(topic, locale).name).filter(fitsTag));
  return [
    ...active.map((value) => ({ value, active: true })),
    ...[...offered].filter((value) => !active.includes(value)).map((value) => ({ value, active: false })),
  ];
}

function namedOf(
  { id, objectType, names, count }: DayObjects['topics'][number],
  locale: Locale,
): NamedObject {
  return { id, objectType, count, name: nameOf(names, locale) };
}

const weekDays = 7;

/** What a day's news name most as the wire has it; days on which nobody named it are zeros. */
function popularOf(
  object: DayObjects['popular'][number],
  place: number,
  { clockAt, locale }: { clockAt: Date; locale: Locale },
): FeedPage['popularObject'][number] {
  const today = dayAt(clockAt);
  const onDay = new Map(object.days.map(({ date, popularity }) => [date, popularity]));
  return {
    ...namedOf(object, locale),
    url: `/dossier/${entityKinds[object.objectType - 1]}/${object.id}`,
    mediaRating: {
      current: place,
      dynamic: Math.round((object.count - object.before / weekDays) * 10) / 10,
    },
    popularity: listDays(addDays(today, -weekDays), today).map((date) => ({
      date,
      popularity: onDay.get(date) ?? 0,
    })),
    treeStat: object.beside,
  };
}

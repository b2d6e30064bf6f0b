import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { formatDayRange } from '#platform/shared/dates.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { briefContract } from '../../contract/brief-calls.ts';
import { composeBrief } from '../../domain/brief/compose-brief.ts';
import type { Asking } from '../screen/asking.ts';
import { eventStoryOf } from '../screen/place-news.ts';
import { readBrief } from './read-brief.ts';
import { writeSentence, type Writer } from './write-brief.ts';

/** The morning of a place in words, each number with its receipt. */
export type ToldBrief = HandlerOutput<typeof briefContract, 'event/getExclusiveTab'>;

/** Writes the morning brief of a place, by the clock of the news. */
export async function tellBrief(yugoId: number, context: Asking): Promise<ToldBrief> {
  const { locale, translate, clock } = context;
  const { place, facts, stories, source } = await readBrief(yugoId, context);
  const writer: Writer = {
    locale,
    translate,
    sources: {
      figures: { name: source === null ? '' : `${source.name}.`, knownAt: source?.knownAt ?? null },
      headlines: { name: translate(locale, 'Events_Source_Headlines'), knownAt: dayAt(clock.news) },
      forecast: { name: translate(locale, 'Events_Source_Forecast'), knownAt: clock.day },
      measures: { name: translate(locale, 'Events_Source_Measures'), knownAt: clock.day },
      indicator: { name: translate(locale, 'Events_Source_Indicators'), knownAt: clock.day },
    },
  };
  return {
    place: { yugoId, name: place.shortName },
    newsDay: dayAt(clock.news),
    headline: headlineOf(facts, place.shortName, context),
    sentences: composeBrief(facts).map((sentence) => writeSentence(sentence, writer)),
    stories: stories.map((story) => eventStoryOf(story, locale)),
    source,
  };
}

/** One clause of figures, what the week did, and one of what is expected; without a week the place alone. */
function headlineOf(
  { own, streak, forecast }: Awaited<ReturnType<typeof readBrief>>['facts'],
  name: string,
  { locale, translate }: Asking,
): string {
  const change = own?.cases.changePercent ?? null;
  if (change === null) return translate(locale, 'Events_Head_Unknown', { name });
  const direction = streak.weeks < 0 ? 'down' : streak.weeks > 0 ? 'up' : 'same';
  const head = translate(locale, 'Events_Head', { name, direction, count: Math.abs(streak.weeks) });
  // What comes stands beside what was, unless the forecasts fail at this time.
  if (forecast === null || forecast.failing !== null) return head;
  return translate(locale, 'Events_HeadAhead', {
    head,
    week: formatDayRange(forecast.week.from, forecast.week.to, locale),
    median: formatNumber(Math.round(forecast.median), locale, 0),
  });
}

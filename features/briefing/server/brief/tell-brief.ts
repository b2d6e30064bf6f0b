import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { formatNearRange } from '#platform/shared/dates.ts';
import { formatNumber } from '#platform/shared/numbers.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { briefContract } from '../../contract/brief-calls.ts';
import { composeBrief } from '../../domain/brief/compose-brief.ts';
import { sectionLooks } from '../../domain/brief/section-looks.ts';
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
    ...titlesOf(facts, place.shortName, context),
    looks: sectionLooks(facts).map((look) => ({
      ...look,
      past: [...look.past],
      ahead: look.ahead.map((week) => [...week]),
    })),
    sentences: composeBrief(facts).map((sentence) => writeSentence(sentence, writer)),
    stories: stories.map((story) => eventStoryOf(story, locale)),
    source,
  };
}

/** One clause of figures, what the week did, and one of what is expected; a letter names the place before them, the page shows it elsewhere. */
function titlesOf(
  { own, streak, forecast }: Awaited<ReturnType<typeof readBrief>>['facts'],
  name: string,
  { locale, translate, clock }: Asking,
): Pick<ToldBrief, 'headline' | 'title'> {
  const change = own?.cases.changePercent ?? null;
  if (change === null) {
    const unknown = translate(locale, 'Events_Head_Unknown', { name });
    return { headline: unknown, title: unknown };
  }
  const direction = streak.weeks < 0 ? 'down' : streak.weeks > 0 ? 'up' : 'same';
  const was = translate(locale, 'Events_Head', { direction, count: Math.abs(streak.weeks) });
  // What comes stands beside what was, unless the forecasts fail at this time.
  const head =
    forecast === null || forecast.failing !== null
      ? was
      : translate(locale, 'Events_HeadAhead', {
          head: was,
          week: formatNearRange(forecast.week.from, forecast.week.to, clock.day, locale),
          median: formatNumber(roundTitle(forecast.median), locale, 0),
        });
  return {
    headline: translate(locale, 'Events_HeadOf', { name, head }),
    title: head.charAt(0).toLocaleUpperCase(locale) + head.slice(1),
  };
}

/** A title says tens from a thousand on: nobody expects people to the unit. */
const roundTitle = (people: number): number =>
  people < 1000 ? Math.round(people) : Math.round(people / 10) * 10;

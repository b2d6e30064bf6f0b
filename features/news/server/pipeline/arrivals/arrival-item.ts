import type { EngineItem } from '../engine-item.ts';
import type { Arrival } from './claim-arrivals.ts';

const longestAnnounce = 600;

/** An arrival as the engine reads it; null where it leads nowhere: an item without a link can be neither shown nor told apart. */
export function toEngineItem(arrival: Arrival): EngineItem | null {
  const { item, feedId, sourceId } = arrival;
  const host = item?.link ? URL.parse(item.link)?.hostname : undefined;
  if (!item?.link || !host) return null;
  return {
    externalId: arrival.externalId,
    title: item.title,
    url: item.link,
    domain: host.replace(/^www\./, ''),
    sourceName: item.source?.title ?? arrival.feedTitle ?? '',
    sourceId,
    feedId,
    announce: announceOf(item.summaryText, item.title),
    text: item.text === '' ? item.summaryText : item.text,
    html: item.html === '' ? null : item.html,
    author: item.author === '' ? null : item.author,
    imageUrl: item.image,
    // An item without a date is of the moment it came.
    publishedMs: item.publishedAt === null ? arrival.arrivedMs : Date.parse(item.publishedAt),
    hasTime: true,
    givenLanguage: item.language ?? arrival.language,
    givenRubric: arrival.rubricId,
    givenRegion: arrival.yugoId,
    sectionRubrics: [],
    enclosureTypes: item.enclosures.flatMap(({ type }) => type ?? []),
    dataSet: null,
  };
}

/** An announce that only says the headline again is none. */
function announceOf(summary: string, title: string): string | null {
  const text = summary.replaceAll(/\s+/g, ' ').trim();
  return text === '' || text === title ? null : text.slice(0, longestAnnounce);
}

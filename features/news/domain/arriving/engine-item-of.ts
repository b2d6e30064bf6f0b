import type { EngineItem } from '#newsengine/item.ts';

/** What is read of a feed's item; a cleaned item of the feed formats has all of it. */
export interface ArrivedItem {
  readonly title: string;
  readonly link: string | null;
  readonly summaryText: string;
  readonly html: string;
  readonly text: string;
  readonly author: string;
  /** ISO; null where the feed gives none. */
  readonly publishedAt: string | null;
  readonly image: string | null;
  readonly language: string | null;
  readonly enclosures: readonly { readonly type: string | null }[];
  readonly source: { readonly title: string | null } | null;
}

/** What the feed says of all its items, and when this one came. */
export interface ArrivedFrom {
  readonly externalId: string;
  readonly feedId: number | null;
  readonly feedTitle: string | null;
  readonly sourceId: number | null;
  readonly rubricId: number | null;
  readonly yugoId: number | null;
  readonly language: string | null;
  readonly arrivedMs: number;
}

const maxAnnounce = 600;

/** An item of a feed as the engine reads it; null where it leads nowhere: without a link it can be neither shown nor told apart. */
export function engineItemOf(item: ArrivedItem, from: ArrivedFrom): EngineItem | null {
  const host = item.link ? URL.parse(item.link)?.hostname : undefined;
  if (!item.link || !host) return null;
  return {
    externalId: from.externalId,
    title: item.title,
    url: item.link,
    domain: host.replace(/^www\./, ''),
    sourceName: item.source?.title ?? from.feedTitle ?? '',
    sourceId: from.sourceId,
    feedId: from.feedId,
    announce: announceOf(item.summaryText, item.title),
    text: item.text === '' ? item.summaryText : item.text,
    html: item.html === '' ? null : item.html,
    author: item.author === '' ? null : item.author,
    imageUrl: item.image,
    // An item without a date is of the moment it came.
    publishedMs: item.publishedAt === null ? from.arrivedMs : Date.parse(item.publishedAt),
    hasTime: true,
    isUndated: item.publishedAt === null,
    givenLanguage: item.language ?? from.language,
    givenRubric: from.rubricId,
    givenRegion: from.yugoId,
    sectionRubrics: [],
    enclosureTypes: item.enclosures.flatMap(({ type }) => type ?? []),
    dataSet: null,
  };
}

/** An announce that only says the headline again is none. */
function announceOf(summary: string, title: string): string | null {
  const text = summary.replaceAll(/\s+/g, ' ').trim();
  return text === '' || text === title ? null : text.slice(0, maxAnnounce);
}

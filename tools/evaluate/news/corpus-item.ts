import type { EngineItem } from '#newsengine/item.ts';

const undatedMs = Date.UTC(2020, 0, 1);

/** An item of a corpus as the engine's entry takes it; '' where its set says nothing. */
export interface CorpusItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  /** ISO; '' where the set has no dates: such items count as of one moment. */
  readonly date: string;
  readonly source: string;
  readonly domain?: string;
  readonly url?: string;
}

/** The item as a feed that says its language alone would bring it. */
export function toEngineItem({ id, title, text, lang, date, source, domain, url }: CorpusItem): EngineItem {
  return {
    externalId: id,
    title,
    url: url ?? `https://${domain ?? 'example.org'}/${encodeURIComponent(id)}`,
    domain: domain ?? '',
    sourceName: source,
    sourceId: null,
    feedId: null,
    announce: null,
    text,
    html: null,
    author: null,
    imageUrl: null,
    publishedMs: date ? Date.parse(date) : undatedMs,
    hasTime: date.length > 10,
    givenLanguage: lang === '' ? null : lang,
    givenRubric: null,
    givenRegion: null,
    sectionRubrics: [],
    enclosureTypes: [],
    dataSet: null,
  };
}

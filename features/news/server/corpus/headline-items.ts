import type { Db } from '#platform/server/db/db.ts';
import type { EngineItem } from '#newsengine/item.ts';
import type { Headline } from './read-headlines.ts';

/** Rubrics of a collecting service's sections, the narrowest first. */
export type SectionRubrics = (sections: readonly string[]) => readonly number[];

/** What the collecting services' sections say of rubrics. */
export async function readSectionRubrics(db: Db): Promise<SectionRubrics> {
  const rows = await db.query<{ section: string; rubricId: number }>(
    'select section, rubric_id as "rubricId" from news_section_rubric order by precedence',
  );
  return (sections) =>
    rows.filter(({ section }) => sections.includes(section)).map(({ rubricId }) => rubricId);
}

/** When a headline is seen: where only the day is known at the day's end in Moscow, when it was certainly out; ms since 1970. */
export function publishedMsOf({ date, day }: Pick<Headline, 'date' | 'day'>): number {
  return Date.parse(date.length > 10 ? date : `${day}T20:59:59Z`);
}

/** A bundled headline as a feed would have delivered it. */
export function toEngineItem(headline: Headline, dataSet: string, rubricOf: SectionRubrics): EngineItem {
  const { id, title, url, domain, source, date, lang, section } = headline;
  return {
    externalId: id,
    title,
    url,
    domain,
    // An address is no name.
    sourceName: source.includes('://') ? '' : source,
    sourceId: null,
    feedId: null,
    announce: null,
    text: '',
    html: null,
    author: null,
    imageUrl: null,
    publishedMs: publishedMsOf(headline),
    hasTime: date.length > 10,
    givenLanguage: lang,
    givenRubric: null,
    givenRegion: null,
    sectionRubrics: rubricOf(section),
    enclosureTypes: [],
    dataSet,
  };
}

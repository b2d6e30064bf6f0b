import type { Db } from '#platform/server/db/db.ts';
import type { EngineItem } from '../pipeline/engine-item.ts';
import type { Headline } from './read-headlines.ts';

/** Rubric of a collecting service's sections; the narrowest wins. */
export type SectionRubrics = (sections: readonly string[]) => number | null;

/** What the collecting services' sections say of rubrics. */
export async function readSectionRubrics(db: Db): Promise<SectionRubrics> {
  const rows = await db.query<{ section: string; rubricId: number }>(
    'select section, rubric_id as "rubricId" from news_section_rubric order by precedence',
  );
  return (sections) => rows.find(({ section }) => sections.includes(section))?.rubricId ?? null;
}

/** Bundled headlines as a feed would have delivered them, in order of time. */
export function toEngineItems(
  headlines: readonly Headline[],
  dataSet: string,
  rubricOf: SectionRubrics,
): EngineItem[] {
  const names = usualNames(headlines);
  return headlines
    .map((headline) =>
      toEngineItem(headline, names.get(headline.domain) ?? headline.domain, dataSet, rubricOf),
    )
    .sort((a, b) => a.publishedMs - b.publishedMs);
}

function toEngineItem(
  { id, title, url, domain, date, day, lang, section }: Headline,
  sourceName: string,
  dataSet: string,
  rubricOf: SectionRubrics,
): EngineItem {
  const hasTime = date.length > 10;
  return {
    externalId: id,
    title,
    url,
    domain,
    sourceName,
    sourceId: null,
    feedId: null,
    announce: null,
    text: '',
    html: null,
    author: null,
    imageUrl: null,
    // Where only the day is known nothing is seen before the day's end in Moscow, when it was certainly out.
    publishedMs: Date.parse(hasTime ? date : `${day}T20:59:59Z`),
    hasTime,
    givenLanguage: lang,
    givenRubric: null,
    givenRegion: null,
    sectionRubric: rubricOf(section),
    enclosureTypes: [],
    dataSet,
  };
}

/** The name each outlet goes by most often; an address is no name. */
function usualNames(headlines: readonly Headline[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const [domain, own] of Map.groupBy(headlines, (headline) => headline.domain)) {
    const counts = new Map<string, number>();
    for (const { source } of own)
      if (source !== '' && !source.includes('://')) counts.set(source, (counts.get(source) ?? 0) + 1);
    const [first] = [...counts].sort((a, b) => b[1] - a[1]);
    names.set(domain, first?.[0] ?? domain);
  }
  return names;
}

/** A record of an open register that says a measure was taken. */
export interface RegisterRecord {
  key: string;
  yugoId: number;
  /** Kind after the code book; null = an order in its own words. */
  code: string | null;
  level: number | null;
  scope: 'general' | 'targeted' | null;
  /** Official wording, Russian; null where only the fact is free. */
  text: string | null;
  since: string;
  until: string | null;
  source: string;
  link: string | null;
}

/** One measure out of the records that tell of it. */
export interface RegisterMeasure extends Omit<RegisterRecord, 'link'> {
  links: { source: string; url: string }[];
}

/**
 * Overlapping registers describe the same decrees, so records of one kind, place and first day are one measure. It is
 * told by the record with a level, else by the first. Each keeps its link. Orders in their own words stand alone.
 */
export function joinRecords(records: readonly RegisterRecord[]): RegisterMeasure[] {
  const groups = Map.groupBy(records, ({ key, code, yugoId, since }) =>
    code === null ? key : [code, yugoId, since].join(),
  );
  return [...groups.values()].map((members) => {
    const [first] = members.toSorted((a, b) => Number(b.level !== null) - Number(a.level !== null));
    const { link: _link, ...told } = first!;
    const links = members.flatMap(({ source, link }) => (link === null ? [] : [{ source, url: link }]));
    return { ...told, links: [...new Map(links.map((link) => [link.url, link])).values()] };
  });
}

const longestTitle = 160;

/** A title out of an official wording: its first clause without a quote left open, cut at a word where even that is long. */
export function titleOf(text: string): string {
  const first = text.split(/[.;\n]/)[0]!.trim();
  const clause = first.split('"').length % 2 === 0 ? first.replace('"', '') : first;
  if (clause.length <= longestTitle) return clause;
  return `${clause.slice(0, clause.lastIndexOf(' ', longestTitle))}…`;
}

/** The day the bundled registers were taken from their sources, as their SOURCE.md has it. */
export const registersRetrievedOn = '2026-11-22';

/** A measure's last day as it is known on a day. A register tells an end only once it has come; an author says it beforehand. */
export function knownEnd(
  { origin, ends }: { origin: string | null; ends: string | null },
  day: string,
): string | null {
  return origin !== null && ends !== null && ends >= day ? null : ends;
}

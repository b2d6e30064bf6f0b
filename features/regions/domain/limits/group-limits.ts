/** One row of what is known: a level, an order or a report. */
interface Row {
  key: string;
  kind: 'level' | 'order' | 'report';
  yugoId: number;
  national: boolean;
  code: string | null;
  since: string;
  inForce: boolean;
  source: string;
  link: string | null;
}

/** An act or a report that belongs to a limitation. */
interface LimitLink {
  day: string;
  url: string;
  source: string;
}

const maxLinks = 5;

/**
 * Limitations in force with the acts and reports of each. Several sets tell of the same decrees, so reports of one kind
 * in one place are one limitation. Those of a place with a level belong to that level. Rows come oldest first.
 */
export function groupLimits<R extends Row>(rows: readonly R[]) {
  const reports = rows.filter(({ kind }) => kind === 'report');
  const ofLevel = new Set(rows.filter(({ kind }) => kind === 'level').map(placeAndCode));
  const seen = new Set<string>();
  const heads = rows.filter((row) => {
    if (!row.inForce) return false;
    if (row.kind !== 'report') return true;
    const group = placeAndCode(row);
    if (row.national || ofLevel.has(group) || seen.has(group)) return false;
    seen.add(group);
    return true;
  });
  return heads
    .map((head) => ({ ...head, links: linksOf(head, reports) }))
    .toSorted((a, b) => Number(a.national) - Number(b.national) || b.since.localeCompare(a.since));
}

/** A level takes the reports since it began; a report those of its kind that are in force. */
function linksOf(head: Row, reports: readonly Row[]): LimitLink[] {
  const own =
    head.kind === 'order'
      ? [head]
      : reports.filter(
          (report) =>
            placeAndCode(report) === placeAndCode(head) &&
            (head.kind === 'level' ? report.since >= head.since : report.inForce),
        );
  const links = own.flatMap(({ since, link, source }) => (link ? [{ day: since, url: link, source }] : []));
  return links.filter(({ url }, at) => links.findIndex((link) => link.url === url) === at).slice(0, maxLinks);
}

const placeAndCode = ({ yugoId, code }: Pick<Row, 'yugoId' | 'code'>): string => `${yugoId}|${code}`;

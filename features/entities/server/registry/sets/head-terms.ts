import type { TableRow } from '#statistics/import/read-rows.ts';
import { personNames } from '../../../domain/registry/person-names.ts';
import { overlapDays, type OfficeTerm } from '../../../domain/registry/office-terms.ts';
import { statementsOf, type ReadEntry, type ReadStatement } from '../registry-entry.ts';

/** Heads of regions, put together by the product and compared with Wikidata. */
export const headsSource = 'editors_heads';
const about = { source: headsSource, knownAt: '2022-12-31' } as const;
const person = 2;

/** Terms of heads of regions by the person's number where it is one person's, and what Wikidata calls each region's office. */
export interface HeadTerms {
  readonly ofPerson: ReadonlyMap<string, readonly TableRow[]>;
  readonly ofNobody: readonly TableRow[];
  readonly titles: ReadonlyMap<string, { ru: string; en: string }>;
}

/** Sorts the terms. A number that the file gives to two names is only whose term Wikidata has. */
export function readHeadTerms(heads: readonly TableRow[], positions: readonly TableRow[]): HeadTerms {
  const bearers = Map.groupBy(heads, (row) => row['wikidata'] ?? '');
  const isOwn = (row: TableRow): boolean => {
    const names = new Set(bearers.get(row['wikidata'] ?? '')!.map((each) => each['name_ru']));
    return row['wikidata'] !== '' && (names.size === 1 || row['check'] !== 'no Wikidata row');
  };
  const titles = new Map<string, { ru: string; en: string }>();
  for (const row of positions)
    if (row['type'] === 'head of region')
      titles.set(row['region_iso'] ?? '', { ru: row['position_ru'] ?? '', en: row['position_en'] ?? '' });
  return {
    ofPerson: Map.groupBy(heads.filter(isOwn), (row) => row['wikidata']!),
    ofNobody: heads.filter((row) => !isOwn(row)),
    titles,
  };
}

/** A term as it is compared with others. */
export function termOfHead(row: TableRow): OfficeTerm {
  return {
    office: 'head of region',
    place: row['region_iso'] ?? '',
    starts: row['in_charge_from'] ?? '',
    ends: row['until'] ?? '',
  };
}

/** The term of the product's own list that tells of the same office at the same time; undefined where it has none. */
export function findSameTerm(term: OfficeTerm, heads: readonly TableRow[]): TableRow | undefined {
  if (term.office !== 'head of region') return undefined;
  return heads.find((row) => row['region_iso'] === term.place && overlapDays(term, termOfHead(row)) > 0);
}

/** What the list says of a person: one position a term, with its region. */
export function headStatements(rows: readonly TableRow[], { titles }: HeadTerms): ReadStatement[] {
  return rows.flatMap((row) => {
    const place = row['region_ru'] ?? '';
    const title = titles.get(row['region_iso'] ?? '');
    const ru = title?.ru || `Глава региона: ${place}`;
    return statementsOf(about, [
      {
        field: 'position',
        value: ru,
        texts: { ru, ...(title?.en ? { en: title.en } : {}) },
        starts: row['in_charge_from'],
        ends: row['until'],
        other: { yugoId: Number(row['yugo_id']) },
      },
    ]);
  });
}

/** The number by which a head of a region is known from load to load: the whole name. */
export function headNumber(row: TableRow): { scheme: string; value: string } {
  return { scheme: 'head', value: row['name_ru'] ?? '' };
}

/** Heads whom Wikidata's extract does not have, each once. */
export function headEntries(terms: HeadTerms, known: ReadonlySet<string>): ReadEntry[] {
  const missing = [...terms.ofPerson]
    .filter(([wikidata]) => !known.has(wikidata))
    .flatMap(([, rows]) => rows);
  const byName = Map.groupBy([...missing, ...terms.ofNobody], (row) => row['name_ru'] ?? '');
  return [...byName.values()].map((rows) => {
    const wikidata = rows[0]!['wikidata'] ?? '';
    return {
      kind: person,
      ...personNames(rows[0]!['name_ru'], undefined),
      identifiers: [
        headNumber(rows[0]!),
        ...(terms.ofPerson.has(wikidata) ? [{ scheme: 'wikidata', value: wikidata }] : []),
      ],
      source: headsSource,
      statements: headStatements(rows, terms),
    };
  });
}

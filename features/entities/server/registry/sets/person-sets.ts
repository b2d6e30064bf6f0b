import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { endEarlier, type OfficeTerm } from '../../../domain/registry/office-terms.ts';
import { personNames } from '../../../domain/registry/person-names.ts';
import { statementsOf, type ReadEntry, type ReadStatement, type RegistrySet } from '../registry-entry.ts';
import {
  findSameTerm,
  headEntries,
  headNumber,
  headsSource,
  headStatements,
  readHeadTerms,
  termOfHead,
  type HeadTerms,
} from './head-terms.ts';

const person = 2;
/** Days on which the extracts were made. */
const extracted = { persons: '2022-07-31', leaders: '2023-01-31', deputies: '2018-09-13' } as const;

/** Office-holders of Russia with their terms, and what the Duma's pages said of its 7th convocation. */
export const personsSet: RegistrySet = {
  name: 'registry persons',
  files: [
    'persons/persons_russia.csv.gz',
    'persons/positions_russia.csv.gz',
    'persons/duma7_deputies.csv.gz',
    'persons/heads_of_regions_terms_2010_2022.csv',
  ],
  sources: ['wikidata_persons', 'duma7', headsSource],
  async read() {
    const [persons, positions, deputies, heads] = await Promise.all(this.files.map(listBundledRows));
    const terms = Map.groupBy(positions!, (row) => row['wikidata']!);
    const seats = Map.groupBy(deputies!, (row) => row['wikidata']!);
    const headTerms = readHeadTerms(heads!, positions!);
    const known = new Set(persons!.map((row) => row['wikidata']!));
    return [
      ...persons!.map((row) =>
        toPerson(row, {
          terms: terms.get(row['wikidata']!) ?? [],
          seats: seats.get(row['wikidata']!) ?? [],
          headTerms,
        }),
      ),
      ...headEntries(headTerms, known),
    ];
  },
};

function toPerson(
  row: TableRow,
  { terms, seats, headTerms }: { terms: TableRow[]; seats: TableRow[]; headTerms: HeadTerms },
): ReadEntry {
  const wikidata = row['wikidata']!;
  const about = {
    source: 'wikidata_persons',
    knownAt: extracted.persons,
    link: `https://www.wikidata.org/wiki/${wikidata}`,
  };
  const heads = headTerms.ofPerson.get(wikidata) ?? [];
  const born = (row['born'] ?? '').slice(0, row['born_precision'] === 'year' ? 4 : 10);
  return {
    kind: person,
    ...personNames(row['name_ru'], row['name_en']),
    identifiers: [{ scheme: 'wikidata', value: wikidata }, ...heads.slice(0, 1).map(headNumber)],
    source: 'wikidata_persons',
    statements: [
      ...statementsOf(about, [
        { field: 'born', value: born },
        { field: 'died', value: row['died'] },
        { field: 'encyclopedia', value: wikipediaOf(row['enwiki']) },
      ]),
      ...placeTerms(terms, heads).flatMap((term) => toTerm(term, about)),
      ...headStatements(heads, headTerms),
      ...seats.flatMap(toSeat),
    ],
  };
}

function wikipediaOf(title: string | undefined): string {
  return title ? `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}` : '';
}

type PlacedTerm = OfficeTerm & { readonly row: TableRow; readonly field: string };

/**
 * Terms as Wikidata tells them, each ended by a later office that nobody holds beside it. Of the head of a region the
 * product's own list tells; where Wikidata differs from it, that stays for editors to see.
 */
function placeTerms(rows: readonly TableRow[], heads: readonly TableRow[]): PlacedTerm[] {
  const told = rows.flatMap((row): PlacedTerm[] => {
    const term = {
      office: row['type'] ?? '',
      place: row['region_iso'] ?? '',
      starts: row['start'] ?? '',
      ends: row['end'] ?? '',
    };
    const same = findSameTerm(term, heads);
    if (same && !same['check']?.startsWith('Wikidata differs')) return [];
    return [{ ...term, row, field: same ? 'positionDiffers' : 'position' }];
  });
  const own = heads.map((row): PlacedTerm => ({ ...termOfHead(row), row, field: '' }));
  const isOwn = new Set(heads);
  const differing = told.filter(({ field }) => field === 'positionDiffers');
  const others = told.filter(({ field }) => field === 'position');
  return [...endEarlier([...others, ...own]).filter(({ row }) => !isOwn.has(row)), ...differing];
}

function toTerm(
  { row, field, ends }: PlacedTerm,
  about: { source: string; knownAt: string; link?: string },
): ReadStatement[] {
  const ru = row['position_ru'] ?? '';
  const en = row['position_en'] ?? '';
  const yugoId = Number(row['yugo_id']);
  return statementsOf(about, [
    {
      field,
      value: ru || en,
      texts: { ...(ru ? { ru } : {}), ...(en ? { en } : {}) },
      starts: row['start'],
      ends,
      ...(yugoId > 0 ? { other: { yugoId } } : {}),
    },
  ]);
}

function toSeat(row: TableRow): ReadStatement[] {
  const about = { source: 'duma7', knownAt: extracted.deputies, link: row['source_url'] ?? '' };
  const faction = row['faction'] ?? '';
  return statementsOf(about, [
    {
      field: 'faction',
      value: faction,
      starts: row['start'],
      ends: row['end'],
      other: { kind: 10, name: faction },
    },
    { field: 'committee', value: row['committees_ru'], starts: row['start'], ends: row['end'] },
    { field: 'education', value: row['education_ru']?.slice(0, 600) },
    {
      field: 'constituency',
      value: row['district_name_ru'] ? `${row['district_name_ru']} (№ ${row['district_no']})` : '',
      starts: row['start'],
      ends: row['end'],
    },
  ]);
}

/** Heads of states and governments, foreign ministers, heads of international organisations. */
export const leadersSet: RegistrySet = {
  name: 'registry leaders',
  files: ['persons/world_leaders.csv.gz', 'persons/international_organisation_heads.csv'],
  sources: ['wikidata_leaders'],
  async read() {
    const [leaders, heads] = await Promise.all(this.files.map(listBundledRows));
    const terms = Map.groupBy([...leaders!, ...heads!], (row) => row['wikidata']!);
    return [...terms].map(([wikidata, rows]) => toLeader(wikidata, rows));
  },
};

function toLeader(wikidata: string, rows: readonly TableRow[]): ReadEntry {
  const [first] = rows;
  const about = {
    source: 'wikidata_leaders',
    knownAt: extracted.leaders,
    link: `https://www.wikidata.org/wiki/${wikidata}`,
  };
  return {
    kind: person,
    ...personNames(first!['name_ru'], first!['name_en']),
    identifiers: [{ scheme: 'wikidata', value: wikidata }],
    source: 'wikidata_leaders',
    statements: [
      ...statementsOf(about, [{ field: 'born', value: first!['born'] }]),
      ...rows.flatMap((row) =>
        statementsOf(about, [
          {
            field: 'position',
            value: row['position_en'],
            texts: { en: row['position_en'] ?? '' },
            starts: row['start'],
            ends: row['end'],
            ...(row['country_en'] ? { other: { kind: 3, name: row['country_en'] } } : {}),
          },
        ]),
      ),
    ],
  };
}

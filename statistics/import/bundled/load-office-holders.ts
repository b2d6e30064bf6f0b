import type { Db } from '#platform/server/db/db.ts';
import { listBundledRows, type TableRow } from '../read-rows.ts';

/** Bundled tables of who holds an office. */
export const officeFiles = [
  'persons/heads_of_regions_terms_2010_2022.csv',
  'persons/heads_of_regions_2020_2021.csv',
  'persons/duma7_deputies.csv.gz',
];
/** The list of heads was put together as of this day: an open term held then. */
const headsKnownOn = '2022-12-31';
const dayMs = 86_400_000;

interface OfficeHolder {
  place_id: number;
  office: 'head' | 'deputy';
  name_ru: string;
  name_en: string | null;
  wikidata: string | null;
  faction: string | null;
  since: string | null;
  until: string | null;
  attested_on: string;
  source: string;
  link: string | null;
}

/** Heads of regions and deputies of the State Duma, anew from the bundled tables. */
export async function loadOfficeHolders(db: Db): Promise<void> {
  const [heads, known, deputies] = await Promise.all(officeFiles.map(listBundledRows));
  const english = new Map(known!.map((row) => [`${row['region_iso']}|${row['name_ru']}`, row['name_en']!]));
  const rows = [...heads!.map((row) => toHead(row, english)), ...deputies!.flatMap(toDeputies)];
  await db.run('delete from office_holder');
  await db.run(
    'insert into office_holder select * from jsonb_populate_recordset(null::office_holder, $1::jsonb)',
    [JSON.stringify(rows)],
  );
}

/** A term whose last day is the day before `until`: on the day of a change the new one is in charge. */
function toHead(row: TableRow, english: ReadonlyMap<string, string>): OfficeHolder {
  const name = usualName(row['name_ru']!);
  const last = row['until'] ?? '';
  return {
    place_id: Number(row['yugo_id']),
    office: 'head',
    name_ru: name,
    name_en: english.get(`${row['region_iso']}|${name}`) ?? null,
    wikidata: row['wikidata'] || null,
    faction: null,
    since: wholeDay(row['in_charge_from']!),
    until: last === '' ? null : new Date(Date.parse(wholeDay(last)) + dayMs).toISOString().slice(0, 10),
    attested_on: last === '' ? headsKnownOn : wholeDay(last),
    source: 'editors_heads',
    link: null,
  };
}

/** Surname, name and patronymic as news write them: name and surname. */
function usualName(name: string): string {
  const [surname = '', first = ''] = name.split(' ');
  return `${first} ${surname}`;
}

/** The first day of a year or month that is known no closer. */
const wholeDay = (day: string): string => `${day}-01-01`.slice(0, 10);

/** One row for each region that elected a deputy or may turn to them. */
function toDeputies(row: TableRow): OfficeHolder[] {
  const places = (row['yugo_ids'] ?? '').split(' ').filter((place) => place !== '');
  return places.map((place) => ({
    place_id: Number(place),
    office: 'deputy',
    name_ru: row['name_ru']!,
    name_en: row['name_en'] || null,
    wikidata: row['wikidata'] || null,
    faction: row['faction'] || null,
    since: row['start'] || null,
    until: row['end'] || null,
    attested_on: row['retrieved_by_archive']!,
    source: 'duma7',
    link: row['source_url'] || null,
  }));
}

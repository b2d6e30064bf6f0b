import type { Db } from '#platform/server/db/db.ts';
import { listBundledRows, type TableRow } from '../read-rows.ts';

/** Bundled tables of who holds an office. */
export const officeFiles = [
  'persons/heads_of_regions_2020_2021.csv',
  'persons/terms_ended.csv',
  'persons/duma7_deputies.csv.gz',
];
/** The extracts show who was in office on these days. */
const headsExtracted = '2022-07-31';

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
  const [heads, ended, deputies] = await Promise.all(officeFiles.map(listBundledRows));
  const ends = new Map(ended!.map((row) => [`${row['region_iso']}|${row['name_ru']}`, row['until']!]));
  const rows = [...heads!.flatMap((row) => toHead(row, ends)), ...deputies!.flatMap(toDeputies)];
  await db.run('delete from office_holder');
  await db.run(
    'insert into office_holder select * from jsonb_populate_recordset(null::office_holder, $1::jsonb)',
    [JSON.stringify(rows)],
  );
}

/** None where the day on which somebody was seen in office is not known. */
function toHead(row: TableRow, ends: ReadonlyMap<string, string>): OfficeHolder[] {
  const isNews = row['source']!.startsWith('news');
  const until = ends.get(`${row['region_iso']}|${row['name_ru']}`) ?? row['end'] ?? '';
  const attested = isNews ? row['evidence_date']! : until === '' ? headsExtracted : until;
  if (attested === '') return [];
  return [
    {
      place_id: Number(row['yugo_id']),
      office: 'head',
      name_ru: row['name_ru']!,
      name_en: row['name_en'] || null,
      wikidata: row['wikidata'] || null,
      faction: null,
      since: row['start'] || null,
      until: until || null,
      attested_on: attested,
      source: isNews ? 'news_heads' : 'wikidata_heads',
      link: row['evidence_link'] || null,
    },
  ];
}

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

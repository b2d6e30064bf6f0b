import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import type { Locale } from '#platform/shared/locales.ts';
import { Place } from '../shapes/place.ts';

/** The everyday name of the country; the handbook has its official one only. */
const countryNames: Record<Locale, string> = {
  ru: 'Россия',
  en: 'Russia',
  ja: 'ロシア',
  pt: 'Rússia',
  es: 'Rusia',
};

/** Short names exist in Russian and for regions in English; elsewhere the full one is shown. */
export function shortNameOf(locale: Locale): string {
  const usual =
    locale === 'ru'
      ? 'p.name_short_ru'
      : locale === 'en'
        ? 'coalesce(p.name_short_en, p.name_en)'
        : `p.name_${locale}`;
  return `case when p.kind = 'country' then '${countryNames[locale]}' else ${usual} end`;
}

/** The name of a place's centre as the tab of its cities has it too; of namesakes only the centre has a name in every language. */
export function capitalOf(locale: Locale): string {
  return locale === 'ru' || locale === 'en'
    ? `p.capital_${locale}`
    : `(select c.name_${locale} from city c where c.name_en = p.capital_en and c.name_${locale} is not null)`;
}

const columns = (locale: Locale): string =>
  `p.yugo_id as "yugoId", p.kind, p.iso, p.name_${locale} as name, ${shortNameOf(locale)} as "shortName", p.district_id as "districtId"`;

/** The country, the districts and the 85 subjects, in the alphabet of the language. */
export function listPlaces(db: Db, locale: Locale): Promise<Place[]> {
  return readHandbook(db, `places ${locale}`, () =>
    db.rows(
      Place,
      `select ${columns(locale)} from place p where p.kind in ('country', 'district', 'region') order by p.order_${locale}`,
    ),
  );
}

/** Russian names of subjects as they stand behind «в», by place. */
export async function listPrepositionals(db: Db): Promise<Map<number, string>> {
  const rows = await readHandbook(db, 'prepositionals', () =>
    db.rows(
      z.object({ yugoId: z.int(), prepositional: z.string() }),
      `select yugo_id as "yugoId", name_ru_prepositional as prepositional
         from place where kind = 'region' and name_ru_prepositional is not null`,
    ),
  );
  return new Map(rows.map(({ yugoId, prepositional }) => [yugoId, prepositional]));
}

const CardRow = Place.extend({
  prepositional: z.string().nullable(),
  districtName: z.string().nullable(),
  capital: z.string().nullable(),
  areaKm2: z.number().nullable(),
  timezone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

/** The identity card of a place; null when there is none of that number. */
export async function findPlace(
  db: Db,
  yugoId: number,
  locale: Locale,
): Promise<z.output<typeof CardRow> | null> {
  const [row] = await readHandbook(db, `place ${locale} ${yugoId}`, () =>
    db.rows(
      CardRow,
      `select ${columns(locale)},
            ${locale === 'ru' ? 'p.name_ru_prepositional' : 'null::text'} as prepositional,
            d.name_${locale} as "districtName",
            coalesce(${capitalOf(locale)}, p.capital_en) as capital,
            p.area_km2 as "areaKm2", p.timezone, p.lat as latitude, p.lon as longitude
       from place p
       left join place d on d.yugo_id = p.district_id
      where p.yugo_id = $1::int and p.kind in ('country', 'district', 'region')`,
      [yugoId],
    ),
  );
  return row ?? null;
}

const EntryRow = Place.extend({ names: z.array(z.string()) });

/** Every place with all its names, for search. */
export function listPlaceNames(db: Db, locale: Locale): Promise<z.output<typeof EntryRow>[]> {
  return db.rows(
    EntryRow,
    `select ${columns(locale)},
            array_remove(array[p.name_ru, p.name_short_ru, p.name_en, p.name_short_en, p.name_ja, p.name_pt, p.name_es, p.capital_ru, p.capital_en, ${(['ja', 'pt', 'es'] as const).map(capitalOf).join()}], null) as names
       from place p where p.kind in ('country', 'district', 'region') order by p.order_${locale}`,
  );
}

/** The subjects of each federal district, by the district's number. */
export async function listDistrictMembers(db: Db): Promise<Map<number, number[]>> {
  const rows = await readHandbook(db, 'members', () =>
    db.rows(
      z.object({ districtId: z.int(), members: z.array(z.int()) }),
      `select district_id as "districtId", array_agg(yugo_id order by yugo_id) as members
       from place where kind = 'region' and district_id is not null group by district_id`,
    ),
  );
  return new Map(rows.map(({ districtId, members }) => [districtId, members]));
}

/** Area of each subject, without the okrugs that are subjects of their own. Unit: square kilometres. */
export async function listAreas(db: Db): Promise<Map<number, number>> {
  const rows = await readHandbook(db, 'areas', () =>
    db.rows(
      z.object({ yugoId: z.int(), areaKm2: z.number() }),
      `select yugo_id as "yugoId", area_km2 as "areaKm2" from place where kind = 'region' and area_km2 > 0`,
    ),
  );
  return new Map(rows.map(({ yugoId, areaKm2 }) => [yugoId, areaKm2]));
}

const CodeRow = z.object({ yugoId: z.int(), oktmo: z.string() });

/** Codes of places in ОКТМО, by which Russian tables are joined; the country and the districts have none. */
export async function listOktmo(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await readHandbook(db, 'oktmo', () =>
    db.rows(CodeRow, 'select yugo_id as "yugoId", oktmo from place where oktmo is not null'),
  );
  return new Map(rows.map(({ yugoId, oktmo }) => [yugoId, oktmo]));
}

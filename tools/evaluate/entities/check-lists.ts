import { z } from 'zod';
import { mentionKey } from '#newsengine/entities/mention-key.ts';
import { normalForm } from '#newsengine/entities/normal-form.ts';
import { listBundledRows, type TableRow } from '#statistics/import/read-rows.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { Db } from '#platform/server/db/db.ts';

/** A list of names that everybody knows, each of which is one entity of one kind. */
interface KnownList {
  readonly what: string;
  readonly kind: number;
  readonly path: string;
  nameOf(row: TableRow): string | undefined;
  /** Its number in a register, where the list has one. */
  numberOf?(row: TableRow): string | undefined;
  readonly most?: number;
}

const lists: readonly KnownList[] = [
  {
    what: 'ministries',
    kind: 4,
    path: 'entities/government_bodies.csv',
    nameOf: ({ name_ru: name, type_ru: type }) =>
      type === 'Орган власти' && /^М(?:ин|ИД |ВД |ЧС )/u.test(name ?? '') ? name : undefined,
  },
  {
    what: 'codes',
    kind: 8,
    path: 'entities/laws_codes.csv',
    nameOf: ({ title_ru: title }) => (title?.includes('утратил') === true ? undefined : title),
  },
  {
    what: 'heads of regions',
    kind: 2,
    path: 'persons/heads_of_regions_terms_2010_2022.csv',
    nameOf: ({ name_ru: name }) => name?.split(' ').slice(0, 2).toReversed().join(' '),
    numberOf: ({ wikidata }) => wikidata,
  },
  {
    what: 'largest companies',
    kind: 1,
    path: 'economy/companies_top_2016.csv',
    nameOf: ({ name }) => name,
    numberOf: ({ inn }) => inn,
    most: 100,
  },
  {
    what: 'universities',
    kind: 1,
    path: 'entities/universities.csv.gz',
    nameOf: ({ name_en: name }) => name,
  },
];

const Bearer = z.object({ form: z.string(), id: z.int(), kind: z.int(), isNumbered: z.boolean() });
const Named = z.object({
  id: z.int(),
  kind: z.int(),
  name: z.string(),
  isShown: z.boolean(),
  headlines: z.int(),
});
const maxWritten = 300;

/** Who bears some forms, keys or numbers by now, after joins. */
const bearersSql = `
  select distinct f.form, coalesce(e.merged_into, e.id) as id, k.kind::int as kind,
         exists (select from entity_identifier i where i.entity_id = k.id) as "isNumbered"
    from (select entity_id, form from entity_form union select entity_id, key from entity_alias union select entity_id, value from entity_identifier) as f
    join entity e on e.id = f.entity_id join entity k on k.id = coalesce(e.merged_into, e.id)
   where f.form = any($1::text[]) and k.is_shown`;

const writtenSql = `
  with counted as (
    select coalesce(e.merged_into, e.id) as id, sum(d.headlines)::int as headlines
      from entity_day d join entity e on e.id = d.entity_id group by 1)
  select e.id, e.kind::int as kind, coalesce(e.names ->> 'ru', e.names ->> 'en', e.key) as name, e.is_shown as "isShown", c.headlines
    from counted c join entity e on e.id = c.id order by c.headlines desc, e.id limit ${maxWritten}`;

/** Says of each list how many of its names are one entity of the right kind, and of the most written-of how many have a page. */
export async function checkLists(args: readonly string[]): Promise<boolean> {
  const [dataDir] = args;
  if (dataDir === undefined) throw new Error('Name the data folder.');
  const db = await openDatabase({ dataDir });
  try {
    let isWell = true;
    for (const list of lists) isWell = (await checkList(db, list)) && isWell;
    const written = await db.rows(Named, writtenSql, []);
    const hidden = written.filter(({ isShown }) => !isShown);
    console.log(`most written-of: ${written.length - hidden.length} of ${written.length} have a page`);
    for (const { kind, name, headlines } of hidden)
      console.log(`  without: [${kind}] ${name}, ${headlines} headlines`);
    return isWell;
  } finally {
    await db.close();
  }
}

async function checkList(db: Db, { what, kind, path, nameOf, numberOf, most }: KnownList): Promise<boolean> {
  const rows = (await listBundledRows(path)).flatMap((row) => {
    const name = nameOf(row);
    const number = numberOf?.(row) ?? '';
    return name === undefined
      ? []
      : [{ name, keys: [normalForm(mentionKey(name), kind), mentionKey(name), number] }];
  });
  const names = [...new Map(rows.map((row) => [row.name, row])).values()].slice(0, most);
  const found = await db.rows(Bearer, bearersSql, [
    names.flatMap(({ keys }) => keys).filter((key) => key !== ''),
  ]);
  const kindsOf = ({ keys }: (typeof names)[number]): number[] => {
    const own = found.filter(({ form }) => form !== '' && keys.includes(form));
    const meant = new Set(own.flatMap(({ form, id }) => (form === keys.at(-1) ? [id] : [])));
    // One that a register knows by another number is a namesake.
    const same = own.filter(({ id, isNumbered }) => meant.size === 0 || meant.has(id) || !isNumbered);
    return [...new Map(same.map(({ id, kind: other }) => [id, other])).values()];
  };
  const counted = names.map((row) => {
    const kinds = kindsOf(row);
    const right = kinds.filter((own) => own === kind).length;
    const state =
      kinds.length === 0 ? 'not there' : right === 0 ? 'of another kind' : right === 1 ? 'once' : 'twice';
    return { name: row.name, state };
  });
  const faults = counted.filter(({ state }) => state !== 'once');
  console.log(`${what}: ${counted.length - faults.length} of ${counted.length} once and of the right kind`);
  for (const { name, state } of faults) console.log(`  ${state}: ${name}`);
  return faults.length === 0;
}

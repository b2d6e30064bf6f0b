import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

/** A measure of a register, by the columns of its published version. */
export interface RegisterRow {
  origin_key: string;
  origin: string;
  title: string;
  direction: number;
  yugo_ids: number[];
  starts: string;
  ends: string | null;
  strictness: number | null;
  code: string | null;
  content: object;
  translations: object | null;
  links: object[];
  search_key: string;
}

const columns = `origin_key text, origin text, title text, direction smallint, yugo_ids int[], starts date, ends date,
  strictness smallint, code text, content jsonb, translations jsonb, links jsonb, search_key text`;

/** Brings the measures of the registers to what the rows say; false when they said so already. */
export async function replaceRegister(tx: Db, rows: readonly RegisterRow[]): Promise<boolean> {
  const values = [JSON.stringify(rows)];
  const gone = await tx.run(
    `delete from measure where origin is not null
        and origin_key not in (select r.origin_key from jsonb_to_recordset($1::jsonb) as r(${columns}))`,
    values,
  );
  await tx.run(
    `insert into measure (origin, origin_key)
     select r.origin, r.origin_key from jsonb_to_recordset($1::jsonb) as r(${columns})
     on conflict (origin_key) do nothing`,
    values,
  );
  const changed = await tx.run(
    `insert into measure_version as v (measure_id, version, status, title, direction, yugo_ids, starts, ends, strictness, code,
                                       content, translations, links, search_key, published_at, updated_at)
     select m.measure_id, 1, 3, r.title, r.direction, r.yugo_ids, r.starts, r.ends, r.strictness, r.code,
            r.content, r.translations, r.links, r.search_key, r.starts, r.starts
       from jsonb_to_recordset($1::jsonb) as r(${columns})
       join measure m on m.origin_key = r.origin_key
     on conflict (measure_id, version) do update
        set title = excluded.title, direction = excluded.direction, yugo_ids = excluded.yugo_ids, starts = excluded.starts,
            ends = excluded.ends, strictness = excluded.strictness, code = excluded.code, content = excluded.content,
            translations = excluded.translations, links = excluded.links, search_key = excluded.search_key
      where (v.title, v.direction, v.yugo_ids, v.starts, v.ends, v.strictness, v.code, v.content, v.translations, v.links)
            is distinct from (excluded.title, excluded.direction, excluded.yugo_ids, excluded.starts, excluded.ends,
                              excluded.strictness, excluded.code, excluded.content, excluded.translations, excluded.links)`,
    values,
  );
  return gone + changed > 0;
}

/** Numbers of the issues that came with the product by their codes; a merged one has that of the entry it went into. */
export async function listIssueNumbers(db: Db): Promise<Map<string, number>> {
  const rows = await db.rows(
    z.object({ code: z.string(), id: z.int() }),
    `select code, coalesce(merged_into, entry_id) as id from handbook_entry where handbook = 'issue' and code is not null`,
    [],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}

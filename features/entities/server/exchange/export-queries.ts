import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';

const Row = z.object({
  id: z.int(),
  kind: z.int(),
  names: z.array(z.object({ language: z.string(), name: z.string(), isUsual: z.boolean() })),
  identifiers: z.array(z.object({ scheme: z.string(), value: z.string() })),
  statements: z.array(
    z.object({
      field: z.string(),
      value: z.string(),
      otherId: z.int().nullable(),
      starts: z.string().nullable(),
      ends: z.string().nullable(),
      source: z.string(),
      link: z.string().nullable(),
      knownAt: z.string(),
    }),
  ),
});

/** An entity with all that is said of it and of those merged into it. */
export type ExportedEntity = z.output<typeof Row>;

/** Which entities go out: a page of all after a number, or named ones, those they were merged into in their stead. */
type ExportAsked =
  | { ids: readonly number[] }
  | { after: number; most: number; kind: number | null; source: string | null };

/** Entities by number; `kind` null = every kind, `source` null = whatever is said by anybody. */
export function listForExport(db: Db, asked: ExportAsked): Promise<ExportedEntity[]> {
  const { after, most, kind, source } =
    'ids' in asked ? { after: 0, most: asked.ids.length, kind: null, source: null } : asked;
  return db.rows(
    Row,
    `with page as (
       select e.id, e.kind::int as kind from entity e
        where e.id > $1::int and e.merged_into is null and ($3::int is null or e.kind = $3::int)
          and exists (select from entity_name n where n.entity_id = e.id)
          and ($5::int[] is null or e.id in (select coalesce(g.merged_into, g.id) from entity g where g.id = any($5::int[])))
        order by e.id limit $2::int
     ), member as (
       select p.id as kept, p.id as own from page p
       union all select g.merged_into, g.id from entity g join page p on p.id = g.merged_into
     )
     select p.id, p.kind,
            coalesce((select json_agg(json_build_object('language', n.language, 'name', n.name, 'isUsual', n.is_usual) order by n.is_usual desc, n.name)
                        from member m join entity_name n on n.entity_id = m.own where m.kept = p.id), '[]') as names,
            coalesce((select json_agg(json_build_object('scheme', i.scheme, 'value', i.value) order by i.scheme, i.value)
                        from member m join entity_identifier i on i.entity_id = m.own where m.kept = p.id), '[]') as identifiers,
            coalesce((select json_agg(json_build_object('field', s.field, 'value', s.value, 'otherId', coalesce(o.merged_into, o.id), 'starts', s.starts,
                                'ends', s.ends, 'source', s.source, 'link', s.link, 'knownAt', s.known_at::text) order by s.field, s.statement_id)
                        from member m join entity_statement s on s.entity_id = m.own left join entity o on o.id = s.other_id
                       where m.kept = p.id and ($4::text is null or s.source = $4::text)), '[]') as statements
       from page p order by p.id`,
    [after, most, kind, source, 'ids' in asked ? asked.ids : null],
  );
}

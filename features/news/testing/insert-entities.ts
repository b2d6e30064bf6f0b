import type { Db } from '#platform/server/db/db.ts';
import { entityKinds, type EntityKind } from '#newsengine/entities/entity-kind.ts';

/** An entity of a test; `id` for places that have one of their own. */
export interface EntityGiven {
  kind: EntityKind;
  name: string;
  id?: number;
  names?: Record<string, string>;
  facts?: Record<string, unknown>;
}

/** Puts an entity in; returns its id. */
export async function insertEntity(
  db: Db,
  { kind, name, id, names, facts = {} }: EntityGiven,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into entity (id, kind, key, names, facts)
     overriding system value
     values (coalesce($1::int, nextval(pg_get_serial_sequence('entity', 'id'))::int), $2, lower($3), $4::jsonb, $5::jsonb) returning id`,
    [
      id ?? null,
      entityKinds.indexOf(kind) + 1,
      name,
      JSON.stringify(names ?? { en: name }),
      JSON.stringify(facts),
    ],
  );
  return row!.id;
}

/** Marks the first place of these words in an item's headline as a mention of the entity. */
export async function mention(db: Db, newsId: number, entityId: number, words: string): Promise<void> {
  await db.run(
    `insert into news_item_entity (news_id, entity_id, published_at, starts, ends)
     select id, $2, published_at, strpos(title, $3) - 1, strpos(title, $3) - 1 + length($3) from news_item where id = $1`,
    [newsId, entityId, words],
  );
}

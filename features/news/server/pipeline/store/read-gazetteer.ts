import type { Db } from '#platform/server/db/db.ts';
import type { ListedEntity } from '#newsengine/entities/find-listed-names.ts';

/** Every name of every listed entity. */
export function readGazetteer(db: Db): Promise<(ListedEntity & { readonly alias: string })[]> {
  return db.query<ListedEntity & { readonly alias: string }>(
    `select a.key as alias, e.id, e.kind, e.key from entity_alias a join entity e on e.id = a.entity_id where e.is_listed`,
  );
}

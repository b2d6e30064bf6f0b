import { z } from 'zod';
import { renewKey } from '#newsengine/entities/renew-key.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { takeTurns } from '#platform/server/derived/take-turns.ts';
import { joinEntities } from './join-entities.ts';

const Keyed = z.object({
  id: z.int(),
  kind: z.int(),
  key: z.string(),
  names: z.array(z.string()),
  isRead: z.boolean(),
});
type Keyed = z.output<typeof Keyed>;

const columns = `e.id, e.kind::int as kind, e.key, array(select value from jsonb_each_text(e.names)) as names,
  not e.is_listed and not exists (select from entity_identifier i where i.entity_id = e.id) as "isRead"`;

/** Keys of entities: the stems of their names. The entity stays, and is found by its earlier key where nobody else bears it. */
export const entityKeys: Derivation = {
  name: 'keys of entities',
  columns: ['entity.key'],
  modules: ['newsengine/entities/renew-key.ts', 'newsengine/entities/mention-key.ts'],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      Keyed,
      `select ${columns} from entity e where e.id > $1::int order by e.id limit $2::int`,
      [after ?? 0, most],
    );
    const turn = takeTurns();
    let changed = 0;
    for (const row of rows) {
      const key = renewKey(row.key, row.names);
      if (key !== row.key && (await rename(tx, row, key))) changed += 1;
      await turn();
    }
    return { next: rows.length < most ? null : String(rows.at(-1)!.id), changed };
  },
};

/** Gives an entity its key; who bears it and has another by today's rules takes that first, and who is the same is joined. */
async function rename(
  tx: Db,
  entity: Keyed,
  key: string,
  waiting: ReadonlySet<number> = new Set(),
): Promise<boolean> {
  const [now] = await tx.rows(Keyed, `select ${columns} from entity e where e.id = $1::int`, [entity.id]);
  if (now!.key !== entity.key) return false;
  const [bearer] = await tx.rows(Keyed, `select ${columns} from entity e where e.kind = $1 and e.key = $2`, [
    entity.kind,
    key,
  ]);
  await tx.run(
    'insert into entity_former_key (kind, key, entity_id) select kind, key, id from entity where id = $1::int on conflict do nothing',
    [entity.id],
  );
  if (bearer) {
    const own = renewKey(bearer.key, bearer.names);
    if (own === bearer.key) return meet(tx, entity, bearer);
    // Two that exchange their keys: the first waits under one that nobody can have.
    if (waiting.has(bearer.id)) await setKey(tx, bearer.id, `${bearer.key} ${bearer.id}`);
    else await rename(tx, bearer, own, new Set([...waiting, entity.id]));
  }
  return setKey(tx, entity.id, key);
}

/** Two of one key: a name that is only read in the news is the other one's; two that registers know stay two. */
async function meet(tx: Db, entity: Keyed, bearer: Keyed): Promise<boolean> {
  await setKey(tx, entity.id, `${bearer.key} ${entity.id}`);
  if (entity.isRead) await joinEntities(tx, [{ goneId: entity.id, keptId: bearer.id }]);
  else if (bearer.isRead) {
    await setKey(tx, bearer.id, `${bearer.key} ${bearer.id}`);
    await setKey(tx, entity.id, bearer.key);
    await joinEntities(tx, [{ goneId: bearer.id, keptId: entity.id }]);
  }
  return true;
}

async function setKey(tx: Db, id: number, key: string): Promise<boolean> {
  return (await tx.run('update entity set key = $2 where id = $1::int', [id, key])) > 0;
}

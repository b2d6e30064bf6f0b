import type { Db } from '#platform/server/db/db.ts';
import { giveMentions, type Joined } from './give-mentions.ts';

const pairs = 'unnest($1::int[], $2::int[]) as p (gone, kept)';

/** What refers to one entity refers to the other then; a row that would be there twice is there once. */
const moves = [
  `update subscription r set subject = p.kept from ${pairs} where r.kind = 'entity' and r.subject = p.gone
      and not exists (select from subscription o where o.account_id = r.account_id and o.kind = 'entity' and o.subject = p.kept)`,
  `update rating_place_noted r set entity_id = p.kept from ${pairs} where r.entity_id = p.gone
      and not exists (select from rating_place_noted o where o.account_id = r.account_id and o.entity_id = p.kept)`,
  `update category r set entity_ids = array_replace(r.entity_ids, p.gone, p.kept) from ${pairs} where p.gone = any(r.entity_ids)`,
  `update saved_search r set version = r.version + 1, question = jsonb_set(r.question, '{entities}',
        (select jsonb_agg(case when id = to_jsonb(p.gone) then to_jsonb(p.kept) else id end) from jsonb_array_elements(r.question -> 'entities') as e (id)))
     from ${pairs} where r.question -> 'entities' @> to_jsonb(p.gone)`,
  `update news_compilation r set rule = jsonb_set(r.rule, '{entityIds}',
        (select jsonb_agg(case when id = to_jsonb(p.gone) then to_jsonb(p.kept) else id end) from jsonb_array_elements(r.rule -> 'entityIds') as e (id)))
     from ${pairs} where r.rule -> 'entityIds' @> to_jsonb(p.gone)`,
] as const;

/**
 * One counts for the other from now on, with what was merged into it: its address leads there, mentions, subscriptions,
 * categories and saved searches name that one. Kept as a merge; one that an editor merged already stays where it was put.
 */
export async function joinEntities(tx: Db, joined: readonly Joined[]): Promise<void> {
  // One at a time: each may be the other one of the next.
  for (const { goneId, keptId } of joined) {
    const values = [[goneId], [keptId]];
    const done = await tx.run(
      `update entity e set merged_into = coalesce(k.merged_into, k.id), version = e.version + 1
         from ${pairs} join entity k on k.id = p.kept where e.id = p.gone and e.merged_into is null`,
      values,
    );
    if (done === 0) continue;
    await tx.run(
      `update entity e set merged_into = p.kept from ${pairs} where e.merged_into = p.gone`,
      values,
    );
    await tx.run(
      `insert into entity_merge (gone_id, kept_id, reason) select gone, kept, 'listed' from ${pairs}`,
      values,
    );
    await giveMentions(tx, { goneId, keptId });
    for (const move of moves) await tx.run(move, values);
  }
}

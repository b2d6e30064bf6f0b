import { z } from 'zod';
import { searchKey } from '#platform/shared/text-search-key.ts';
import type { Derivation } from '#platform/server/derived/derivation.ts';

const Named = z.object({ id: z.int(), names: z.array(z.string()) });

/** Names of branches as they are compared in a search. */
export const branchKeys: Derivation = {
  name: 'search keys of branches',
  columns: ['custom_branch.search_key'],
  modules: ['platform/shared/text-search-key.ts'],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      Named,
      `select id::int as id, array(select value from jsonb_each_text(names)) as names from custom_branch
        where id > $1::int and not is_shipped order by id limit $2::int`,
      [after ?? 0, most],
    );
    const changed = await tx.run(
      `update custom_branch b set search_key = n.key from unnest($1::int[], $2::text[]) as n (id, key) where b.id = n.id and b.search_key <> n.key`,
      [rows.map(({ id }) => id), rows.map(({ names }) => searchKey(names.join(' ')))],
    );
    return { next: rows.length < most ? null : String(rows.at(-1)!.id), changed };
  },
};

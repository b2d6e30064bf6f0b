import { z } from 'zod';
import type { Derivation } from '#platform/server/derived/derivation.ts';
import { mutedWordOf } from '../../domain/muting/muted-word.ts';

const Word = z.object({ id: z.int(), accountId: z.int(), word: z.string() });

/** Muted words in the one spelling they are kept in; two that become one are one. */
export const mutedWords: Derivation = {
  name: 'muted words',
  columns: ['muted.word'],
  modules: ['features/news/domain/muting/muted-word.ts'],
  async renewPage(tx, after, most) {
    const rows = await tx.rows(
      Word,
      `select id, account_id as "accountId", word from muted where word is not null and id > $1::bigint order by id limit $2::int`,
      [after ?? 0, most],
    );
    let changed = 0;
    for (const { id, accountId, word } of rows) {
      const kept = mutedWordOf(word);
      if (kept === word) continue;
      changed += 1;
      const renamed = await tx.run(
        `update muted m set word = $3 where id = $1::bigint
            and not exists (select from muted o where o.account_id = $2::bigint and o.word = $3)`,
        [id, accountId, kept],
      );
      if (renamed === 0) await tx.run('delete from muted where id = $1::bigint', [id]);
    }
    return { next: rows.length < most ? null : String(rows.at(-1)!.id), changed };
  },
};

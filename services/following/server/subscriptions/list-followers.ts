import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import type { SubjectKind } from '../../domain/subject-kinds.ts';

const Follower = z.object({ accountId: z.int(), value: z.int() });

/** Who follows what of a kind, of accounts that may be told; of those with a licence in force where what is told needs one. */
export function listFollowers(
  db: Db,
  kind: SubjectKind,
  { needsLicence }: { needsLicence: boolean },
): Promise<z.output<typeof Follower>[]> {
  return db.rows(
    Follower,
    `select s.account_id::int as "accountId", s.subject::int as value from subscription s join account p on p.id = s.account_id
      where s.kind = $1 and s.ended_at is null and not (p.blocked or p.limited)
        and (not $2 or exists(
          select 1 from licence l where l.account_id = p.id and l.product_id = 1 and l.starts_at <= now() and l.ends_at > now()))
      order by s.subject, s.account_id`,
    [kind, needsLicence],
  );
}

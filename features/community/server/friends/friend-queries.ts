import { z } from 'zod';
import type { Db } from '#platform/server/db/db.ts';
import { friendLists, relations, type FriendList, type Relation } from '../../domain/relations.ts';
import { isThere, personColumns, PersonRow, photoJoin } from '../profile/person-queries.ts';

const relationSql = (me: string, other: string) => `case
  when ${me} = ${other} then 'self'
  when exists(select 1 from person_block b where b.account_id = ${me} and b.blocked_id = ${other}) then 'blocked'
  else coalesce((select case when f.since is not null then 'friends' when f.asked_by = ${me} then 'asked' else 'asking' end
                   from friendship f where f.lower_id = least(${me}, ${other}) and f.upper_id = greatest(${me}, ${other})), 'none')
end`;

/** How the first account stands to the second. */
export async function readRelation(db: Db, me: number, other: number): Promise<Relation> {
  const [row] = await db.rows(
    z.object({ relation: z.enum(relations) }),
    `select ${relationSql('$1::bigint', '$2::bigint')} as relation`,
    [me, other],
  );
  return row!.relation;
}

/** The pairs of an account with the other's number: two indexes, not one scan. */
const pairsOf = (account: string) => `
  (select upper_id as other, asked_by, asked_at, since from friendship where lower_id = ${account}
   union all select lower_id, asked_by, asked_at, since from friendship where upper_id = ${account})`;

const isHere = `exists(select 1 from account_session s where s.account_id = a.id and s.last_seen_at > now() - interval '10 minutes')`;

/** Who belongs to a list of `$1`, as `other` in the order `at`. */
const members: Record<FriendList, string> = {
  all: `select other, since as at from ${pairsOf('$1::bigint')} f where since is not null`,
  online: `select other, since as at from ${pairsOf('$1::bigint')} f join account a on a.id = f.other where since is not null and ${isHere}`,
  incoming: `select other, asked_at as at from ${pairsOf('$1::bigint')} f where since is null and asked_by <> $1::bigint`,
  own: `select other, asked_at as at from ${pairsOf('$1::bigint')} f where since is null and asked_by = $1::bigint`,
  recommended: `select theirs.other, max(theirs.since) as at
    from ${pairsOf('$1::bigint')} mine cross join lateral ${pairsOf('mine.other')} theirs
    join person p on p.account_id = theirs.other
   where mine.since is not null and theirs.since is not null and theirs.other <> $1::bigint
     and p.see_profile <= 1 and closeness($1::bigint, theirs.other) = 1
     and not exists(select 1 from friendship x where x.lower_id = least($1::bigint, theirs.other) and x.upper_id = greatest($1::bigint, theirs.other))
     and not exists(select 1 from person_block x where x.account_id = $1::bigint and x.blocked_id = theirs.other)
   group by theirs.other`,
  blocked: `select blocked_id as other, created_at as at from person_block where account_id = $1::bigint`,
};

const ListedRow = PersonRow.extend({
  place: z.string(),
  relation: z.enum(relations),
  isHere: z.boolean(),
  mutual: z.int(),
});

/** One page of a list of people. */
export function listPeople(
  db: Db,
  accountId: number,
  { list, sample, from, most }: { list: FriendList; sample: boolean; from: number; most: number },
): Promise<z.output<typeof ListedRow>[]> {
  return db.rows(
    ListedRow,
    `select ${personColumns}, ${relationSql('$1::bigint', 'a.id')} as relation,
            case when p.see_contacts <= closeness($1::bigint, a.id) then p.location else '' end as place,
            closeness($1::bigint, a.id) = 2 and ${isHere} as "isHere",
            (select count(*)::int from ${pairsOf('$1::bigint')} m join ${pairsOf('a.id')} o on o.other = m.other
              where m.since is not null and o.since is not null) as mutual
       from (${members[list]}) l join account a on a.id = l.other join person p on p.account_id = a.id ${photoJoin}
      where ${isThere('$2')} order by l.at desc, a.id desc limit $3 offset $4`,
    [accountId, sample, most, from],
  );
}

/** How many people each list has. */
export async function countLists(
  db: Db,
  accountId: number,
  sample: boolean,
): Promise<Record<FriendList, number>> {
  const counts = friendLists
    .map(
      (list) =>
        `(select count(*)::int from (${members[list]}) l join account a on a.id = l.other where ${isThere('$2')}) as "${list}"`,
    )
    .join(', ');
  const Row = z.object(
    Object.fromEntries(friendLists.map((list) => [list, z.int()])) as Record<FriendList, z.ZodInt>,
  );
  const [row] = await db.rows(Row, `select ${counts}`, [accountId, sample]);
  return row!;
}

/** People whose first or last name, or both in either order, begins with the words, of those who let this account find them. */
export function findByName(
  db: Db,
  accountId: number,
  { name, sample, most }: { name: string; sample: boolean; most: number },
) {
  const pattern = `${name.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db.rows(
    PersonRow.extend({ relation: z.enum(relations) }),
    `select ${personColumns}, ${relationSql('$1::bigint', 'a.id')} as relation
       from account a join person p on p.account_id = a.id ${photoJoin}
      where (lower(a.first_name || ' ' || a.last_name) like $2 or lower(a.last_name || ' ' || a.first_name) like $2)
        and a.id <> $1 and ${isThere('$3')} and p.see_profile <= closeness($1, a.id)
      order by 2, 1 limit $4`,
    [accountId, pattern, sample, most],
  );
}

/** Friends of a person by name, and how many there are. */
export async function listFriends(
  db: Db,
  accountId: number,
  most: number,
): Promise<{ people: z.output<typeof PersonRow>[]; count: number }> {
  const rows = await db.rows(
    PersonRow.extend({ count: z.int() }),
    `select ${personColumns}, count(*) over ()::int as count
       from ${pairsOf('$1::bigint')} f join account a on a.id = f.other ${photoJoin}
      where f.since is not null and ${isThere('true')} order by 2, 1 limit $2`,
    [accountId, most],
  );
  return { people: rows.map(({ count: _count, ...person }) => person), count: rows[0]?.count ?? 0 };
}

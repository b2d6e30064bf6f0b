import type { Db } from '#platform/server/db/db.ts';
import { forgetFriendship, tellOfFriendship } from '../told/tell-people.ts';

/** Asks for friendship; where the other asked before, the two are friends. Returns whether anything is new. */
export async function ask(db: Db, me: number, other: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ agreed: boolean }>(
      `insert into friendship as known (lower_id, upper_id, asked_by)
       values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1)
       on conflict (lower_id, upper_id) do update set since = now()
         where known.since is null and known.asked_by <> $1
       returning since is not null as agreed`,
      [me, other],
    );
    if (row) await tellOfFriendship(tx, me, other, row.agreed ? 'accepted' : 'asked');
    return row !== undefined;
  });
}

/** Accepts the other's request; false where there is none. */
export async function accept(db: Db, me: number, other: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const accepted = await tx.run(
      `update friendship set since = now()
        where lower_id = least($1::bigint, $2::bigint) and upper_id = greatest($1::bigint, $2::bigint)
          and since is null and asked_by = $2`,
      [me, other],
    );
    if (accepted === 1) await tellOfFriendship(tx, me, other, 'accepted');
    return accepted === 1;
  });
}

/** Ends what there is between two: a request (`friends` false) or a friendship. */
export async function end(db: Db, me: number, other: number, friends: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(
      `delete from friendship
        where lower_id = least($1::bigint, $2::bigint) and upper_id = greatest($1::bigint, $2::bigint)
          and (since is not null) = $3`,
      [me, other, friends],
    );
    await forgetFriendship(tx, me, other);
  });
}

/** Blocks a person; friendship and requests between the two go. */
export async function block(db: Db, me: number, other: number): Promise<void> {
  await db.transaction(async (tx) => {
    await end(tx, me, other, true);
    await end(tx, me, other, false);
    await tx.run('insert into person_block (account_id, blocked_id) values ($1, $2) on conflict do nothing', [
      me,
      other,
    ]);
  });
}

/** Takes a block back. */
export async function unblock(db: Db, me: number, other: number): Promise<void> {
  await db.run('delete from person_block where account_id = $1 and blocked_id = $2', [me, other]);
}

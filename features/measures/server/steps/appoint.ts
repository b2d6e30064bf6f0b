import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { canAppoint, deciders } from '../../domain/abilities.ts';
import { findLocked, refuse, type Wanted } from './find-stepped.ts';
import { tellStep } from './tell-step.ts';
import { addHistory, setModerator } from './version-queries.ts';

/** Says who decides on a version that waits: a moderator, never its author. */
export function appointModerator(
  context: RequestContext,
  wanted: Wanted,
  accountId: number | null,
): Promise<{ revision: number }> {
  return context.db.transaction(async (tx) => {
    const { version } = await findLocked(tx, context, wanted);
    if (version.status !== 2) refuse('no_such_step', version);
    if (!canAppoint(context.caller, version)) throw new AppError('forbidden', {});
    if (version.revision !== wanted.revision) refuse('stale', version);
    const [known] = await tx.rows(
      z.object({ holds: z.boolean() }),
      'select exists (select 1 from account_role where account_id = $1::bigint and role = any($2::int[])) as holds',
      [accountId, deciders],
    );
    if (accountId !== null && (!known!.holds || accountId === version.authorId))
      throw new AppError('form_incorrect', { fields: [{ path: 'accountId', message: 'not_a_moderator' }] });
    await setModerator(tx, version, accountId);
    await addHistory(tx, version, {
      step: 'appoint',
      from: 2,
      to: 2,
      accountId: context.caller.accountId!,
      now: context.now,
    });
    if (accountId !== null) await tellStep(tx, version, { step: 'appoint', by: context.caller.accountId });
    return { revision: version.revision + 1 };
  });
}

/** Keeps what author and moderator say to each other, and tells the others. */
export function addComment(
  { db, caller, now }: RequestContext,
  { id, version, text }: { id: number; version: number; text: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.run(
      `insert into measure_comment (measure_id, version, account_id, at, text)
       values ($1::bigint, $2::int, $3::bigint, $4::timestamptz, $5)`,
      [id, version, caller.accountId, now, text],
    );
    await tellStep(tx, { id, version }, { step: 'comment', by: caller.accountId, text });
  });
}

import { giveNotice } from '#services/notifications/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { canAnswerCheck, canAskCheck } from '../../domain/abilities.ts';
import { needsNote, type CheckVerdict } from '../../domain/verdicts.ts';
import { findLocked, refuse, type Wanted } from '../steps/find-stepped.ts';
import { stepWords, type ToldStep } from '../steps/step-words.ts';
import { addHistory, type StoredVersion } from '../steps/version-queries.ts';
import {
  findOpenCheck,
  insertCheck,
  keepAnswer,
  listFactCheckers,
  withdrawChecks,
} from './factcheck-queries.ts';

type At = Pick<Wanted, 'id' | 'version'>;

/** Asks somebody else whether the facts of a version that waits hold. */
export function askFactCheck(
  context: RequestContext,
  wanted: Wanted,
  { accountId, question }: { accountId: number; question: string },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const version = await findWaiting(tx, context, wanted);
    if (!canAskCheck(context.caller, version)) throw new AppError('forbidden', { id: wanted.id });
    if (version.revision !== wanted.revision) refuse('stale', version);
    if (version.isScheduled) refuse('scheduled', version);
    if (await findOpenCheck(tx, wanted)) refuse('check_open', version);
    const me = context.caller.accountId!;
    const known = (await listFactCheckers(tx)).some(({ id }) => id === accountId);
    if (!known || accountId === me || accountId === version.authorId)
      throw new AppError('form_incorrect', { fields: [{ path: 'accountId', message: 'not_a_checker' }] });
    const { now } = context;
    await insertCheck(tx, wanted, { askedBy: me, checkerId: accountId, question, now });
    await note(tx, context, wanted, { step: 'factcheck', reason: question });
    await tell(tx, [accountId], version, { step: 'factcheck', text: question });
  });
}

/** Keeps what somebody who was asked found, and tells who asked and who decides. */
export function answerFactCheck(
  context: RequestContext,
  wanted: At,
  answer: { verdict: CheckVerdict; note: string; source: string },
): Promise<void> {
  if (needsNote(answer.verdict) && answer.note === '')
    throw new AppError('form_incorrect', { fields: [{ path: 'note', message: 'missing' }] });
  return context.db.transaction(async (tx) => {
    const version = await findWaiting(tx, context, wanted);
    const open = await findOpenCheck(tx, wanted);
    if (!open) refuse('no_open_check', version);
    if (!canAnswerCheck(context.caller, version)) throw new AppError('forbidden', { id: wanted.id });
    await keepAnswer(tx, open.checkId, { ...answer, now: context.now });
    const step = `factcheck_${answer.verdict}` as const;
    await note(tx, context, wanted, { step, reason: answer.note || null });
    const told = [open.askedBy, version.moderatorId].filter((each) => each !== null);
    await tell(tx, told, version, { step, text: answer.note, path: '/moderate' });
  });
}

/** Takes an open question back. */
export function withdrawFactCheck(context: RequestContext, wanted: At): Promise<void> {
  return context.db.transaction(async (tx) => {
    const version = await findWaiting(tx, context, wanted);
    if (!canAskCheck(context.caller, version)) throw new AppError('forbidden', { id: wanted.id });
    if ((await withdrawChecks(tx, wanted, context.now)) === 0) refuse('no_open_check', version);
    await note(tx, context, wanted, { step: 'factcheck_back' });
  });
}

/** A version that waits, locked. */
async function findWaiting(tx: Db, context: RequestContext, at: At): Promise<StoredVersion> {
  const { version } = await findLocked(tx, context, at);
  if (version.status !== 2) refuse('no_such_step', version);
  return version;
}

function note(
  tx: Db,
  { caller, now }: RequestContext,
  at: At,
  { step, reason = null }: { step: string; reason?: string | null },
): Promise<void> {
  return addHistory(tx, at, { step, from: 2, to: 2, accountId: caller.accountId, now, reason });
}

function tell(
  tx: Db,
  to: readonly number[],
  { id, version, content }: StoredVersion,
  { step, text, path = '' }: { step: ToldStep; text: string; path?: '' | '/moderate' },
): Promise<void> {
  return giveNotice(tx, to, {
    kind: 'measure',
    words: stepWords(step, String(content['title']), text.slice(0, 400)),
    path: `/actions/${id}${path}?version=${version}`,
    byMail: true,
  });
}

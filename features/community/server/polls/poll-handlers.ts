import { countAttempt, type AttemptLimit } from '#features/account/public.server.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Caller } from '#platform/server/caller.ts';
import type { Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import { dayAt, endOfMoscowDay } from '#platform/shared/calendar-days.ts';
import type { pollContract } from '../../contract/poll-calls.ts';
import { canSettlePoll } from '../../domain/abilities.ts';
import { areDistinct, isLastDay, maxOpenPolls, showsResults } from '../../domain/poll-rules.ts';
import { getSubject } from '../get-subject.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import {
  countOpen,
  endPoll,
  findPoll,
  insertPoll,
  listPolls,
  putVote,
  removePoll,
  type KeptPoll,
} from './poll-queries.ts';

const votesByAccount: AttemptLimit = { kind: 'poll-vote', most: 60, windowSeconds: 600 };

/** What editors ask readers, and how they answer. Days are real ones, like those of comments. */
export const pollRoutes: Routes<typeof pollContract> = {
  async 'polls/getPolls'({ kind, subjectId }, { db, caller }) {
    const subject = { kind, subjectId: await getSubject(db, kind, subjectId) };
    return (await listPolls(db, caller.accountId, subject)).map((poll) => shownPoll(poll, caller));
  },
  async 'polls/addPoll'({ kind, subjectId, question, options, lastDay }, { db, caller }) {
    const accountId = caller.accountId!;
    if (!isLastDay(lastDay, dayAt(new Date()))) throw wrongField('lastDay');
    if (!areDistinct(options)) throw wrongField('options');
    const subject = { kind, subjectId: await getSubject(db, kind, subjectId), question };
    const id = await db.transaction(async (tx) => {
      await oneAtATime(tx, accountId);
      const { open, asked } = await countOpen(tx, subject);
      if (asked > 0) throw new AppError('conflict');
      if (open >= maxOpenPolls) throw new AppError('too_many_kept', { most: maxOpenPolls });
      return insertPoll(tx, { ...subject, accountId, options, closesAt: endOfMoscowDay(lastDay) });
    });
    return { id };
  },
  async 'polls/vote'({ id, place }, { db, caller }) {
    const accountId = caller.accountId!;
    await countAttempt(db, votesByAccount, String(accountId));
    const isPut = await putVote(db, { id, accountId, place });
    const poll = await findPoll(db, accountId, id);
    if (poll?.options.every((option) => option.place !== place) ?? true) throw new AppError('not_found');
    if (!isPut) throw new AppError('conflict');
    return shownPoll(poll!, caller);
  },
  async 'polls/endPoll'({ id }, { db, caller }) {
    await getSettled(db, caller, id);
    if (!(await endPoll(db, id))) throw new AppError('conflict');
    return { ok: true };
  },
  async 'polls/removePoll'({ id }, { db, caller }) {
    await getSettled(db, caller, id);
    if (!(await removePoll(db, id))) throw new AppError('not_found');
    return { ok: true };
  },
};

function wrongField(path: string): AppError {
  return new AppError('bad_request', { fields: [{ path, message: 'Error_BadRequest' }] });
}

/** A poll that the caller may end and remove. */
async function getSettled(db: Db, caller: Caller, id: number): Promise<void> {
  const poll = await findPoll(db, null, id);
  if (poll === null) throw new AppError('not_found');
  if (!canSettlePoll(caller, poll.askedBy)) throw new AppError('forbidden');
}

/** Nobody sees how others voted before voting, as long as the poll is open. */
function shownPoll(
  { closesAt, askedBy, ...poll }: KeptPoll,
  caller: Caller,
): HandlerOutput<typeof pollContract, 'polls/vote'> {
  const isShown = showsResults(poll);
  const voters = poll.options.reduce((sum, { votes }) => sum + votes, 0);
  return {
    ...poll,
    options: poll.options.map((option) => ({ ...option, votes: isShown ? option.votes : null })),
    voters: isShown ? voters : null,
    lastDay: dayAt(closesAt),
    canSettle: canSettlePoll(caller, askedBy),
  };
}

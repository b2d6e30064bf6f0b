import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { pollContract } from '../../contract/poll-calls.ts';
import { findNews } from '../item/item-queries.ts';
import { countVotes, findVote, putVote } from './poll-queries.ts';

/** Handlers of the poll. */
export const pollRoutes: Routes<typeof pollContract> = {
  async 'news/getPoll'({ newsId }, context) {
    await checkNews(newsId, context);
    return pollOf(newsId, context);
  },

  async 'news/votePoll'({ newsId, vote }, context) {
    await checkNews(newsId, context);
    const { accountId } = context.caller;
    if (accountId === null) throw new AppError('not_authenticated');
    await putVote(context.db, { newsId, accountId, vote });
    return pollOf(newsId, context);
  },
};

async function checkNews(newsId: number, { db, clock }: RequestContext): Promise<void> {
  if (!(await findNews(db, newsId, clock.news))) throw new AppError('news_not_found', { newsId });
}

/** Nobody sees how others voted before voting. */
async function pollOf(newsId: number, { db, caller }: RequestContext) {
  const mine = caller.accountId === null ? null : await findVote(db, newsId, caller.accountId);
  return { mine, counts: mine === null ? null : await countVotes(db, newsId) };
}

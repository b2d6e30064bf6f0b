import { randomBytes } from 'node:crypto';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { savedSearchContract } from '../../../contract/search/saved-search-calls.ts';
import type { Question } from '../../../contract/search/search-input.ts';
import { hasSignsAlone } from '../filter-of-question.ts';
import * as saved from './saved-search-queries.ts';

/** Handlers of the calls about saved filters. */
export const savedSearchRoutes: Routes<typeof savedSearchContract> = {
  async 'search/getSavedSearches'(_input, context) {
    const filters = await saved.listSavedSearches(context.db, accountOf(context));
    return filters.map(savedOf);
  },

  async 'search/saveSearch'({ name, question }, context) {
    const accountId = accountOf(context);
    refuseSigns(question);
    const kept = await context.db.transaction(async (tx) => {
      if (!(await saved.hasRoom(tx, accountId))) throw new AppError('too_many_kept');
      return saved.insertSavedSearch(tx, { accountId, name, question, token: newToken() });
    });
    return savedOf(kept);
  },

  async 'search/updateSavedSearch'({ id, version, name, question }, context) {
    const accountId = accountOf(context);
    if (question !== undefined) refuseSigns(question);
    const changed = await saved.updateSavedSearch(context.db, { accountId, id, version, name, question });
    if (changed) return savedOf(changed);
    throw new AppError((await saved.hasSavedSearch(context.db, accountId, id)) ? 'conflict' : 'not_found', {
      id,
    });
  },

  async 'search/deleteSavedSearch'({ id }, context) {
    const wasThere = await saved.keptSearches.remove(context.db, accountOf(context), id);
    if (!wasThere) throw new AppError('not_found', { id });
    return { ok: true };
  },

  async 'search/restoreSavedSearch'({ id }, context) {
    const accountId = accountOf(context);
    const restored = await context.db.transaction(async (tx) => {
      if (!(await saved.hasRoom(tx, accountId))) throw new AppError('too_many_kept');
      return saved.restoreSavedSearch(tx, accountId, id);
    });
    if (!restored) throw new AppError('not_found', { id });
    return savedOf(restored);
  },
};

function savedOf({ createdAt, ...row }: saved.SavedSearch) {
  return { ...row, createdAt: createdAt.toISOString() };
}

function refuseSigns(question: Question): void {
  if (hasSignsAlone(question)) throw new AppError('query_without_words');
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** The gate lets nobody in without an account. */
function accountOf({ caller }: RequestContext): number {
  if (caller.accountId === null) throw new AppError('not_authenticated');
  return caller.accountId;
}

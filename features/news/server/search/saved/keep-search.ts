import { randomBytes } from 'node:crypto';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Question } from '../../../contract/search/search-input.ts';
import { longestName } from '../../../domain/search/kept-limits.ts';
import { hasSignsAlone } from '../filter-of-question.ts';
import { hasRoom, insertSavedSearch, listSavedSearches, type SavedSearch } from './saved-search-queries.ts';

/** The account's saved filter of a question: the one it has already, else a new one under the words asked for. */
export async function keepSearch(
  tx: Db,
  accountId: number,
  { name, question }: { name?: string; question: Question },
): Promise<SavedSearch> {
  if (hasSignsAlone(question)) throw new AppError('query_without_words');
  const mayKeep = await hasRoom(tx, accountId);
  const known = await listSavedSearches(tx, accountId);
  const twin = known.find((each) => JSON.stringify(each.question) === JSON.stringify(question));
  if (twin) return twin;
  if (!mayKeep) throw new AppError('too_many_kept');
  const words = [question.text, question.all, question.any].find((line) => line.trim() !== '') ?? '…';
  return insertSavedSearch(tx, {
    accountId,
    name: (name ?? words).trim().slice(0, longestName),
    question,
    token: randomBytes(24).toString('base64url'),
  });
}

import type { Db } from '#platform/server/db/db.ts';
import { mutedTest, type MutableNews } from '../../domain/muting/find-muted.ts';
import { listMutedSources, listMutedWords } from './muting-queries.ts';

/** Tells what an account does not want to see. */
export async function readMuting(db: Db, accountId: number): Promise<(news: MutableNews) => boolean> {
  const [words, sources] = await Promise.all([
    listMutedWords(db, accountId),
    listMutedSources(db, accountId),
  ]);
  return mutedTest({
    words: words.map(({ word }) => word),
    sources: sources.map(({ sourceId }) => sourceId),
  });
}

import { findLivingStory } from '#features/news/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { CommentKind } from '../domain/comment-rules.ts';

/** The number under which comments and polls of a story or item stand; a merged story's are those of the one it went into. */
export async function getSubject(db: Db, kind: CommentKind, subjectId: number): Promise<number> {
  const found =
    kind === 'story'
      ? await findLivingStory(db, subjectId)
      : (await db.query('select 1 from seen_news where id = $1', [subjectId])).length > 0
        ? subjectId
        : null;
  if (found === null) throw new AppError('news_not_found');
  return found;
}

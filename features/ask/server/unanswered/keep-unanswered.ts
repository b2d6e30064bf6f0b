import type { RequestContext } from '#platform/server/context.ts';
import { bareQuestion } from '../../domain/unanswered/bare-question.ts';
import { countUnanswered } from './unanswered-queries.ts';

/** Counts a question without an answer; the reader's own answer never waits for it to succeed. */
export async function keepUnanswered(
  question: string,
  reason: string,
  { db, locale, log, requestId }: Pick<RequestContext, 'db' | 'locale' | 'log' | 'requestId'>,
): Promise<void> {
  const words = bareQuestion(question);
  if (words === null) return;
  await countUnanswered(db, { words, locale, reason }).catch((err: unknown) =>
    log.warn({ err, requestId }, 'a question without an answer was not counted'),
  );
}

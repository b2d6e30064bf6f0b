import { countAttempt, type AttemptLimit } from '#features/account/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { commentContract } from '../../contract/comment-calls.ts';
import { mustWait } from '../../domain/comment-rules.ts';
import { tidyText } from '../../domain/tidy-text.ts';
import { getSubject } from '../get-subject.ts';
import { countShown, findOwn, findThread, insertComment, listComments } from './comment-queries.ts';
import { tellOfAnswer } from '../told/tell-comments.ts';
import { listQueue, reportComment, settleComment } from './moderation-queries.ts';

const commentsByAccount: AttemptLimit = { kind: 'comment', most: 10, windowSeconds: 600 };
const reportsByAccount: AttemptLimit = { kind: 'comment-report', most: 30, windowSeconds: 3600 };

/** What readers say, and what moderators make of it. */
export const commentRoutes: Routes<typeof commentContract> = {
  async 'comments/getComments'({ kind, subjectId }, { db, caller }) {
    const subject = await getSubject(db, kind, subjectId);
    const comments = await listComments(db, { kind, subjectId: subject, reader: caller.accountId });
    const count = comments.filter(({ state }) => state === 'shown').length;
    return { comments, count, canPost: caller.accountId !== null };
  },
  async 'comments/postComment'({ kind, subjectId, parentId = null, text }, { db, caller }) {
    const accountId = caller.accountId!;
    const subject = { kind, subjectId: await getSubject(db, kind, subjectId) };
    const threadId = parentId === null ? null : await findThread(db, parentId, subject);
    if (parentId !== null && threadId === null) throw new AppError('not_found');
    await countAttempt(db, commentsByAccount, String(accountId));
    const state = mustWait(text, await countShown(db, accountId)) ? 'waiting' : 'shown';
    const id = await db.transaction(async (tx) => {
      const made = await insertComment(tx, { ...subject, accountId, threadId, parentId, text, state });
      if (made !== null && state === 'shown') await tellOfAnswer(tx, made);
      return made;
    });
    if (id === null) throw new AppError('conflict');
    return { id, state };
  },
  async 'comments/editComment'({ id, text }, { db, caller }) {
    const accountId = caller.accountId!;
    const own = await findOwn(db, accountId, id);
    if (own === null) throw new AppError('not_found');
    if (!own.isOpen) throw new AppError('conflict');
    const waits = own.state === 'waiting' || mustWait(text, await countShown(db, accountId));
    const state = waits ? 'waiting' : 'shown';
    await db.run('update comment set text = $2, state = $3, edited_at = now() where id = $1', [
      id,
      text,
      state,
    ]);
    return { state };
  },
  async 'comments/deleteComment'({ id }, { db, caller }) {
    const gone = await db.run(
      `update comment set state = 'deleted', text = '—' where id = $1 and account_id = $2 and state in ('shown', 'waiting')`,
      [id, caller.accountId],
    );
    if (gone === 0) throw new AppError('not_found');
    return { ok: true };
  },
  async 'comments/reportComment'({ id }, { db, caller }) {
    await countAttempt(db, reportsByAccount, String(caller.accountId));
    if (!(await reportComment(db, caller.accountId!, id))) throw new AppError('not_found');
    return { ok: true };
  },
  'comments/getQueue': (_input, { db }) => listQueue(db),
  async 'comments/settleComment'({ id, accept, reason }, { db, caller }) {
    const said = tidyText(reason);
    if (!accept && said === '') throw new AppError('form_incorrect');
    if (!(await settleComment(db, caller.accountId!, { id, accept, reason: said })))
      throw new AppError('not_found');
    return { ok: true };
  },
};

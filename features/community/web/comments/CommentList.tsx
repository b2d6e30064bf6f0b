import { useState } from 'react';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import type { CommentKind } from '../../domain/comment-rules.ts';
import { LogInLink } from '../frame/LogInLink.tsx';
import { CommentView } from './CommentView.tsx';
import { WriteComment } from './WriteComment.tsx';
import styles from './Comments.module.css';

interface Props {
  kind: CommentKind;
  subjectId: number;
  data: OutputOf<'comments/getComments'>;
  changed: () => void;
}

/** Threads in their order, and the field below; a stranger is told how to take part. */
export function CommentList({ kind, subjectId, data: { comments, canPost }, changed }: Props) {
  const t = useText();
  const [answering, setAnswering] = useState<number | null>(null);
  const done = (): void => {
    setAnswering(null);
    changed();
  };
  return (
    <div className={styles.comments}>
      {comments.length === 0 && <p className={styles.note}>{t('Comments_None')}</p>}
      <ol className={styles.thread}>
        {comments.map((comment) => (
          <li key={comment.id} className={comment.threadId === null ? undefined : styles.answer}>
            <CommentView
              comment={comment}
              canPost={canPost}
              answer={() => setAnswering(comment.id)}
              changed={done}
            />
            {answering === comment.id && (
              <WriteComment
                label={t('Comments_Answer')}
                call="comments/postComment"
                input={{ kind, subjectId, parentId: comment.id }}
                done={done}
                leave={() => setAnswering(null)}
              />
            )}
          </li>
        ))}
      </ol>
      {canPost ? (
        <WriteComment
          label={t('Comments_Yours')}
          call="comments/postComment"
          input={{ kind, subjectId }}
          done={done}
        />
      ) : (
        <p className={styles.note}>
          <LogInLink>{t('Comments_LogIn')}</LogInLink>
        </p>
      )}
    </div>
  );
}

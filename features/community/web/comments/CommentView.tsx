import { useState } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { announce } from '#platform/web/live/announce.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { WriteComment } from './WriteComment.tsx';
import styles from './Comments.module.css';

type Comment = OutputOf<'comments/getComments'>['comments'][number];

interface Props {
  comment: Comment;
  canPost: boolean;
  answer: () => void;
  changed: () => void;
}

/** One comment: who, when, what, and what can be done; one that was taken away says so. */
export function CommentView({ comment, canPost, answer, changed }: Props) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const { id, state, text, reason } = comment;
  if (state === 'removed')
    return <p className={styles.note}>{t('Comments_Removed', { reason: reason ?? '' })}</p>;
  if (state === 'deleted') return <p className={styles.note}>{t('Comments_Deleted')}</p>;
  return (
    <article>
      <Head comment={comment} />
      {isEditing ? (
        <WriteComment
          label={t('Comments_Edit')}
          call="comments/editComment"
          input={{ id }}
          start={text}
          done={changed}
          leave={() => setEditing(false)}
        />
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {canPost && !isEditing && (
        <Actions comment={comment} answer={answer} edit={() => setEditing(true)} changed={changed} />
      )}
    </article>
  );
}

function Head({ comment: { author, parentName, at, isEdited, state } }: { comment: Comment }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <p className={styles.meta}>
      {author === null ? (
        <strong>{t('Comments_NoName')}</strong>
      ) : (
        <Link to={buildRoute('person', { id: author.id })}>{author.name || t('Comments_NoName')}</Link>
      )}
      {parentName && <span>{t('Comments_To', { name: parentName })}</span>}
      <time dateTime={at}>{formats.day(at.slice(0, 10))}</time>
      {isEdited && <span>{t('Comments_Edited')}</span>}
      {state === 'waiting' && <span>{t('Comments_Waiting')}</span>}
    </p>
  );
}

function Actions({ comment, answer, edit, changed }: Omit<Props, 'canPost'> & { edit: () => void }) {
  const t = useText();
  const api = useApi();
  const { id, isOwn, canEdit, state } = comment;
  const run = (call: 'comments/deleteComment' | 'comments/reportComment', said: string): void =>
    void api.call(call, { id }).then(
      () => {
        showToast(said, { kind: 'done' });
        announce(said);
        changed();
      },
      () => showToast(t('Ui_NotDone'), { kind: 'failed' }),
    );
  const act = (label: string, onClick: () => void) => (
    <button type="button" className={styles.plain} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div className={styles.meta}>
      {state === 'shown' && act(t('Comments_Reply'), answer)}
      {canEdit && act(t('Comments_Edit'), edit)}
      {isOwn && act(t('Comments_Delete'), () => run('comments/deleteComment', t('Comments_DeletedNow')))}
      {!isOwn && act(t('Comments_Report'), () => run('comments/reportComment', t('Comments_Reported')))}
    </div>
  );
}

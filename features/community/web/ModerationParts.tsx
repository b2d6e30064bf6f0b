import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { TextField } from '#platform/ui/fields/TextField.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useDoing } from './frame/use-doing.ts';
import styles from './Moderation.module.css';

/** What waits for a moderator. */
export interface Waiting {
  comments: OutputOf<'comments/getQueue'>;
  reports: OutputOf<'messages/getReports'>;
}

/** Comments first, then reported messages, each with the two ways out. */
export function ModerationParts({ waiting: { comments, reports } }: { waiting: Waiting }) {
  const t = useText();
  const stateOf = (count: number) =>
    count === 0
      ? ({ kind: 'empty', isOwn: true, message: t('People_NothingWaits') } as const)
      : ({ kind: 'ready' } as const);
  return (
    <main className={styles.page}>
      <h1 className={typeStyles.title}>{t('People_Moderation')}</h1>
      <Tile
        level={2}
        title={t('People_WaitingComments', { count: comments.length })}
        state={stateOf(comments.length)}
      >
        <ul className={styles.list}>
          {comments.map((comment) => (
            <CommentLine key={comment.id} comment={comment} />
          ))}
        </ul>
      </Tile>
      <Tile
        level={2}
        title={t('People_ReportedMessages', { count: reports.length })}
        state={stateOf(reports.length)}
      >
        <ul className={styles.list}>
          {reports.map((report) => (
            <ReportLine key={`${report.id} ${report.reporter.id}`} report={report} />
          ))}
        </ul>
      </Tile>
    </main>
  );
}

function CommentLine({ comment }: { comment: Waiting['comments'][number] }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const { revalidate } = useRevalidator();
  const { busy, run } = useDoing();
  const [reason, setReason] = useState('');
  const { id, author, at, reports, text, kind, subjectId } = comment;
  const settle = async (accept: boolean): Promise<void> => {
    if (await run('comments/settleComment', { id, accept, reason }, t('People_Saved'))) await revalidate();
  };
  const where =
    kind === 'story' ? buildRoute('story', { id: subjectId }) : buildRoute('article', { newsId: subjectId });
  return (
    <li>
      <p className={styles.meta}>
        {author?.name || t('People_NoName')}, {formats.day(at.slice(0, 10))},{' '}
        <Link className="link" to={where}>
          {t('People_Where')}
        </Link>
        {reports > 0 && `, ${t('People_ReportCount', { count: reports })}`}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.acts}>
        <TextField
          label={t('People_RemoveReason')}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button variant="primary" busy={busy} onClick={() => void settle(true)}>
          {t('People_ShowComment')}
        </Button>
        <Button busy={busy} disabled={reason.trim() === ''} onClick={() => void settle(false)}>
          {t('People_RemoveComment')}
        </Button>
      </div>
    </li>
  );
}

function ReportLine({
  report: { id, text, reason, at, sender, reporter },
}: {
  report: Waiting['reports'][number];
}) {
  const t = useText();
  const formats = useFormats();
  const { revalidate } = useRevalidator();
  const { busy, run } = useDoing();
  const settle = async (remove: boolean): Promise<void> => {
    if (await run('messages/settleReport', { id, remove }, t('People_Saved'))) await revalidate();
  };
  return (
    <li>
      <p className={styles.meta}>
        {t('People_ReportBy', {
          sender: sender.name,
          reporter: reporter.name,
          day: formats.day(at.slice(0, 10)),
        })}{' '}
        {reason}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.acts}>
        <Button busy={busy} onClick={() => void settle(false)}>
          {t('People_LeaveMessage')}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void settle(true)}>
          {t('People_RemoveMessage')}
        </Button>
      </div>
    </li>
  );
}

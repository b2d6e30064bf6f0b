import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useWritten } from '#platform/web/written/use-written.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { maxSigns } from '../../domain/message-limits.ts';
import { useDoing } from '../frame/use-doing.ts';
import { WriteForm } from '../frame/WriteForm.tsx';
import styles from './Messages.module.css';

/** Conversations, and the one of the address. */
export interface MessagesData extends OutputOf<'messages/getConversations'> {
  thread: OutputOf<'messages/getMessages'> | null;
  /** Of the server, so that ages are the same on both sides. */
  now: string;
}

type ThreadData = NonNullable<MessagesData['thread']>;

/** One conversation, oldest first, and the field for the next message. */
export function Thread({ thread, now }: { thread: ThreadData; now: string }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { older, hasMore, more } = useOlder(thread);
  const { person, canWrite, isBlocked } = thread;
  const messages = [...older, ...thread.messages];
  useReadMark(thread);
  return (
    <section className={styles.thread} aria-labelledby="thread">
      <h2 id="thread">
        <Link to={buildRoute('person', { id: person.id })}>{person.name || t('People_NoName')}</Link>
      </h2>
      {hasMore && (
        <Button size="small" onClick={() => void more()}>
          {t('People_Earlier')}
        </Button>
      )}
      {messages.length === 0 && <p className={styles.note}>{t('People_NothingSaid')}</p>}
      <ol className={styles.said}>
        {messages.map((message) => (
          <Said key={message.id} message={message} name={person.name} now={now} />
        ))}
      </ol>
      {canWrite ? (
        <Write to={person.id} />
      ) : (
        <p className={styles.note}>{t(isBlocked ? 'People_YouBlocked' : 'People_MayNotWrite')}</p>
      )}
    </section>
  );
}

/** Messages before the page that was loaded, asked for one page at a time. */
function useOlder(thread: ThreadData) {
  const api = useApi();
  const [older, setOlder] = useState<ThreadData['messages']>([]);
  const [left, setLeft] = useState(thread.hasMore);
  const more = async (): Promise<void> => {
    const first = older[0] ?? thread.messages[0];
    if (!first) return;
    const page = await api
      .call('messages/getMessages', { with: thread.person.id, before: first.id })
      .catch(() => null);
    if (!page) return;
    setOlder((before) => [...page.messages, ...before]);
    setLeft(page.hasMore);
  };
  return { older, hasMore: left, more };
}

/** What is on the page counts as read. */
function useReadMark({ person, messages }: ThreadData): void {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const newest = messages.findLast(({ isOwn, isRead }) => !isOwn && !isRead)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    api.call('messages/markRead', { with: person.id, upTo: newest }, { again: 'never' }).then(
      () => revalidate(),
      // What could not be marked stays unread and is marked by the next visit.
      () => {},
    );
  }, [api, newest, person.id, revalidate]);
}

function Said({
  message,
  name,
  now,
}: {
  message: ThreadData['messages'][number];
  name: string;
  now: string;
}) {
  const t = useText();
  const formats = useFormats();
  const { busy, run } = useDoing();
  const { id, isOwn, text, at, isRead } = message;
  return (
    <li className={isOwn ? styles.own : undefined}>
      <span className={styles.meta}>
        {isOwn ? t('People_You') : name}, {formats.ago(new Date(at), new Date(now))}
        {isOwn && isRead && <span>{t('People_Read')}</span>}
        {!isOwn && (
          <button
            type="button"
            className={styles.plain}
            aria-disabled={busy}
            onClick={() =>
              void run('messages/reportMessage', { id, reason: t('People_Report') }, t('People_Reported'))
            }
          >
            {t('People_Report')}
          </button>
        )}
      </span>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}

function Write({ to }: { to: number }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const { busy, errors, run } = useDoing();
  const { text, write, offer, sent } = useWritten(`message-${to}`);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    const isSent = await run(
      'messages/sendMessage',
      { to, text },
      t('People_MessageSent'),
      t('People_MessageNotSent'),
    );
    if (!isSent) return;
    sent();
    await revalidate();
  };
  return (
    <WriteForm
      label={t('People_Message')}
      text={text}
      change={write}
      offer={offer}
      most={maxSigns}
      error={errors['text']}
      busy={busy}
      sendLabel={t('People_Send')}
      send={send}
    />
  );
}

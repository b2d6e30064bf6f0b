import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { listenLive } from '#platform/web/live/listen-live.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { Avatar } from '#platform/ui/images/Avatar.tsx';
import { type MessagesData, Thread } from './Thread.tsx';
import styles from './Messages.module.css';

/** With whom on the left, what on the right; new messages come by themselves. */
export function MessagesParts({ data: { conversations, thread, now } }: { data: MessagesData }) {
  const t = useText();
  useLiveMessages();
  if (conversations.length === 0 && thread === null)
    return <p className={styles.note}>{t('People_NoMessages')}</p>;
  return (
    <div className={styles.messages}>
      <Conversations conversations={conversations} current={thread?.person.id ?? null} now={now} />
      {thread === null ? (
        <p className={styles.note}>{t('People_ChooseConversation')}</p>
      ) : (
        <Thread key={thread.person.id} thread={thread} now={now} />
      )}
    </div>
  );
}

/** Loads the page's data again when somebody wrote. */
function useLiveMessages(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => listenLive('message', () => void revalidate()), [revalidate]);
}

interface ListProps extends Pick<MessagesData, 'conversations' | 'now'> {
  current: number | null;
}

function Conversations({ conversations, current, now }: ListProps) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  return (
    <nav aria-label={t('People_Tab_messages')}>
      <ul className={styles.list}>
        {conversations.map(({ id, name, photo, last, unread }) => (
          <li key={id}>
            <Link
              to={buildRoute('messages', {}, { search: { with: String(id) } })}
              aria-current={id === current ? 'page' : undefined}
            >
              <Avatar name={name} photo={photo} />
              <span className={styles.words}>
                <span className={unread > 0 ? styles.unread : undefined}>
                  {name || t('People_NoName')}
                  {unread > 0 && ` · ${t('People_Unread', { count: unread })}`}
                </span>
                <small>{last.isOwn ? t('People_YouSaid', { text: last.text }) : last.text}</small>
              </span>
              <small className={styles.meta}>{formats.ago(new Date(last.at), new Date(now))}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useEffect, useState } from 'react';
import { Link } from '#platform/web/Link.tsx';
import { NoticePanel } from '#platform/ui/notices/NoticePanel.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useNoticeAddress } from './use-notice-address.ts';
import styles from './OwnNotices.module.css';

type Notices = OutputOf<'notices/getNotices'>;

/** What the person was told, asked for when the panel opens; a stranger was told nothing. */
export function OwnNotices() {
  const api = useApi();
  const [{ notices, count }, setNotices] = useState<Notices>({ notices: [], count: 0 });
  useEffect(() => {
    const control = new AbortController();
    // Whoever is not signed in, or cannot be answered, sees the empty panel.
    api.call('notices/getNotices', {}, { signal: control.signal }).then(setNotices, () => {});
    return () => control.abort();
  }, [api]);
  const hide = (id?: number): void => void api.call('notices/hideNotices', { id }).catch(() => {});
  return (
    <NoticePanel
      count={count}
      notices={notices.map((notice) => ({
        id: String(notice.id),
        data: notice.id,
        content: <NoticeWords notice={notice} />,
      }))}
      onHide={(_id, id) => hide(id)}
      onClearAll={() => hide()}
    />
  );
}

function NoticeWords({ notice }: { notice: Notices['notices'][number] }) {
  const addressOf = useNoticeAddress();
  return (
    <>
      <Link className={styles.title} to={addressOf(notice)}>
        {notice.title}
      </Link>
      {notice.text !== '' && <p className={styles.text}>{notice.text}</p>}
    </>
  );
}

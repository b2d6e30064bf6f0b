import { Link, useRevalidator } from 'react-router';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useMoment } from '../headlines/use-moment.ts';
import { useNoticeAddress } from './use-notice-address.ts';
import styles from './NoticeList.module.css';

/** What a person was told. */
export type OwnNoticesData = OutputOf<'notices/getNotices'>;

/** What was told, newest first: each leads to its region and can be hidden, alone or all at once. */
export function NoticeList({ data: { notices } }: { data: OwnNoticesData }) {
  const t = useText();
  const api = useApi();
  const buildRoute = useBuildRoute();
  const addressOf = useNoticeAddress();
  const writeMoment = useMoment();
  const { revalidate } = useRevalidator();
  const hide = (id?: number): void =>
    void api
      .call('notices/hideNotices', { id })
      .then(revalidate, () => void showToast(t('Notices_Failed'), { kind: 'failed' }));
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={typeStyles.title}>{t('Notices_Title')}</h1>
        <p className={typeStyles.note}>{t('Notices_Lead')}</p>
        <p className={styles.ways}>
          <Link className="link" to={buildRoute('alerts')}>
            {t('Notices_Thresholds')}
          </Link>
          <Link className="link" to={buildRoute('digest')}>
            {t('Notices_Digest')}
          </Link>
          {notices.length > 0 && (
            <Button size="small" onClick={() => hide()}>
              {t('Notices_HideAll')}
            </Button>
          )}
        </p>
      </header>
      {notices.length === 0 ? (
        <p className={typeStyles.note}>{t('Notices_None')}</p>
      ) : (
        <ul className={styles.list}>
          {notices.map(({ id, title, text, yugoId, path, at }) => (
            <li key={id}>
              <div>
                <Link to={addressOf({ yugoId, path })}>
                  <b>{title}</b>
                </Link>
                {text !== '' && <p>{text}</p>}
                <p className={typeStyles.meta}>{writeMoment(at)}</p>
              </div>
              <IconButton
                icon="close"
                size={28}
                label={t('Notices_Hide', { title })}
                onClick={() => hide(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

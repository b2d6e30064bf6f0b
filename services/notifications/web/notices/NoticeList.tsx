import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '#platform/web/Link.tsx';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useNearDay } from '#platform/ui/figures/use-formats.ts';
import { LinkTabs } from '#platform/ui/navigation/LinkTabs.tsx';
import { showToast } from '#platform/ui/toasts/toast-areas.ts';
import typeStyles from '#platform/ui/type.module.css';
import type { InputOf, OutputOf } from '#platform/web/api.ts';
import { listenLive } from '#platform/web/live/listen-live.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { noticeKinds, type NoticeKind } from '../../domain/notices/notice-kinds.ts';
import { NoticeChannels } from './NoticeChannels.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import styles from './NoticeList.module.css';

/** What a person was told, of one kind or of all, and by which ways. */
export interface OwnNoticesData extends OutputOf<'notices/getNotices'> {
  kind: NoticeKind | null;
  channels: OutputOf<'notices/getChannels'>;
}

/** What was told by days, newest first; new ones come by themselves. */
export function NoticeList({ data }: { data: OwnNoticesData }) {
  const t = useText();
  const api = useApi();
  const writeDay = useNearDay();
  const { notices, kind, channels } = data;
  const { revalidate } = useRevalidator();
  useEffect(() => listenLive('notice', () => void revalidate()), [revalidate]);
  const act = (name: 'notices/hideNotices' | 'notices/markRead', id?: number): void =>
    void api
      .call(name, { id } as InputOf<typeof name>)
      .then(revalidate, () => void showToast(t('Ui_NotDone'), { kind: 'failed' }));
  const days = [...Map.groupBy(notices, ({ at }) => dayAt(new Date(at)))];
  return (
    <main className={styles.page}>
      <NoticesHead data={data} act={act} />
      <LinkTabs
        small
        label={t('Notices_Kinds')}
        tabs={[
          { to: '?', label: t('Notices_All'), current: kind === null },
          ...noticeKinds.map((each) => ({
            to: `?kind=${each}`,
            label: t(`Notices_Kind_${each}`),
            current: each === kind,
          })),
        ]}
      />
      {days.length === 0 && <p className={styles.none}>{t('Notices_None')}</p>}
      {days.map(([day, own]) => (
        <section key={day} className={styles.day}>
          <h2>{writeDay(day)}</h2>
          <ul className={styles.list}>
            {own.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} act={act} />
            ))}
          </ul>
        </section>
      ))}
      <NoticeChannels channels={channels} />
    </main>
  );
}

interface HeadProps {
  data: OwnNoticesData;
  act: (name: 'notices/hideNotices' | 'notices/markRead') => void;
}

function NoticesHead({ data: { notices, count }, act }: HeadProps) {
  const t = useText();
  const buildRoute = useBuildRoute();
  return (
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
        {count > 0 && (
          <Button size="small" onClick={() => act('notices/markRead')}>
            {t('Notices_ReadAll', { count })}
          </Button>
        )}
        {notices.length > 0 && (
          <Button size="small" onClick={() => act('notices/hideNotices')}>
            {t('Notices_HideAll')}
          </Button>
        )}
      </p>
    </header>
  );
}

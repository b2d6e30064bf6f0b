import { Link } from '#platform/web/Link.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import typeStyles from '#platform/ui/type.module.css';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useMoment } from '#platform/ui/figures/use-formats.ts';
import { useNoticeAddress } from './use-notice-address.ts';
import styles from './NoticeList.module.css';

interface Props {
  notice: OutputOf<'notices/getNotices'>['notices'][number];
  act: (name: 'notices/hideNotices' | 'notices/markRead', id: number) => void;
}

/** One notice: following it is reading it. */
export function NoticeRow({ notice, act }: Props) {
  const t = useText();
  const addressOf = useNoticeAddress();
  const writeMoment = useMoment();
  const { id, kind, times, isRead, title, text, at } = notice;
  return (
    <li data-unread={isRead ? undefined : ''}>
      <div>
        <Link to={addressOf(notice)} onClick={() => isRead || act('notices/markRead', id)}>
          {title}
        </Link>{' '}
        {times > 1 && <span className={styles.times}>{t('Notices_Times', { count: times })}</span>}
        {text !== '' && <p>{text}</p>}
        <p className={typeStyles.meta}>
          {t(`Notices_Kind_${kind}`)}, {writeMoment(at)}
          {!isRead && <b className={styles.fresh}>{t('Notices_Unread')}</b>}
        </p>
      </div>
      <span className={styles.acts}>
        {!isRead && (
          <IconButton
            icon="check"
            size={28}
            label={t('Notices_Read', { title })}
            onClick={() => act('notices/markRead', id)}
          />
        )}
        <IconButton
          icon="close"
          size={28}
          label={t('Notices_Hide', { title })}
          onClick={() => act('notices/hideNotices', id)}
        />
      </span>
    </li>
  );
}

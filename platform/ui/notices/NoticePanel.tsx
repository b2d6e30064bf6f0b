import { useEffect, useReducer, type ReactNode } from 'react';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { formatCount } from '#platform/shared/numbers.ts';
import { useText } from '#platform/web/text.ts';
import { nextNotices, showsNotices, startNotices } from './notices-state.ts';
import styles from './NoticePanel.module.css';

/** One notice; `data` goes back to the caller when it is hidden. */
export interface Notice<Data> {
  id: string;
  content: ReactNode;
  data: Data;
}

interface Props<Data> {
  notices: readonly Notice<Data>[];
  /** New notices by the server's count; below 1 the panel says that there are none. */
  count: number;
  title?: string;
  emptyMessage?: string;
  onHide?: (id: string, data: Data) => void;
  onClearAll?: () => void;
}

/** Spec 9: hiding all takes 400 ms; NoticePanel.module.css says the same. */
const hideAllMs = 400;

/** The list of notices with its counter; notices are hidden one by one or all at once. */
export function NoticePanel<Data>({ notices, count, title, emptyMessage, onHide, onClearAll }: Props<Data>) {
  const t = useText();
  const [state, step] = useReducer(nextNotices, count, startNotices);
  useEffect(() => step({ kind: 'count', count }), [count]);
  useEffect(() => {
    if (state.phase !== 'hiding') return undefined;
    const timer = setTimeout(() => step({ kind: 'gone' }), hideAllMs);
    return () => clearTimeout(timer);
  }, [state.phase]);
  const hide = ({ id, data }: Notice<Data>) => {
    step({ kind: 'hide', id, ids: notices.map((notice) => notice.id) });
    onHide?.(id, data);
  };
  const clear = () => {
    step({ kind: 'hide-all' });
    onClearAll?.();
  };
  const shown = showsNotices(state) ? notices.filter(({ id }) => !state.hidden.has(id)) : [];
  return (
    <section aria-label={title ?? t('Ui_Notices')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title ?? t('Ui_Notices')}</h2>
        {shown.length > 0 && (
          <>
            <span className={styles.count} title={t('Ui_NoticesCount', { count: state.count })}>
              {formatCount(state.count)}
            </span>
            <Button variant="text" size="small" onClick={clear}>
              {t('Ui_ClearAll')}
            </Button>
          </>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>{emptyMessage ?? t('Ui_NoNotices')}</p>
      ) : (
        <ul className={styles.list} data-state={state.phase}>
          {shown.map((notice) => (
            <li key={notice.id} className={styles.notice}>
              <div className={styles.content}>{notice.content}</div>
              <IconButton icon="close" size={28} label={t('Ui_HideNotice')} onClick={() => hide(notice)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

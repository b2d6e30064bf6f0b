import { useEffect, useState } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { loadedOnOpen } from '#platform/ui/popups/loaded-on-open.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './UtilityBar.module.css';

const loadKeeping = () => import('#features/keeping/web-door.ts');
const [OwnNotices, loadNotices] = loadedOnOpen(async () => (await loadKeeping()).OwnNotices);

/** The bell with the number of what is unread, which open pages hear of; what it was is asked for when it is opened. */
export function NoticesButton({ size }: { size?: 32 | 40 }) {
  const t = useText();
  const unread = useUnread();
  return (
    <Popover
      label={t('Ui_Notices')}
      align="end"
      padded={false}
      renderToggle={(toggle) => (
        <IconButton
          icon="bell"
          size={size}
          label={t('Ui_Notices')}
          count={unread}
          {...loadNotices}
          {...toggle}
        />
      )}
    >
      <div className={styles.panel}>
        <OwnNotices />
      </div>
    </Popover>
  );
}

function useUnread(): number {
  const api = useApi();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let stop = (): void => {};
    let isLeft = false;
    loadKeeping().then(
      ({ watchUnread }) => {
        if (!isLeft) stop = watchUnread(api, setUnread);
      },
      // Without the scripts the bell has no number, and says so when it is opened.
      () => {},
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [api]);
  return unread;
}

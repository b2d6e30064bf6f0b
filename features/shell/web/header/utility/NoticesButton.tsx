import { useEffect, useState } from 'react';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { loadedOnOpen } from '#platform/ui/popups/loaded-on-open.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';
import { useApi } from '#platform/web/use-api.ts';
import styles from './UtilityBar.module.css';

const importNotices = () => import('#services/notifications/public.web.ts');
const [OwnNotices, loadNotices] = loadedOnOpen(async () => (await importNotices()).OwnNotices);

/** Where the bell stands: in the line of utilities, or in the bar of phones. */
const sizes = {
  wide: { size: 32, media: '(min-width: 769px)' },
  phone: { size: 40, media: '(max-width: 768px)' },
} as const;

/** The bell with the number of what is unread, which open pages hear of; what it was is asked for when it is opened. */
export function NoticesButton({ on }: { on: keyof typeof sizes }) {
  const t = useText();
  const unread = useUnread(sizes[on].media);
  return (
    <Popover
      label={t('Ui_Notices')}
      align="end"
      padded={false}
      renderToggle={(toggle) => (
        <IconButton
          icon="bell"
          size={sizes[on].size}
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

/** The number of what is unread; asked for and followed where the bell is drawn alone. */
function useUnread(media: string): number {
  const api = useApi();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const drawn = matchMedia(media);
    let stop = (): void => {};
    let isLeft = false;
    const watch = (): void => {
      stop();
      stop = () => {};
      if (!drawn.matches) return;
      importNotices().then(
        ({ watchUnread }) => {
          if (!isLeft && drawn.matches) stop = watchUnread(api, setUnread);
        },
        // Without the scripts the bell has no number, and says so when it is opened.
        () => {},
      );
    };
    // In a turn of its own: asking for the scripts would hold up the page that is just being taken over.
    const timer = setTimeout(watch);
    drawn.addEventListener('change', watch);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      drawn.removeEventListener('change', watch);
      stop();
    };
  }, [api, media]);
  return unread;
}

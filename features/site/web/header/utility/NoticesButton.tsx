import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { loadedOnOpen } from '#platform/ui/popups/loaded-on-open.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './UtilityBar.module.css';

const [OwnNotices, loadNotices] = loadedOnOpen(
  async () => (await import('#features/keeping/web-door.ts')).OwnNotices,
);

/** The bell: what the person was told, asked for when it is opened. */
export function NoticesButton() {
  const t = useText();
  return (
    <Popover
      label={t('Ui_Notices')}
      align="end"
      padded={false}
      renderToggle={(toggle) => (
        <IconButton icon="bell" label={t('Ui_Notices')} {...loadNotices} {...toggle} />
      )}
    >
      <div className={styles.panel}>
        <OwnNotices />
      </div>
    </Popover>
  );
}

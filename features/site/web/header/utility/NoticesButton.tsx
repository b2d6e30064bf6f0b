import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { loadedOnOpen } from '#platform/ui/popups/loaded-on-open.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './UtilityBar.module.css';

const [NoticePanel, loadNotices] = loadedOnOpen(
  async () => (await import('#platform/ui/notices/NoticePanel.tsx')).NoticePanel<unknown>,
);

/** The bell. Notices arrive with subscriptions and measures; until then the panel says that there are none. */
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
        <NoticePanel notices={[]} count={0} />
      </div>
    </Popover>
  );
}

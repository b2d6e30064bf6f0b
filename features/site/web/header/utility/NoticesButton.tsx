import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { NoticePanel } from '#platform/ui/notices/NoticePanel.tsx';
import { Popover } from '#platform/ui/popups/Popover.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './UtilityBar.module.css';

/** The bell. Notices arrive with subscriptions and measures; until then the panel says that there are none. */
export function NoticesButton() {
  const t = useText();
  return (
    <Popover
      label={t('Ui_Notices')}
      align="end"
      padded={false}
      renderToggle={(toggle) => <IconButton icon="bell" label={t('Ui_Notices')} {...toggle} />}
    >
      <div className={styles['panel']}>
        <NoticePanel notices={[]} count={0} />
      </div>
    </Popover>
  );
}

import { Button } from '#platform/ui/buttons/Button.tsx';
import { useText } from '#platform/web/text.ts';
import styles from '../Boards.module.css';

/** The two ends of a small form of a board: it is sent, or closed as if nothing had been typed. */
export function SaveOrCancel({ onCancel }: { onCancel: () => void }) {
  const t = useText();
  return (
    <div className={styles.row}>
      <Button type="submit" variant="primary" size="small">
        {t('Boards_Save')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('Ui_Cancel')}
      </Button>
    </div>
  );
}

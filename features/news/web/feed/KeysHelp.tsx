import { Modal } from '#platform/ui/dialogs/Modal.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './FeedKeys.module.css';

const keys = [
  ['J', 'News_Key_Next'],
  ['K', 'News_Key_Previous'],
  ['O', 'News_Key_Open'],
  ['M', 'News_Key_Read'],
  ['S', 'News_Key_Later'],
  ['?', 'News_Key_Help'],
] as const;

/** The keys of a feed. Keeping for later is told only to whom it is open. */
export function KeysHelp({ canKeep, onClose }: { canKeep: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Modal open onClose={onClose} title={t('News_Keys')}>
      <dl className={styles.keys}>
        {keys
          .filter(([key]) => key !== 'S' || canKeep)
          .map(([key, text]) => [<dt key={key}>{key}</dt>, <dd key={`${key} does`}>{t(text)}</dd>])}
      </dl>
    </Modal>
  );
}

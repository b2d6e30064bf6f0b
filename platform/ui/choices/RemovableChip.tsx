import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useText } from '#platform/web/text.ts';
import styles from './Chips.module.css';

/** A choice that was made, with a cross that takes it back. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useText();
  return (
    <span className={styles.chip}>
      {label}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('Ui_RemoveNamed', { name: label })}
        onClick={onRemove}
      >
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}

import { Checkbox } from '#platform/ui/choices/Checkbox.tsx';
import { Icon } from '#platform/ui/icons/Icon.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { FileRead } from '../load-own-data.ts';
import styles from '../OwnData.module.css';

/** A value as a file has it. */
export type FileValue = FileRead['values'][number];

interface Props {
  value: FileValue;
  isAccepted: boolean;
  onToggle: () => void;
}

/** What is said of one value: it is right, strange with its reason and a tick, or cannot be loaded. */
export function Verdict({ value: { doubts, refusal, beside, level, row }, isAccepted, onToggle }: Props) {
  const t = useText();
  const formats = useFormats();
  if (refusal !== null)
    return (
      <span className={styles.refused}>
        <Icon name="warning" size={14} /> {t(`OwnData_Refusal_${refusal}`)} {t('OwnData_InRow', { row })}
      </span>
    );
  if (doubts.length === 0) return <span className={styles.right}>{t('OwnData_Right')}</span>;
  return (
    <>
      <span className={styles.doubted}>
        <Icon name="warning" size={14} /> {doubts.map((each) => t(`OwnData_Doubt_${each}`)).join(', ')}
        {beside !== null && `: ${formats.number(beside)}`}
      </span>
      {level !== null && <small>{t('OwnData_PublicLevel', { level: formats.number(level) })}</small>}
      <Checkbox label={t('OwnData_Accept', { row })} checked={isAccepted} onChange={onToggle} />
    </>
  );
}

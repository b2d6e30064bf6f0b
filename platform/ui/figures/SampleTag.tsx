import { useText } from '#platform/web/text.ts';
import styles from './SampleTag.module.css';

/** Stands beside whatever is generated and not measured. */
export function SampleTag() {
  const t = useText();
  return (
    <span className={styles.tag} title={t('Ui_SampleHint')}>
      {t('Ui_Sample')}
    </span>
  );
}

import { useText } from '#platform/web/text.ts';
import styles from './SampleTag.module.css';

/** In place of a number that is not known: hatch and words. `notApplicable`: it cannot exist here. */
export function NoData({ notApplicable = false }: { notApplicable?: boolean }) {
  const t = useText();
  return (
    <span className={`${styles.nodata} ${notApplicable ? styles.notApplicable : ''}`}>
      {t(notApplicable ? 'Ui_NotApplicable' : 'Ui_NoData')}
    </span>
  );
}

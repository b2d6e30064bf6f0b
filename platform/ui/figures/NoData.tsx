import { useIsLoading } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import styles from './SampleTag.module.css';

/** In place of a number that is not known: hatch and words; not known yet while data are loaded. `notApplicable`: it cannot exist here. */
export function NoData({ notApplicable = false }: { notApplicable?: boolean }) {
  const t = useText();
  const isLoading = useIsLoading();
  return (
    <span className={`${styles.nodata} ${notApplicable ? styles.notApplicable : ''}`}>
      {t(notApplicable ? 'Ui_NotApplicable' : isLoading ? 'Ui_NoDataYet' : 'Ui_NoData')}
    </span>
  );
}

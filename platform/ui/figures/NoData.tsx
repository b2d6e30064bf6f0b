import { useIsLoading } from '#platform/web/start-context.ts';
import { useText } from '#platform/web/text.ts';
import { isSmallCount } from '#platform/shared/numbers.ts';
import styles from './SampleTag.module.css';
import { useFormats } from './use-formats.ts';

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

/** A count of people, or with `rate` their share of the residents: of one too small to say anything by there is a bound, with the reason on it. */
export function SmallCount({ count, rate }: { count: number | null; rate?: number | null }) {
  const { smallCount, smallRate } = useFormats();
  const t = useText();
  if (count === null || rate === null) return <NoData />;
  const told = rate === undefined ? smallCount(count) : smallRate(rate, count, 1);
  return isSmallCount(count) ? <span title={t('Ui_SmallCount')}>{told}</span> : told;
}

import { formatPeriodRange, periodOf } from '#platform/shared/periods.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import tableStyles from '#platform/ui/tables/plain.module.css';
import type { Told } from './load-indicator.ts';
import page from '../Explore.module.css';
import styles from './Indicator.module.css';

/** Days on which values became known: how many were new, how many changed an older one. */
export function Releases({ told: { releases, indicator } }: { told: Told }) {
  const t = useText();
  const { day, integer, locale } = useFormats();
  if (releases.length === 0) return null;
  const period = periodOf(indicator.period);
  return (
    <section>
      <h2 className={page.heading}>{t('Explore_Indicator_Releases')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by Tab */}
      <section className={styles.scroll} aria-label={t('Explore_Indicator_Releases')} tabIndex={0}>
        <table className={tableStyles.plain}>
          <thead>
            <tr>
              <th scope="col">{t('Explore_Indicator_Release')}</th>
              <th scope="col">{t('Explore_Indicator_Span')}</th>
              <th scope="col">{t('Explore_Indicator_Added')}</th>
              <th scope="col">{t('Explore_Indicator_Changed')}</th>
              <th scope="col">{t('Explore_Indicator_Differing')}</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(({ knownAt, added, changed, differing, first, last }) => (
              <tr key={knownAt}>
                <td>{day(knownAt)}</td>
                <td>{formatPeriodRange(period, first, last, locale)}</td>
                <td>{integer(added)}</td>
                <td>{integer(changed)}</td>
                <td>{integer(differing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

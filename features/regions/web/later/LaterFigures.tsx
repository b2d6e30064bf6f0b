import { formatPeriod, periodOf } from '#platform/shared/periods.ts';
import { SampleTag } from '#platform/ui/figures/SampleTag.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { changedFigures } from '../../domain/later/what-came.ts';
import type { Overview } from '../overview/load-overview.ts';
import styles from './LaterTile.module.css';

type Indicator = Overview['economy'][number];

/** Indicators of the dossier of which newer figures came, or others for the same period, beside what was known then. */
export function LaterFigures({ before, now }: { before: Overview; now: Overview }) {
  const t = useText();
  const { figure, locale } = useFormats();
  const changed = changedFigures([...before.economy, ...before.people], [...now.economy, ...now.people]);
  if (changed.length === 0) return null;
  const write = ({ value, unit, decimals, period, day }: Indicator) => ({
    value: figure(value, unit, decimals),
    when: formatPeriod(periodOf(period), day, locale),
  });
  return (
    <>
      <h3 className={styles.head}>{t('RegionLater_Figures')}</h3>
      <dl className={styles.rows}>
        {changed.map(({ now: later, before: known }) => (
          <div key={later.indicator}>
            <dt>
              {later.name} {later.sample && <SampleTag />}
            </dt>
            <dd>
              <b>{write(later).value}</b> {write(later).when}
              <small>
                {known === null ? t('RegionLater_NothingThen') : t('RegionLater_ThenFigure', write(known))}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

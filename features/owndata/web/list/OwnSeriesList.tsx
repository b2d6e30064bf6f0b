import { Button } from '#platform/ui/buttons/Button.tsx';
import { IconButton } from '#platform/ui/buttons/IconButton.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import layout from '#platform/ui/layout.module.css';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import type { OwnData, OwnSeries } from '../load-own-data.ts';
import { useSeriesActs } from './use-series-acts.ts';
import styles from '../OwnData.module.css';

/** The series one has, and those that can still be taken back. */
export function OwnSeriesList({ data, changed }: { data: OwnData; changed: () => void }) {
  const t = useText();
  const { series, most } = data;
  const kept = series.filter(({ isDeleted }) => !isDeleted).length;
  return (
    <section aria-label={t('OwnData_Mine')}>
      <h2 className={styles.heading}>{t('OwnData_Mine')}</h2>
      <p className={styles.note}>
        {series.length === 0 ? t('OwnData_None') : t('OwnData_Of', { count: kept, of: most })}
      </p>
      <ul className={layout.rows}>
        {series.map((one) => (
          <SeriesRow key={one.id} {...{ one, changed }} />
        ))}
      </ul>
    </section>
  );
}

function SeriesRow({ one, changed }: { one: OwnSeries; changed: () => void }) {
  const t = useText();
  const { day } = useFormats();
  const buildRoute = useBuildRoute();
  const { remove, restore } = useSeriesActs();
  const { id, name, values, loadedAt, isDeleted } = one;
  const told = [
    t('OwnData_LoadedOn', { day: day(loadedAt.slice(0, 10)) }),
    t('OwnData_ValueCount', { count: values }),
  ];
  return (
    <li>
      <span className={layout.words}>
        {isDeleted ? name : <Link to={buildRoute('ownSeries', { id })}>{name}</Link>}
        <small>{(isDeleted ? [t('OwnData_IsRemoved'), ...told] : told).join(', ')}</small>
      </span>
      {isDeleted ? (
        <Button size="small" onClick={() => void restore(one, changed)}>
          {t('OwnData_Restore')}
        </Button>
      ) : (
        <IconButton
          icon="delete"
          label={t('OwnData_RemoveOf', { name })}
          onClick={() => void remove(one, changed)}
        />
      )}
    </li>
  );
}

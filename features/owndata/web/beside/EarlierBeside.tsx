import { formatPeriod } from '#platform/shared/periods.ts';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { FileRead, FileSeries, OwnData } from '../load-own-data.ts';
import styles from '../OwnData.module.css';

interface Props {
  read: FileRead;
  places: OwnData['places'];
}

/** What a file changes beside the reader's own series of the same name that was loaded last; nothing where there is none. */
export function EarlierBeside({ read, places }: Props) {
  const t = useText();
  const known = read.series.filter(({ earlier }) => earlier !== null);
  if (known.length === 0) return null;
  const names = new Map(places.map(({ yugoId, shortName }) => [yugoId, shortName]));
  return (
    <section aria-label={t('OwnData_Earlier')}>
      <h3 className={styles.small}>{t('OwnData_Earlier')}</h3>
      {known.map((series) => (
        <SeriesEarlier key={series.number} {...{ series, names }} period={read.reading.period} />
      ))}
    </section>
  );
}

function SeriesEarlier({
  series: { name, earlier },
  names,
  period,
}: {
  series: FileSeries;
  names: ReadonlyMap<number, string>;
  period: FileRead['reading']['period'];
}) {
  const t = useText();
  const formats = useFormats();
  if (earlier === null) return null;
  const { loadedAt, changes, ...counts } = earlier;
  return (
    <div className={styles.compared}>
      <p>
        {t('OwnData_EarlierCounts', { name, day: formats.day(loadedAt.slice(0, 10)), ...counts })}{' '}
        {t('OwnData_EarlierStays')}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ yugoId, day, before, value }) => (
            <li key={`${yugoId} ${day}`}>
              {names.get(yugoId) ?? yugoId}, {formatPeriod(period, day, formats.locale)}:{' '}
              {formats.number(before)} → <b>{formats.number(value)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

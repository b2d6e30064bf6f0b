import { useMemo } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { OutputOf } from '#platform/web/api.ts';
import { useText } from '#platform/web/text.ts';
import { useRetry } from './use-retry.ts';
import styles from './StoriesPart.module.css';

type List = OutputOf<'event/getCovidList'>;
type Row = List['days'][number];

/** Four weeks of reports, a line a day, with their source. */
export function CovidPart({ list }: { list: List | null }) {
  const t = useText();
  const { shortDay, day: writeDay } = useFormats();
  const retry = useRetry();
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        key: 'day',
        label: t('Events_Covid_Day'),
        kind: 'date',
        value: ({ day }) => day,
        render: ({ day }) => shortDay(day),
      },
      { key: 'cases', label: t('Events_Covid_Cases'), kind: 'number', value: ({ cases }) => cases },
      { key: 'deaths', label: t('Events_Covid_Deaths'), kind: 'number', value: ({ deaths }) => deaths },
      { key: 'cured', label: t('Events_Covid_Cured'), kind: 'number', value: ({ cured }) => cured },
    ],
    [t, shortDay],
  );
  if (list === null) return <Tile level={2} title={t('Events_Page_covid')} state={retry} />;
  const { place, days, source, sample } = list;
  return (
    <div className={styles.part}>
      <h1 className={styles.heading}>{t('Events_CovidTitle', { name: place.name })}</h1>
      <Tile
        level={2}
        title={t('Events_CovidTable')}
        sample={sample}
        state={days.length === 0 ? { kind: 'empty', message: t('Events_CovidEmpty') } : undefined}
        source={
          source &&
          t('Events_Source', {
            name: source.name,
            title: source.title,
            day: writeDay(source.knownAt ?? days[0]!.day),
          })
        }
      >
        <DataTable
          title={t('Events_CovidTitle', { name: place.name })}
          rows={days}
          columns={columns}
          rowKey={({ day }) => day}
          downloadable
        />
      </Tile>
    </div>
  );
}

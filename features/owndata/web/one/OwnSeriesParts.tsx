import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { formatPeriod } from '#platform/shared/periods.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import typeStyles from '#platform/ui/type.module.css';
import { Link } from '#platform/web/Link.tsx';
import { PageTitle } from '#platform/web/PageTitle.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';
import { CorrectedList } from '../fixing/CorrectedList.tsx';
import { OwnChart, type OwnSeriesData } from './OwnChart.tsx';
import { useSeriesActs } from '../list/use-series-acts.ts';
import styles from '../OwnData.module.css';

interface Row {
  place: string;
  day: string;
  value: number;
}

/** A series of one's own: its picture, all its values to sort and save, and where it is from. */
export function OwnSeriesParts({ series }: { series: OwnSeriesData }) {
  const t = useText();
  const { day } = useFormats();
  const navigate = useNavigate();
  const buildRoute = useBuildRoute();
  const { remove } = useSeriesActs();
  const { name, source, fileName, loadedAt, first, last, corrected, siblings } = series;
  const leave = () => void navigate(buildRoute('ownData'));
  return (
    <main className={styles.page}>
      <PageTitle>{name}</PageTitle>
      <p className={typeStyles.meta}>
        <Link to={buildRoute('ownData')}>{t('Titles_OwnData')}</Link>
      </p>
      <h1 className={typeStyles.title}>{name}</h1>
      <p className={styles.lead}>{t('OwnData_Private')}</p>
      {first !== last && <OwnChart series={series} />}
      <OwnTable series={series} />
      <p className={styles.note}>
        {t('OwnData_From', { source, file: fileName, day: day(loadedAt.slice(0, 10)) })}
      </p>
      <CorrectedList corrected={corrected} />
      <Button icon="delete" size="small" onClick={() => void remove(series, leave)}>
        {t('OwnData_Remove')}
      </Button>
      {siblings > 0 && (
        <Button size="small" onClick={() => void remove({ ...series, wholeLoad: true }, leave)}>
          {t('OwnData_RemoveLoad', { count: siblings + 1 })}
        </Button>
      )}
    </main>
  );
}

function OwnTable({ series: { name, unit, period, decimals, courses } }: { series: OwnSeriesData }) {
  const t = useText();
  const { locale } = useFormats();
  const rows = useMemo(
    () => courses.flatMap(({ name: place, points }) => points.map((point): Row => ({ place, ...point }))),
    [courses],
  );
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      { key: 'place', label: t('OwnData_Place'), kind: 'text', value: ({ place }) => place },
      {
        key: 'day',
        label: t('OwnData_Time'),
        kind: 'date',
        value: ({ day }) => day,
        render: ({ day }) => formatPeriod(period, day, locale),
      },
      {
        key: 'value',
        label: t('OwnData_Value'),
        kind: 'number',
        digits: decimals,
        ...(unit !== '' && { unit }),
        value: ({ value }) => value,
      },
    ],
    [t, period, locale, decimals, unit],
  );
  return (
    <DataTable
      title={name}
      rows={rows}
      columns={columns}
      rowKey={({ place, day }) => `${place} ${day}`}
      searchable
      downloadable
      maxHeight={640}
    />
  );
}

import { useSearchParams } from 'react-router';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Link } from '#platform/web/Link.tsx';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText, type Translate } from '#platform/web/text.ts';
import { readOverviewView, writeOverviewView } from '../../domain/overview/overview-view.ts';
import type { Twins } from './twins.ts';
import styles from './TwinsTile.module.css';

type Twin = Twins['twins'][number];
type Reason = Twin['far'];

/** One similar region: its dossier, how near it is, the figures that say why, its week beside the own one. */
export function TwinCard({ twin, twins }: { twin: Twin; twins: Twins }) {
  const t = useText();
  const formats = useFormats();
  const buildRoute = useBuildRoute();
  const [search] = useSearchParams();
  const beside = writeOverviewView(
    { ...readOverviewView(search, twins.yugoId), compare: [twin.yugoId], per100k: true },
    search,
  );
  return (
    <>
      <h3 className={styles.name}>
        <Link to={buildRoute('region', { id: twin.yugoId, tab: 'overview' })}>{twin.shortName}</Link>
      </h3>
      <p className={styles.near}>
        {t('RegionTwins_Lead', { nearness: formats.integer(twin.nearness) })}
        <br />
        {t('RegionTwins_Near', {
          part: twin.near.map(({ part }) => t(`RegionTwins_Part_${part}`)).join(', '),
        })}
        <br />
        {t('RegionTwins_Far', { part: t(`RegionTwins_Part_${twin.far.part}`) })}
      </p>
      <p className={styles.week}>
        {t('RegionTwins_Week')}:{' '}
        {twin.week.per100k7 === null ? <NoData /> : <b>{formats.number(twin.week.per100k7, 1)}</b>}{' '}
        <ChangeMark value={twin.week.changePercent} upIs="worse" word="" />
      </p>
      <details>
        <summary>{t('RegionTwins_Figures')}</summary>
        <FigureTable {...{ twin, twins }} />
      </details>
      <Link to={{ search: `?${beside}` }}>{t('RegionTwins_Compare')}</Link>
    </>
  );
}

interface Row {
  key: string;
  /** Which part of the comparison it belongs to. */
  part: string;
  name: string;
  own: number | null;
  twin: number | null;
  when: string;
  isChange?: boolean;
}

/** Every figure of the reasons and of the week, here and there. */
function FigureTable({ twin, twins }: { twin: Twin; twins: Twins }) {
  const t = useText();
  const formats = useFormats();
  const write = (value: number | null, isChange = false) => {
    if (isChange) return <ChangeMark value={value} upIs="worse" word="" />;
    return value === null ? <NoData /> : formats.number(value, 1);
  };
  const columns: TableColumn<Row>[] = [
    { key: 'part', label: t('RegionTwins_Figures'), kind: 'text', wrap: true, value: ({ part }) => part },
    { key: 'name', label: t('Regions_Indicator'), kind: 'text', wrap: true, value: ({ name }) => name },
    {
      key: 'own',
      label: t('RegionTwins_Here'),
      kind: 'number',
      value: ({ own }) => own,
      render: ({ own, isChange }) => write(own, isChange),
    },
    {
      key: 'twin',
      label: t('RegionTwins_There'),
      kind: 'number',
      value: (row) => row.twin,
      render: (row) => write(row.twin, row.isChange),
    },
    { key: 'when', label: t('RegionTwins_Year'), kind: 'text', value: ({ when }) => when },
  ];
  return (
    <DataTable
      title={twin.shortName}
      rows={rowsOf({ twin, twins }, t, formats)}
      columns={columns}
      rowKey={({ key }) => key}
      downloadable
    />
  );
}

/** What brings them near, what parts them, and what followed: the week of cases in both, and how it changed. */
function rowsOf({ twin, twins }: { twin: Twin; twins: Twins }, t: Translate, formats: Formats): Row[] {
  const reasons = [
    ...twin.near.map((reason) => ({ reason, title: 'RegionTwins_Near' as const })),
    { reason: twin.far, title: 'RegionTwins_Far' as const },
  ].flatMap(({ reason: { part, figures, ownDay, twinDay }, title }) =>
    figures.map((figure) => ({
      key: `${part} ${figure.measure}`,
      part: t(title, { part: t(`RegionTwins_Part_${part}`) }),
      name: labelOf(figure, t),
      own: figure.own,
      twin: figure.twin,
      when: [...new Set([ownDay.slice(0, 4), twinDay.slice(0, 4)])].join(' / '),
    })),
  );
  const week = {
    part: t('RegionTwins_Week'),
    when: twins.day === null ? '' : formats.shortDay(twins.day),
  };
  return [
    ...reasons,
    {
      ...week,
      key: 'week',
      name: t('RegionTwins_Week'),
      own: twins.week.per100k7,
      twin: twin.week.per100k7,
    },
    {
      ...week,
      key: 'change',
      name: t('RegionTwins_WeekChange'),
      own: twins.week.changePercent,
      twin: twin.week.changePercent,
      isChange: true,
    },
  ];
}

const measureKeys = {
  young: 'RegionTwins_Measure_young',
  working: 'RegionTwins_Measure_working',
  old: 'RegionTwins_Measure_old',
  density: 'RegionTwins_Measure_density',
  income: 'RegionTwins_Measure_income',
  urban: 'RegionTwins_Measure_urban',
} as const;

function isNamed(measure: string): measure is keyof typeof measureKeys {
  return measure in measureKeys;
}

function labelOf({ measure, name }: Reason['figures'][number], t: Translate): string {
  return isNamed(measure)
    ? t(measureKeys[measure])
    : t('RegionTwins_Measure_section', { name: name ?? measure });
}

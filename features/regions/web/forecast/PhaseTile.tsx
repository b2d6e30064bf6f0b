import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { Forecast, Quality } from './load-forecast.ts';
import styles from './Alarm.module.css';

const width = 150;
const middle = 12;

/** Two shares of 0…100 on one line beside the promised 80 %: dot = one week ahead, ring = two; the numbers stand in the table. */
function PhaseMark({ one, two }: { one: number | null; two: number | null }) {
  const xOf = (percent: number): number => Math.round(percent * width) / 100;
  return (
    <svg className={styles.phase} viewBox={`0 0 ${width} ${2 * middle}`} aria-hidden="true">
      <line x1={0} x2={width} y1={middle} y2={middle} stroke="var(--hair-2)" />
      <line x1={xOf(80)} x2={xOf(80)} y1={3} y2={21} stroke="var(--ink)" />
      {one !== null && <circle cx={xOf(one)} cy={middle} r={4.5} fill="var(--d1)" />}
      {two !== null && (
        <circle cx={xOf(two)} cy={middle} r={4} fill="var(--ground)" stroke="var(--d1)" strokeWidth={1.5} />
      )}
    </svg>
  );
}

interface Props {
  quality: Quality;
  /** The place's own phase at the newest release. */
  now: Forecast['phase'];
}

interface Row {
  phase: NonNullable<Forecast['phase']>;
  /** Held in per cent one and two weeks ahead. */
  one: number | null;
  two: number | null;
  count: number;
}

/** How 80 % bands hold where things rise, stand still and fall: the three are not alike, and the reader is in one of them. */
export function PhaseTile({ quality: { byPhase }, now }: Props) {
  const t = useText();
  const formats = useFormats();
  const rows = byPhase.flatMap(({ phase, horizons }): Row[] => {
    const [one, two] = [1, 2].map((week) => horizons.find(({ horizonWeeks }) => horizonWeeks === week));
    if (one === undefined) return [];
    return [{ phase, one: shareOf(one), two: two ? shareOf(two) : null, count: one.count }];
  });
  const lead = rows.find(({ phase }) => phase === (now ?? 'rising')) ?? rows[0];
  if (lead === undefined) return null;
  const percent = (value: number | null) => (value === null ? '' : formats.percent(value, 0));
  const share = (key: string, label: string, value: (row: Row) => number | null): TableColumn<Row> => ({
    key,
    label,
    kind: 'number',
    unit: '%',
    value,
    render: (row) => percent(value(row)),
  });
  const columns: TableColumn<Row>[] = [
    {
      key: 'phase',
      label: t('RegionForecast_PhaseHead'),
      kind: 'text',
      wrap: true,
      value: ({ phase }) => t(`RegionForecast_Phase_${phase}`),
      render: (row) => (
        <>
          {t(`RegionForecast_Phase_${row.phase}`)}
          {row.phase === now && `, ${t('RegionForecast_PhaseNow')}`}
          <PhaseMark one={row.one} two={row.two} />
        </>
      ),
    },
    share('one', t('RegionForecast_PhaseOne'), ({ one }) => one),
    share('two', t('RegionForecast_PhaseTwo'), ({ two }) => two),
    { key: 'count', label: t('RegionForecast_PhaseCount'), kind: 'number', value: ({ count }) => count },
  ];
  const title = t('RegionForecast_PhaseTitle', { phase: lead.phase, percent: percent(lead.one) });
  return (
    <Tile level={3} title={title} sub={t('RegionForecast_PhaseSub')}>
      <DataTable title={title} rows={rows} columns={columns} rowKey={({ phase }) => phase} downloadable />
    </Tile>
  );
}

function shareOf({ held80, count }: { held80: number; count: number }): number | null {
  return count === 0 ? null : (held80 / count) * 100;
}

import { useEffect, useMemo, useRef } from 'react';
import { CompareLines } from '#platform/charts/compare-lines/CompareLines.tsx';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData, SmallCount } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { useText } from '#platform/web/text.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { ListProps, RegionList } from './load-list.ts';
import { useChartFormat } from '../use-chart-format.ts';
import styles from './ComparePanel.module.css';

type Row = RegionList['regions'][number];

/** Two places side by side: trends on one scale and the same figures in two columns. */
export function ComparePanel({ list, view, change }: ListProps) {
  const t = useText();
  const format = useChartFormat(1);
  const rows = view.compare.flatMap((id) => list.regions.filter(({ yugoId }) => yugoId === id));
  const shown = useMemo(() => (list.country ? [...rows, list.country] : rows), [rows, list.country]);
  const isOpen = view.isCompared && rows.length > 0;
  const panel = useShownWhenOpened(isOpen);
  if (!isOpen) return null;
  const dates = rows[0]!.trend.map((_, index) => addDays(list.trendFrom!, index));
  const [first, second] = rows.map(({ shortName }) => shortName) as [string, string?];
  const title = second === undefined ? first : t('Regions_CompareTitle', { first, second });
  const yMax = Math.max(1, ...shown.flatMap(({ trend }) => trend.map((value) => value ?? 0)));
  const series = shown.map(({ yugoId, shortName, trend }, index) => ({
    id: String(yugoId),
    name: shortName,
    values: trend,
    own: index === 0,
  }));
  return (
    <div className={styles.panel} ref={panel} tabIndex={-1}>
      <ChartFrame
        level={2}
        title={title}
        sub={t('Regions_Incidence7')}
        source={<SourceLine source={list.source} />}
        table={compareTable(shown, dates, t('Regions_Day'))}
      >
        <CompareLines
          {...{ series, dates, yMax, format }}
          texts={{ label: title, date: t('Regions_Day'), noData: t('Ui_NoData') }}
          nominal={{ width: 840, height: 300, narrowHeight: 260 }}
        />
      </ChartFrame>
      <Figures rows={shown} />
      <Button size="small" onClick={() => change({ compare: [], isCompared: false })}>
        {t('Regions_CompareEnd')}
      </Button>
    </div>
  );
}

/** Brings the panel to the reader who opened it; one that came with the page stays where it is. */
function useShownWhenOpened(isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      panel.current?.scrollIntoView({ block: 'start' });
      panel.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return panel;
}

interface Line {
  label: string;
  digits: number;
  isChange?: boolean;
  of: (row: Row) => number | null;
  /** The week's deaths, which may be too few to be told, or their rate. */
  counts?: 'deaths' | 'rate';
}

/** The same figures of each place in a column of its own. */
function Figures({ rows }: { rows: Row[] }) {
  const t = useText();
  const formats = useFormats();
  const lines: Line[] = [
    { label: t('Regions_Per100kWeekHead'), digits: 1, of: ({ per100k7 }) => per100k7 },
    {
      label: t('Regions_ChangeHead'),
      digits: 1,
      isChange: true,
      of: ({ changePercent }) => changePercent,
    },
    { label: t('Regions_Cases7'), digits: 0, of: ({ cases7 }) => cases7 },
    { label: t('Regions_DeathsHead'), digits: 0, counts: 'deaths', of: ({ deaths7 }) => deaths7 },
    {
      label: t('Regions_DeathsPer100kHead'),
      digits: 1,
      counts: 'rate',
      of: ({ deathsPer100k7 }) => deathsPer100k7,
    },
    { label: t('Regions_Population'), digits: 0, of: ({ population }) => population?.value ?? null },
  ];
  const draw = (row: Row, { digits, isChange, counts, of }: Line) => {
    const value = of(row);
    if (counts !== undefined)
      return <SmallCount count={row.deaths7} {...(counts === 'rate' && { rate: value })} />;
    if (isChange) return <ChangeMark value={value} upIs="worse" word="" />;
    return value === null ? <NoData /> : formats.number(value, digits);
  };
  const columns: TableColumn<Line>[] = [
    { key: 'figure', label: t('Regions_Indicator'), kind: 'text', wrap: true, value: ({ label }) => label },
    ...rows.map((row) => ({
      key: String(row.yugoId),
      label: row.shortName,
      kind: 'number' as const,
      sortable: false,
      value: (line: Line) => line.of(row),
      render: (line: Line) => draw(row, line),
    })),
  ];
  return (
    <DataTable
      title={rows.map(({ shortName }) => shortName).join(', ')}
      rows={lines}
      columns={columns}
      rowKey={({ label }) => label}
      downloadable
    />
  );
}

function compareTable(rows: Row[], dates: string[], day: string): ChartTable {
  return {
    columns: [
      { key: 'date', label: day, kind: 'date' },
      ...rows.map(({ yugoId, name }) => ({ key: String(yugoId), label: name, kind: 'number' as const })),
    ],
    rows: dates.map((date, index) => [date, ...rows.map(({ trend }) => trend[index] ?? null)]),
  };
}

import { useMemo } from 'react';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats, type Formats } from '#platform/ui/figures/use-formats.ts';
import { drawnColumn } from '#platform/ui/tables/bar-column.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText, type Translate } from '#platform/web/text.ts';
import { EmptyTile } from '#platform/ui/tiles/EmptyTile.tsx';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Budget } from './load-finance.ts';
import styles from './SpendingTable.module.css';

type Line = Budget['expenditureLines'][number];

const totalCode = 'total';

/** What the budget was spent on beside the plan and the year before; the last row is what the lines add up to. */
export function SpendingTable({ budget }: { budget: Budget }) {
  const t = useText();
  const formats = useFormats();
  const { expenditureLines: lines, day, source, expenditure } = budget;
  const year = day === null ? '' : day.slice(0, 4);
  const columns = useMemo(() => columnsOf(lines, year, t, formats), [lines, year, t, formats]);
  if (lines.length === 0)
    return <EmptyTile title={t('RegionFinance_Spending')} why={t('RegionFinance_NoBudget')} />;
  const before = expenditure.points.find((point) => point.day.startsWith(String(Number(year) - 1)))?.value;
  const total = sumOf(lines, { name: t('RegionFinance_SpendingAll'), before: before ?? null });
  const toPlan = changeTo(total, total.planned);
  const title =
    toPlan === null || Math.abs(toPlan) < 0.05
      ? t('RegionFinance_Spending')
      : t('RegionFinance_SpendingTitle', {
          isLess: String(toPlan < 0),
          percent: formats.percent(Math.abs(toPlan)),
        });
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionFinance_SpendingSub')}
      source={<SourceLine source={source} />}
    >
      <DataTable
        title={t('RegionFinance_Spending')}
        rows={[...lines, total]}
        columns={columns}
        rowKey={({ code }) => code}
        isTotal={({ code }) => code === totalCode}
        downloadable
      />
    </Tile>
  );
}

function columnsOf(
  lines: readonly Line[],
  year: string,
  t: Translate,
  formats: Formats,
): TableColumn<Line>[] {
  const most = Math.max(1, ...lines.flatMap(({ value, planned }) => [value, planned ?? 0]));
  const money = (value: number | null) => (value === null ? <NoData /> : formats.shortRoubles(value));
  const change = (key: 'planned' | 'previous', label: string): TableColumn<Line> => ({
    key: `${key}-change`,
    label,
    kind: 'number',
    unit: '%',
    value: (line) => changeTo(line, line[key]),
    render: (line) => <ChangeMark value={changeTo(line, line[key])} equalBelow={0.5} word="" />,
  });
  return [
    { key: 'name', label: t('RegionFinance_Line'), kind: 'text', value: ({ name }) => name, wrap: true },
    drawnColumn<Line>(
      (line) => (line.code === totalCode ? null : <FactBar line={line} most={most} />),
      t('RegionFinance_FactAndPlan'),
    ),
    {
      key: 'value',
      label: t('RegionFinance_Fact', { year }),
      kind: 'number',
      unit: '₽',
      value: ({ value }) => value,
      render: ({ value }) => money(value),
    },
    {
      key: 'planned',
      label: t('RegionFinance_Plan'),
      kind: 'number',
      unit: '₽',
      value: ({ planned }) => planned,
      render: ({ planned }) => money(planned),
    },
    change('planned', t('RegionFinance_ToPlan')),
    change('previous', t('RegionFinance_ToPrevious', { year: String(Number(year) - 1) })),
  ];
}

function FactBar({ line: { value, planned }, most }: { line: Line; most: number }) {
  return (
    <span className={styles.bar} aria-hidden>
      <i style={{ width: `${(100 * Math.max(0, value)) / most}%` }} />
      {planned !== null && <b style={{ left: `${(100 * Math.max(0, planned)) / most}%` }} />}
    </span>
  );
}

/** The lines added up beside the whole of the year before, which had other lines; a plan that one of them lacks is not known for the whole. */
function sumOf(lines: readonly Line[], { name, before }: { name: string; before: number | null }): Line {
  const planned = lines.some((line) => line.planned === null)
    ? null
    : lines.reduce((added, line) => added + (line.planned ?? 0), 0);
  const value = lines.reduce((added, line) => added + line.value, 0);
  return { code: totalCode, name, value, planned, previous: before };
}

function changeTo({ value }: Line, other: number | null): number | null {
  return other === null || other === 0 ? null : ((value - other) / Math.abs(other)) * 100;
}

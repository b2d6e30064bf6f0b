import { useEffect, useMemo, useRef } from 'react';
import { CompareLines } from '#platform/charts/compare-lines/CompareLines.tsx';
import type { ChartTable } from '#platform/charts/frame/chart-table.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { Button } from '#platform/ui/buttons/Button.tsx';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { ChangeMark } from '#platform/ui/figures/ChangeMark.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import type { ListProps, RegionList } from './load-list.ts';
import { useChartFormat } from '../use-chart-format.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
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

function Figures({ rows }: { rows: Row[] }) {
  const t = useText();
  const formats = useFormats();
  const figure = (value: number | null, digits: number) =>
    value === null ? <NoData /> : formats.number(value, digits);
  const lines = [
    { label: t('Regions_Per100kWeekHead'), cells: rows.map((row) => figure(row.per100k7, 1)) },
    {
      label: t('Regions_ChangeHead'),
      cells: rows.map((row) => (
        <ChangeMark key={row.yugoId} value={row.changePercent} upIs="worse" word="" />
      )),
    },
    { label: t('Regions_Cases7'), cells: rows.map((row) => figure(row.cases7, 0)) },
    { label: t('Regions_DeathsHead'), cells: rows.map((row) => figure(row.deaths7, 0)) },
    { label: t('Regions_DeathsPer100kHead'), cells: rows.map((row) => figure(row.deathsPer100k7, 1)) },
    { label: t('Regions_Population'), cells: rows.map((row) => figure(row.population?.value ?? null, 0)) },
  ];
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('Regions_Indicator')}</span>
          </th>
          {rows.map(({ yugoId, shortName }) => (
            <th key={yugoId} scope="col">
              {shortName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {rows.map(({ yugoId }, index) => (
              <td key={yugoId}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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

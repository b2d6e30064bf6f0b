import { useMemo } from 'react';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { asIndex, byChange, groupRows, sheetScale } from '../../domain/summary/group-rows.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { Summary, SummaryProps } from './load-summary.ts';
import { SheetCell } from './SheetCell.tsx';
import styles from './SummaryPage.module.css';

/** The sheet: the country, then every subject in its group or in the order asked for, each on its own scale or all on one. */
export function SummarySheet({ summary, view, change }: SummaryProps) {
  const t = useText();
  const formats = useFormats();
  const { rows, week, release, source, measure } = summary;
  const country = rows.find(({ kind }) => kind === 'country');
  const regions = useMemo(() => rows.filter(({ kind }) => kind === 'region'), [rows]);
  const yMax = useMemo(
    () => sheetScale(rows.flatMap(({ past, ahead }) => [...past, ahead].map((value) => value ?? 0))),
    [rows],
  );
  const indexMax = useMemo(
    () => sheetScale(rows.map(({ now, ahead }) => (now && ahead ? (ahead / now) * 100 : 100))),
    [rows],
  );
  const cell = (row: Summary['rows'][number]) => (
    <SheetCell
      key={row.yugoId}
      {...{ row, measure }}
      drawn={view.scale === 'index' ? asIndex(row) : row}
      yMax={{ own: () => ownMax(row), one: () => yMax, index: () => indexMax }[view.scale]()}
      weak={summary.alarm?.isFailing ?? false}
      ghost={view.scale === 'one' ? (country?.past ?? []) : []}
    />
  );
  const shownMax = view.scale === 'index' ? indexMax : yMax;
  const days = week ? formats.dayRange(week.from, week.to) : '';
  const up = regions.filter(({ trend }) => trend === 'up').length;
  return (
    <div className={`${styles.sheet} ${view.paper === 'a3' ? styles.a3 : styles.a4}`}>
      <ChartFrame
        level={2}
        title={t('RegionSummary_SheetTitle', {
          day: week ? formats.day(week.to) : '',
          up,
          ranked: regions.length,
        })}
        sub={[
          summary.districts.find(({ yugoId }) => yugoId === view.district)?.shortName,
          t('RegionSummary_SheetSub', {
            measure,
            days,
            ahead: toldWeeks(rows),
            scale: view.scale,
            yMax: formats.number(shownMax, shownMax < 10 ? 1 : 0),
          }),
        ]
          .filter(Boolean)
          .join('. ')}
        source={
          <SourceLine source={source}>
            {t('RegionSummary_Source', {
              source: source?.name ?? '',
              model: release ? `${release.model} ${release.modelVersion}` : '',
              day: release ? formats.day(release.originDay) : '',
              failing: summary.alarm?.isFailing ?? false,
            })}
          </SourceLine>
        }
        fileName={`forecast-${measure}-${release?.originDay ?? ''}`}
        table={tableOf(view.order === 'name' ? regions : byChange(regions), days, t)}
        view={{ asTable: view.asTable, onTable: (asTable) => change({ asTable }) }}
      >
        <ul className={styles.grid}>
          {country && cell(country)}
          {view.order === 'verdict'
            ? groupRows(regions).map(({ group, rows: of }) => [
                <li key={group} className={styles.group}>
                  <h3>{t(`RegionSummary_Group_${group}`)}</h3>
                  <b>{formats.integer(of.length)}</b>
                  <p>{t(`RegionSummary_Rule_${group}`)}</p>
                </li>,
                ...of.map(cell),
              ])
            : (view.order === 'name' ? regions : byChange(regions)).map(cell)}
        </ul>
      </ChartFrame>
    </div>
  );
}

const ownMax = ({ past, ahead }: Summary['rows'][number]): number =>
  sheetScale([...past, ahead].map((value) => value ?? 0));

/** Weeks ahead that the release holds. */
const toldWeeks = (rows: Summary['rows']): number => Math.max(0, ...rows.map(({ weeks }) => weeks.length));

/** Quantiles of the week that the sheet tells of: the second, or the only one. */
const toldOf = (weeks: Summary['rows'][number]['weeks']) => weeks[1] ?? weeks[0];

function tableOf(rows: Summary['rows'], days: string, t: ReturnType<typeof useText>) {
  return {
    columns: [
      { key: 'region', label: t('Regions_Region'), kind: 'text' as const },
      { key: 'now', label: t('RegionSummary_Now'), kind: 'number' as const },
      { key: 'ahead', label: t('RegionSummary_Ahead', { days }), kind: 'number' as const },
      { key: 'change', label: t('RegionSummary_Change'), kind: 'number' as const },
      { key: 'low', label: t('RegionSummary_Low'), kind: 'number' as const },
      { key: 'high', label: t('RegionSummary_High'), kind: 'number' as const },
      { key: 'course', label: t('RegionSummary_Course'), kind: 'text' as const },
    ],
    rows: rows.map(({ shortName, now, ahead, changePercent, weeks, trend }) => [
      shortName,
      now,
      ahead,
      changePercent,
      toldOf(weeks)?.[0] ?? null,
      toldOf(weeks)?.[4] ?? null,
      t(`RegionSummary_Group_${trend ?? 'unknown'}`),
    ]),
  };
}

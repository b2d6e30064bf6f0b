import { useMemo } from 'react';
import { CompareLines } from '#platform/charts/compare-lines/CompareLines.tsx';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { highestOf, summitsOf } from '../../domain/chart-days.ts';
import type { OverviewView } from '../../domain/overview-view.ts';
import type { OverviewData } from './load-overview.ts';
import { useChartFormat } from '../use-chart-format.ts';
import { daysOf, lastDayOf, startOf } from './chart-days-shown.ts';
import { ChartChoices } from './ChartChoices.tsx';
import { compareData } from './compare-data.ts';

type Props = OverviewData & { view: OverviewView; change: (part: Partial<OverviewView>) => void };

const unfinishedDays = 3;
const titleKeys = {
  cases: 'Regions_CourseCases',
  deaths: 'Regions_CourseDeaths',
  cured: 'Regions_CourseCured',
} as const;

/** The course of an outbreak: daily bars under their mean, or several places as lines; every choice is in the address. */
export function CourseChart(props: Props) {
  const { stat, view, compared, overview } = props;
  const t = useText();
  const formats = useFormats();
  const title = t(titleKeys[view.measure]);
  if (stat.firstDay === null)
    return <Tile level={2} title={title} state={{ kind: 'empty', message: t('Regions_NoReports') }} />;
  const last = lastDayOf(stat, view);
  const source = t('Regions_ChartSource', {
    source: overview.source.name,
    days: formats.dayRange(stat.firstDay, last),
  });
  const frame = { level: 2, title, source, fileName: `${view.measure}-${stat.yugoId}` } as const;
  return (
    <div>
      <ChartChoices {...props} />
      {compared.length > 0 ? (
        <Compared {...props} frame={frame} last={last} />
      ) : (
        <Alone {...props} frame={frame} last={last} />
      )}
    </div>
  );
}

type ShownProps = Props & {
  last: string;
  frame: { level: 2; title: string; source: string; fileName: string };
};

function Alone({ stat, view, last, frame }: ShownProps) {
  const t = useText();
  const format = useChartFormat(view.per100k ? 1 : 0);
  const { measure, per100k } = view;
  const days = useMemo(() => daysOf(stat, { measure, per100k }), [stat, measure, per100k]);
  const data = {
    days,
    from: startOf(view, last),
    yMax: useMemo(() => highestOf(days), [days]),
    scale: view.log ? 'log' : 'linear',
    unfinishedDays,
    peaks: useMemo(() => summitsOf(days), [days]),
  } as const;
  const texts = useMemo(
    () => ({
      label: `${stat.shortName}: ${frame.title}`,
      date: t('Regions_Day'),
      bars: t('Regions_PerDay'),
      line: t('Regions_Mean7'),
      unfinished: t('Regions_Unfinished'),
      noData: t('Ui_NoData'),
      unit: t(view.per100k ? 'Regions_UnitPer100k' : 'Regions_UnitPeople'),
    }),
    [t, stat.shortName, frame.title, view.per100k],
  );
  return (
    <ChartFrame {...frame} sub={t('Regions_BarsSub')} table={dailyBarsTable(data, texts)}>
      <DailyBars {...data} format={format} texts={texts} hue={view.measure === 'deaths' ? 2 : 1} />
    </ChartFrame>
  );
}

function Compared({ stat, compared, view, last, frame }: ShownProps) {
  const t = useText();
  const format = useChartFormat(view.per100k ? 1 : 0);
  const { measure, per100k, period } = view;
  const data = useMemo(
    () => compareData([stat, ...compared], { measure, per100k, period }, last, t('Regions_Day')),
    [stat, compared, measure, per100k, period, last, t],
  );
  const unit = t(view.per100k ? 'Regions_UnitPer100k' : 'Regions_UnitPeople');
  return (
    <ChartFrame {...frame} sub={t('Regions_LinesSub')} table={data.table}>
      <CompareLines
        series={data.series}
        dates={data.dates}
        yMax={data.yMax}
        scale={view.log ? 'log' : 'linear'}
        format={format}
        texts={{ label: frame.title, date: t('Regions_Day'), noData: t('Ui_NoData'), unit }}
      />
    </ChartFrame>
  );
}

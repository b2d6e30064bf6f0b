import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { CompareLines } from '#platform/charts/compare-lines/CompareLines.tsx';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import type { ChartAbout } from '#platform/charts/frame/chart-about.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { highestOf, peaksOf } from '../../domain/overview/chart-days.ts';
import type { OverviewView } from '../../domain/overview/overview-view.ts';
import { findTrend } from '../../domain/overview/trend-finding.ts';
import { stageMarks } from '../stages/stage-marks.ts';
import type { LoadedOverview, OverviewData } from './load-overview.ts';
import { useChartFormat } from '../use-chart-format.ts';
import { correctedDays, lastDayOf, startOf } from './chart-days-shown.ts';
import { ChartChoices } from './ChartChoices.tsx';
import { compareData } from './compare-data.ts';
import { measureLanes } from '../region/measure-lanes.ts';
import { usePlace } from '../region/use-place.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';

type Props = Pick<OverviewData, 'stat' | 'compared'> & {
  /** Null where its call failed: the chart stands without what it tells. */
  stages: LoadedOverview['stages'];
  terms: LoadedOverview['terms'];
  /** The same days as they are known now, on a page of an earlier day. */
  statNow?: OverviewData['stat'] | null;
  view: OverviewView;
  change: ChangeView<OverviewView>;
};

const unfinishedDays = 3;
const barsKeys = {
  cases: 'Regions_BarsSub',
  deaths: 'Regions_BarsDeathsSub',
  cured: 'Regions_BarsCuredSub',
} as const;

/** What other sites frame of it: the figures themselves, by the codes of the facts. */
const embedded = {
  cases: 'covid_cases_new',
  deaths: 'covid_deaths_new',
  cured: 'covid_cured_new',
} as const;

const titleKeys = {
  cases: 'Regions_TrendCases',
  deaths: 'Regions_TrendDeaths',
  cured: 'Regions_TrendCured',
} as const;

/** The trend of an outbreak: daily bars under their mean, or means alone, of several places too, as lines; every choice is in the address. */
export function TrendChart(props: Props) {
  const { stat, stages, view, compared } = props;
  const isAlone = compared.length === 0 && !view.mean;
  const t = useText();
  const formats = useFormats();
  const indicator = t(titleKeys[view.measure]);
  if (stat.firstDay === null)
    return <Tile level={2} title={indicator} state={{ kind: 'empty', message: t('Regions_NoReports') }} />;
  const last = lastDayOf(stat, view);
  const shownDays = formats.dayRange(startOf(view, last) ?? stat.firstDay, last);
  const source = (
    <SourceLine source={stat.source}>
      {t('Regions_ChartSource', {
        source: stat.source?.name ?? '',
        days: shownDays,
      })}
      {isAlone && stages?.stringencySource && (
        <> {t('RegionStages_StripSource', { source: stages.stringencySource.name })}</>
      )}
    </SourceLine>
  );
  const about: ChartAbout = {
    place: [stat, ...compared].map(({ shortName }) => shortName).join(', '),
    indicator,
    period: shownDays,
    unit: t(view.per100k ? 'Regions_UnitPer100k' : 'Regions_UnitPeople'),
    source: stat.source?.name ?? '',
    address: '',
  };
  const frame = {
    level: 2,
    title: indicator,
    source,
    about,
    view: {
      asTable: view.asTable,
      onTable: (asTable: boolean) => props.change({ asTable }),
      full: view.full,
      onFull: (full: boolean) => props.change({ full }),
    },
  } as const;
  return (
    <div>
      <ChartChoices {...props} />
      {isAlone ? (
        <Alone {...props} frame={frame} last={last} />
      ) : (
        <Compared {...props} frame={frame} last={last} />
      )}
    </div>
  );
}

type ShownProps = Props & {
  last: string;
  frame: Pick<ComponentProps<typeof ChartFrame>, 'view'> & {
    level: 2;
    title: string;
    source: ReactNode;
    about: ChartAbout;
  };
};

function Alone({ stat, statNow = null, stages, terms, view, last, frame }: ShownProps) {
  const t = useText();
  const format = useChartFormat(decimalsOf(view));
  const { kind } = usePlace();
  const { measure, per100k } = view;
  const days = useMemo(
    () => correctedDays(stat, statNow, { measure, per100k }),
    [stat, statNow, measure, per100k],
  );
  const from = startOf(view, last);
  const marks = useMemo(() => (stages ? stageMarks(stages, t) : { events: [] }), [stages, t]);
  const lanes = useMemo(
    () => measureLanes(terms, { from: from ?? days[0]!.date, to: last, day: last }),
    [terms, from, days, last],
  );
  const data = {
    ...marks,
    events: [...marks.events, ...lanes],
    days,
    from,
    yMax: useMemo(() => highestOf(days), [days]),
    scale: view.log ? 'log' : 'linear',
    unfinishedDays,
    peaks: useMemo(() => peaksOf(days), [days]),
  } as const;
  const texts = useMemo(
    () => ({
      label: `${stat.shortName}: ${frame.title}`,
      date: t('Regions_Day'),
      bars: t('Regions_PerDay'),
      line: t('Regions_Mean7'),
      unfinished: t('Regions_Unfinished'),
      noData: t('Ui_NoData'),
      later: t('Ui_ChartLater'),
      unit: t(view.per100k ? 'Regions_UnitPer100k' : 'Regions_UnitPeople'),
    }),
    [t, stat.shortName, frame.title, view.per100k],
  );
  return (
    <ChartFrame
      {...frame}
      title={useFinding(days, measure) ?? frame.title}
      sub={t(barsKeys[measure])}
      embed={kind === 'district' ? undefined : { indicator: embedded[measure], yugoId: stat.yugoId }}
      table={dailyBarsTable(data, texts)}
    >
      <DailyBars {...data} format={format} texts={texts} hue={view.measure === 'deaths' ? 2 : 1} />
    </ChartFrame>
  );
}

/** The chart's title says what its days come to; null where too little is known. */
function useFinding(days: Parameters<typeof findTrend>[0], measure: OverviewView['measure']): string | null {
  const t = useText();
  const formats = useFormats();
  const found = useMemo(() => findTrend(days), [days]);
  if (found === null) return null;
  const { course, weeks, ofPeak, peakDay } = found;
  return t('Regions_TrendFinding', {
    measure,
    course,
    weeks,
    peak: ofPeak >= 1 ? 'top' : 'below',
    // What is not the peak is not written as 100 % of it.
    share: formats.share(Math.min(0.99, ofPeak), 0),
    day: formats.day(peakDay),
  });
}

function Compared({ stat, compared, view, last, frame }: ShownProps) {
  const t = useText();
  const format = useChartFormat(decimalsOf(view));
  const { measure, per100k, period } = view;
  const data = useMemo(
    () => compareData([stat, ...compared], { measure, per100k, period }, last, t('Regions_Day')),
    [stat, compared, measure, per100k, period, last, t],
  );
  const counted = t(view.per100k ? 'Regions_UnitPer100k' : 'Regions_UnitPeople');
  const unit = compared.length > 0 ? counted : t('Regions_UnitMean', { unit: counted });
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

/** Deaths per 100 thousand are a fraction of one a day: one decimal would show steps instead of a trend. */
function decimalsOf({ per100k, measure }: OverviewView): number {
  if (!per100k) return 0;
  return measure === 'deaths' ? 2 : 1;
}

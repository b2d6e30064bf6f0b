import type { ReactNode } from 'react';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import { NoData } from '#platform/ui/figures/NoData.tsx';
import { DataTable } from '#platform/ui/tables/DataTable.tsx';
import type { TableColumn } from '#platform/ui/tables/table-column.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { addDays, dayAt } from '#platform/shared/calendar-days.ts';
import { useText } from '#platform/web/text.ts';
import { isWeakAt } from './chart-of-forecast.ts';
import { ModelWarnings } from './ModelWarnings.tsx';
import { sayLack } from './forecast-lack.ts';
import type { Forecast, Quality } from './load-forecast.ts';
import styles from './ForecastParts.module.css';

interface Props {
  forecast: Forecast;
  quality: Quality | null;
}

/** The four weeks in numbers, which of them are worth nothing, who made them and when. */
export function WeeksTile({ forecast, quality }: Props) {
  const t = useText();
  const title = t('RegionForecast_Weeks');
  const { lack, release, weekly, source } = forecast;
  if (lack !== null || release === null)
    return (
      <Tile
        level={2}
        title={title}
        state={{ kind: 'empty', message: lack ? sayLack(t, lack) : t('RegionForecast_LackNone') }}
      />
    );
  const weak = weekly.map((_, at) => at + 1).filter((week) => isWeakAt(quality, week));
  return (
    <Tile
      level={2}
      title={title}
      sub={t('RegionForecast_UnitWeek')}
      source={<SourceLine source={source} />}
      tools={
        <a className="link" href="forecast/hub.csv">
          {t('RegionForecast_HubFile')}
        </a>
      }
    >
      <WeekRows {...{ forecast, quality, originDay: release.originDay }} />
      <p className={styles.note}>{t('RegionForecast_HeldNote')}</p>
      {release.weeks < 4 && (
        <p className={styles.note}>{t('RegionForecast_Young', { weeks: release.weeks })}</p>
      )}
      {forecast.alarm?.isFailing === true && <p className={styles.note}>{t('RegionForecast_HubAlarm')}</p>}
      <ModelWarnings warnings={forecast.warnings} />
      {weak.length > 0 && <WeakNote weeks={weak} scores={quality?.scores ?? []} />}
      <WhoMade release={release} />
    </Tile>
  );
}

/** By how much each grey week is better or worse than the rule, from the same record as the table below. */
function WeakNote({ weeks, scores }: { weeks: readonly number[]; scores: Quality['scores'] }) {
  const t = useText();
  const { percent } = useFormats();
  const said = weeks.map((week) => {
    const relative = scores.find(({ horizonWeeks }) => horizonWeeks === week)?.relativeWis ?? 1;
    const course = relative < 1 ? 'better' : relative > 1 ? 'worse' : 'same';
    return t('RegionForecast_WeakWeek', { week, course, percent: percent(Math.abs(1 - relative) * 100) });
  });
  return (
    <p className={styles.note}>
      {t('RegionForecast_WeakNote', { count: weeks.length, weeks: said.join(', ') })}
    </p>
  );
}

interface Week {
  from: string;
  to: string;
  people: number | null;
  low: number | null;
  high: number | null;
  record: Forecast['weekly'][number]['record'];
  isWeak: boolean;
  isReported: boolean;
}

/** The last week as it was reported, then those that are forecast with the ends of their 80 % band. */
function weeksOf({
  forecast: { lastWeek, weekly },
  quality,
  originDay,
}: Props & { originDay: string }): Week[] {
  const reported = {
    from: addDays(originDay, -6),
    to: originDay,
    people: lastWeek,
    low: null,
    high: null,
    record: null,
  };
  return [
    { ...reported, isWeak: false, isReported: true },
    ...weekly.map(({ from, to, quantiles, record }, at) => ({
      record,
      from,
      to,
      people: quantiles[11]!,
      low: quantiles[3]!,
      high: quantiles[19]!,
      isWeak: isWeakAt(quality, at + 1),
      isReported: false,
    })),
  ];
}

function WeekRows(props: Props & { originDay: string }) {
  const t = useText();
  const formats = useFormats();
  const days = ({ from, to }: Week): string => formats.dayRange(from, to);
  const say = (week: Week, text: ReactNode) =>
    week.isWeak ? <span className={styles.weak}>{text}</span> : text;
  const columns: TableColumn<Week>[] = [
    {
      key: 'week',
      label: t('RegionForecast_WeekHead'),
      kind: 'text',
      wrap: true,
      value: (week) => (week.isReported ? t('RegionForecast_Reported', { days: days(week) }) : days(week)),
      order: ({ from }) => Date.parse(from),
      render: (week) =>
        say(week, week.isReported ? t('RegionForecast_Reported', { days: days(week) }) : days(week)),
    },
    {
      key: 'median',
      label: t('RegionForecast_MedianHead'),
      kind: 'number',
      unit: t('RegionForecast_UnitWeek'),
      value: ({ people }) => people,
      render: (week) => (week.people === null ? <NoData /> : say(week, formats.integer(week.people))),
    },
    {
      key: 'low',
      label: t('RegionForecast_RangeLow'),
      kind: 'number',
      unit: t('RegionForecast_UnitWeek'),
      value: ({ low }) => low,
      render: (week) => week.low !== null && say(week, formats.integer(week.low)),
    },
    {
      key: 'high',
      label: t('RegionForecast_RangeHigh'),
      kind: 'number',
      unit: t('RegionForecast_UnitWeek'),
      value: ({ high }) => high,
      render: (week) => week.high !== null && say(week, formats.integer(week.high)),
    },
    {
      key: 'held',
      label: t('RegionForecast_HeldHere'),
      kind: 'number',
      wrap: true,
      value: ({ record }) => record && record.held / record.count,
      render: ({ record }) => record && t('RegionForecast_HeldOf', record),
    },
  ];
  return (
    <DataTable
      title={[t('RegionForecast_Weeks'), t(titles[props.forecast.measure])].join(': ')}
      rows={weeksOf(props)}
      columns={columns}
      rowKey={({ from }) => from}
      downloadable
    />
  );
}

const titles = { cases: 'RegionForecast_Cases', deaths: 'RegionForecast_Deaths' } as const;

function WhoMade({ release }: { release: NonNullable<Forecast['release']> }) {
  const t = useText();
  const formats = useFormats();
  const { team, model, modelVersion, originDay, issuedAt, isBackdated, nextDay } = release;
  const issuedOn = (at: string): string => formats.day(dayAt(new Date(at)));
  return (
    <dl className={styles.facts}>
      <dt>{t('RegionForecast_Who')}</dt>
      <dd>{team === 'svodka' ? t('RegionForecast_WhoOwn') : team}</dd>
      <dt>{t('RegionForecast_Model')}</dt>
      <dd>{`${model} ${modelVersion}`}</dd>
      <dt>{t('RegionForecast_Issued')}</dt>
      <dd>
        {issuedAt === null
          ? t('RegionForecast_IssuedLater', { origin: formats.day(originDay) })
          : isBackdated
            ? t('RegionForecast_IssuedBackdated', { day: issuedOn(issuedAt), origin: formats.day(originDay) })
            : issuedOn(issuedAt)}
      </dd>
      <dt>{t('RegionForecast_NextIssue')}</dt>
      <dd>{formats.day(nextDay)}</dd>
    </dl>
  );
}

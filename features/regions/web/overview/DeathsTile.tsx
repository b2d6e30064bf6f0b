import { useMemo } from 'react';
import { DailyBars } from '#platform/charts/daily-bars/DailyBars.tsx';
import { dailyBarsTable } from '#platform/charts/daily-bars/daily-bars-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { useText } from '#platform/web/text.ts';
import { highestOf } from '../../domain/overview/chart-days.ts';
import { correctedDays } from './chart-days-shown.ts';
import type { OverviewData } from './load-overview.ts';
import { useChartFormat } from '../use-chart-format.ts';
import { usePlace } from '../region/use-place.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';

interface Props extends Pick<OverviewData, 'stat'> {
  /** The same days as they are known now, on a page of an earlier day. */
  statNow?: OverviewData['stat'] | null;
}

/** Deaths by day: the official series, with the word that it understates them. */
export function DeathsTile({ stat, statNow = null }: Props) {
  const t = useText();
  const format = useChartFormat();
  const { kind } = usePlace();
  const { dayRange, integer } = useFormats();
  const days = useMemo(
    () => (stat.firstDay === null ? [] : correctedDays(stat, statNow, { measure: 'deaths', per100k: false })),
    [stat, statNow],
  );
  const title = t('Regions_TrendDeaths');
  const texts = useMemo(
    () => ({
      label: `${stat.shortName}: ${title}`,
      date: t('Regions_Day'),
      bars: t('Regions_PerDay'),
      line: t('Regions_Mean7'),
      unfinished: t('Regions_Unfinished'),
      noData: t('Ui_NoData'),
      later: t('Ui_ChartLater'),
    }),
    [t, stat.shortName, title],
  );
  if (days.length === 0) return null;
  // Five at least: below it lines would stand between one death and the next.
  const data = { days, yMax: Math.max(5, highestOf(days)) };
  const range = weekRange(days);
  return (
    <ChartFrame
      level={2}
      title={
        range === null
          ? title
          : t('Regions_DeathsFinding', {
              range: [...new Set(range)].map((value) => integer(value)).join('\u2013'),
            })
      }
      sub={t('Regions_BarsDeathsSub')}
      source={
        <SourceLine source={stat.source}>
          {t('Regions_DeathsSource', { source: stat.source?.name ?? '' })}
        </SourceLine>
      }
      embed={kind === 'district' ? undefined : { indicator: 'covid_deaths_new', yugoId: stat.yugoId }}
      table={dailyBarsTable(data, texts)}
      about={{
        place: stat.shortName,
        indicator: title,
        period: dayRange(days[0]!.date, days.at(-1)!.date),
        unit: t('Regions_UnitPeople'),
        source: stat.source?.name ?? '',
        address: '',
      }}
    >
      <DailyBars {...data} hue={2} format={format} texts={texts} nominal={{ width: 400, height: 260 }} />
    </ChartFrame>
  );
}

/** Fewer are not written as a number. */
const leastWritten = 3;

/** Fewest and most of the last seven days; null where one is not known or they are too few to be written. */
function weekRange(days: readonly { value: number | null }[]): [number, number] | null {
  const known = days.slice(-7).flatMap(({ value }) => value ?? []);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return known.length === 7 && low >= leastWritten ? [low, high] : null;
}

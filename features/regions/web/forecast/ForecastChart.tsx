import { useMemo } from 'react';
import { LineBands } from '#platform/charts/line-bands/LineBands.tsx';
import { lineBandsTable } from '#platform/charts/line-bands/line-bands-data.ts';
import { ChartFrame } from '#platform/ui/chart-frame/ChartFrame.tsx';
import { Chips } from '#platform/ui/choices/Chips.tsx';
import { SegmentedControl } from '#platform/ui/choices/SegmentedControl.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { ForecastView } from '../../domain/forecast/forecast-view.ts';
import { SourceLine } from '#platform/ui/figures/SourceLine.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { measureLanes, type MeasureTerms } from '../region/measure-lanes.ts';
import { useChartFormat } from '../use-chart-format.ts';
import { besideEarlier } from '../../domain/forecast/beside-earlier.ts';
import { chartOfForecast } from './chart-of-forecast.ts';
import { sayLack } from './forecast-lack.ts';
import type { Forecast, Quality, Reported } from './load-forecast.ts';
import { useForecastTexts } from './use-forecast-texts.ts';
import styles from './ForecastParts.module.css';

interface Props {
  forecast: Forecast;
  quality: Quality | null;
  reported?: Reported | null;
  terms?: MeasureTerms;
  view: ForecastView;
  change: ChangeView<ForecastView>;
}

const titles = { cases: 'RegionForecast_ChartCases', deaths: 'RegionForecast_ChartDeaths' } as const;

/** The days that were, four weeks ahead with their bands, and what was forecast before. */
export function ForecastChart(props: Props) {
  const { forecast, view, change } = props;
  const t = useText();
  return (
    <div>
      <div className={styles.choices}>
        <SegmentedControl
          label={t('RegionForecast_Measure')}
          value={view.measure}
          onChange={(measure) => change({ measure })}
          options={[
            { value: 'cases', label: t('RegionForecast_Cases') },
            { value: 'deaths', label: t('RegionForecast_Deaths') },
          ]}
        />
        <Chips
          label={t('RegionForecast_Shown')}
          options={[{ value: 'past', label: t('RegionForecast_Past') }]}
          chosen={view.withoutPast ? [] : ['past']}
          onChange={(chosen) => change({ withoutPast: chosen.length === 0 })}
        />
      </div>
      {forecast.lack !== null && (
        <Tile
          level={2}
          title={t(titles[forecast.measure])}
          state={{ kind: 'empty', message: sayLack(t, forecast.lack) }}
        />
      )}
      {forecast.lack === null && forecast.historyFrom !== null && <Drawn {...props} />}
    </div>
  );
}

function Drawn({ forecast, quality, reported = null, terms = null, view, change }: Props) {
  const t = useText();
  const formats = useFormats();
  const format = useChartFormat();
  const { shortName, measure, release, source, historyFrom } = forecast;
  const indicator = t(titles[measure]);
  const beside = besideEarlier(forecast);
  const title = beside === null ? indicator : t('RegionForecast_ChartBeside', { measure, ...beside });
  const data = useMemo(() => {
    const drawn = chartOfForecast(forecast, quality, !view.withoutPast, reported);
    const to = forecast.weekly.at(-1)?.to ?? drawn.points.at(-1)?.date ?? '';
    const day = forecast.release?.originDay ?? to;
    return { ...drawn, events: measureLanes(terms, { from: drawn.from ?? historyFrom!, to, day }) };
  }, [forecast, quality, view.withoutPast, reported, terms, historyFrom]);
  const texts = useForecastTexts(
    `${shortName}: ${indicator}`,
    release?.originDay ?? '',
    forecast.alarm?.isFailing,
  );
  return (
    <ChartFrame
      level={2}
      title={title}
      sub={t('RegionForecast_ChartSub')}
      table={lineBandsTable(data, texts)}
      view={{
        asTable: view.asTable,
        onTable: (asTable) => change({ asTable }),
        full: view.full,
        onFull: (full) => change({ full }),
      }}
      source={
        <SourceLine source={source}>
          {release !== null &&
            t('RegionForecast_ChartSource', {
              source: source?.name ?? '',
              day: formats.day(release.originDay),
              model: release.model,
              version: release.modelVersion,
              backdated: release.isBackdated,
            })}
        </SourceLine>
      }
      about={{
        place: shortName,
        indicator,
        period: formats.dayRange(historyFrom!, forecast.weekly.at(-1)?.to ?? historyFrom!),
        unit: t('RegionForecast_Unit'),
        source: source?.name ?? '',
        address: '',
      }}
    >
      <LineBands {...data} hue={measure === 'deaths' ? 2 : 1} format={format} texts={texts} />
    </ChartFrame>
  );
}

import { useText } from '#platform/web/text.ts';
import type { ForecastView } from '../../domain/forecast/forecast-view.ts';
import { FailedTile, TabColumn, TabPage, TabRow } from '#platform/ui/tiles/TabRow.tsx';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { AlarmBanner } from './AlarmBanner.tsx';
import { ErrorTile } from './ErrorTile.tsx';
import { ForecastChart } from './ForecastChart.tsx';
import { ForecastVerdict } from './ForecastVerdict.tsx';
import { HorizonsTile } from './HorizonsTile.tsx';
import type { LoadedForecast, Reported, Forecast } from './load-forecast.ts';
import { PhaseTile } from './PhaseTile.tsx';
import { RecentTile } from './RecentTile.tsx';
import { ReliabilityTile } from './ReliabilityTile.tsx';
import { TodoTile } from './TodoTile.tsx';
import { WeeksTile } from './WeeksTile.tsx';
import styles from './ForecastParts.module.css';
import { Tile } from '#platform/ui/tiles/Tile.tsx';

interface Props {
  data: LoadedForecast;
  /** What was reported as it is known now, on a page of an earlier day. */
  reported?: Reported | null;
  view: ForecastView;
  change: ChangeView<ForecastView>;
}

/** The tab's tiles; where a call failed those that needed it say so, the others stand. */
export function ForecastParts({ data: { forecast, quality, terms }, reported = null, view, change }: Props) {
  const t = useText();
  return (
    <TabPage>
      {forecast && <AlarmBanner alarm={forecast.alarm} />}
      {forecast && <ForecastVerdict {...{ forecast, quality }} />}
      <TabRow split="wideFirst">
        <TabColumn>
          {forecast ? (
            <ForecastChart {...{ forecast, quality, reported, terms, view, change }} />
          ) : (
            <FailedTile title={t('RegionForecast_ChartCases')} />
          )}
          {forecast?.alarm?.isFailing === true && <TodoTile {...{ forecast, quality }} />}
        </TabColumn>
        {forecast ? (
          <WeeksTile {...{ forecast, quality }} />
        ) : (
          <FailedTile title={t('RegionForecast_Weeks')} />
        )}
      </TabRow>
      <h2 className={styles.head}>{t('RegionForecast_Trust')}</h2>
      {quality && quality.recent.length > 0 && (
        <>
          <TabRow split="thirds">
            <ErrorTile quality={quality} />
            <PhaseTile quality={quality} now={forecast?.phase ?? null} />
            <ReliabilityTile quality={quality} />
          </TabRow>
          <TabRow split="halves">
            <RecentTile quality={quality} horizonWeeks={1} />
            <RecentTile quality={quality} horizonWeeks={2} />
          </TabRow>
          <TabRow split="halves">
            <RecentTile quality={quality} horizonWeeks={3} />
            <RecentTile quality={quality} horizonWeeks={4} />
          </TabRow>
        </>
      )}
      {quality ? (
        <HorizonsTile quality={quality} lack={forecast?.lack ?? null} />
      ) : (
        <FailedTile title={t('RegionForecast_Horizons')} />
      )}
      <MethodTile measure={view.measure} />
    </TabPage>
  );
}

/** How a forecast of the measure comes about, and which data it does without. */
export function MethodTile({ measure }: Pick<Forecast, 'measure'>) {
  const t = useText();
  return (
    <Tile level={2} title={t('RegionForecast_Method')}>
      <div className={styles.method}>
        <p>{t(measure === 'deaths' ? 'RegionForecast_MethodDeaths' : 'RegionForecast_MethodText')}</p>
        <p>{t('RegionForecast_MethodLeads')}</p>
      </div>
    </Tile>
  );
}

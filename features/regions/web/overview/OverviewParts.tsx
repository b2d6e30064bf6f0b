import { Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { PhoneFold } from '#platform/ui/tiles/PhoneFold.tsx';
import { Tile, type TileHeights } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { type OverviewView } from '../../domain/overview/overview-view.ts';
import { DeathsTile } from './DeathsTile.tsx';
import { EconomyTile } from './IndicatorTiles.tsx';
import { type LoadedOverview } from './load-overview.ts';
import { MoreOfRegion } from './MoreOfRegion.tsx';
import { NeighboursTile } from './NeighboursTile.tsx';
import { OverviewVerdict } from './OverviewVerdict.tsx';
import { ReceiptTile } from './ReceiptTile.tsx';
import { TrendChart } from './TrendChart.tsx';
import { WeekFigures } from './WeekFigures.tsx';
import { Slot } from '#platform/web/slots.ts';
import type { ChangeView } from '#platform/web/routes/use-address-view.ts';
import { ForecastTeaser } from '../forecast/ForecastTeaser.tsx';
import { LaterPlace } from '../later/LaterPlace.tsx';
import { LimitsTile } from '../limits/lazy-limits.ts';
import { NewsTile } from '../news/NewsTile.tsx';
import { usePlace } from '../region/use-place.ts';
import { StageTile } from '../stages/StageTile.tsx';
import styles from './OverviewPage.module.css';

interface PartsProps {
  data: LoadedOverview;
  /** The days as they are known now, on a page of an earlier day. */
  statNow?: LoadedOverview['stat'];
  yugoId: number;
  view: OverviewView;
  change: ChangeView<OverviewView>;
}

/**
 * The page's tiles in the order of a morning: what changed, why, what comes next beside what holds, who else. Where a
 * call failed those that needed it say so, the others stand.
 */
export function OverviewParts({ data, statNow = null, yugoId, view, change }: PartsProps) {
  const t = useText();
  const { kind } = usePlace();
  const { overview, stat, stages, forecast, terms, compared } = data;
  return (
    <main className={styles.grid}>
      <div className={styles.main}>
        {overview && <OverviewVerdict {...{ overview, yugoId }} place={stat?.shortName ?? ''} />}
        {overview ? <WeekFigures overview={overview} /> : <Failed title={t('Regions_WeekNow')} />}
        {stat ? (
          <TrendChart {...{ stat, statNow, stages, terms, compared, view, change }} />
        ) : (
          <Failed title={t('Regions_TrendCases')} />
        )}
      </div>
      <div className={styles.side}>
        {overview && <LaterPlace {...{ yugoId, overview }} key={yugoId} />}
        {stages ? (
          <StageTile
            stages={stages}
            country={kind === 'country' ? null : (overview?.countryPer100k7 ?? null)}
          />
        ) : (
          <Failed title={t('RegionStages_Title')} />
        )}
        {overview && <ReceiptTile overview={overview} />}
      </div>
      <div className={styles.wide}>
        <Suspense fallback={<Coming title={t('Events_Why')} height={{ wide: 690, narrow: 1220 }} />}>
          <Slot of="why" key={yugoId} yugoId={yugoId} call="regiondossier/getTurns" />
        </Suspense>
      </div>
      <div className={`${styles.column} ${styles.first}`}>
        {forecast ? (
          <ForecastTeaser forecast={forecast} reported={statNow} />
        ) : (
          <Failed title={t('RegionForecast_ChartCases')} />
        )}
        {overview && stat && <NeighboursTile {...{ overview, stat }} />}
      </div>
      <div className={styles.column}>
        {overview ? <EconomyTile overview={overview} /> : <Failed title={t('Regions_Economy')} />}
      </div>
      <div className={`${styles.column} ${styles.across}`}>
        <Suspense fallback={<Coming title={t('MeasuresRegion_Title')} height={{ wide: 440, narrow: 560 }} />}>
          <Slot of="regionMeasures" key={yugoId} yugoId={yugoId} />
        </Suspense>
      </div>
      <div className={data.review ? styles.main : styles.wide}>
        {stat ? (
          <PhoneFold title={t('Regions_TrendDeaths')}>
            <DeathsTile {...{ stat, statNow }} />
          </PhoneFold>
        ) : (
          <Failed title={t('Regions_TrendDeaths')} />
        )}
      </div>
      {data.review && (
        <div className={styles.side} data-print="no">
          <Suspense>
            <Slot of="review" key={yugoId} review={data.review} />
          </Suspense>
        </div>
      )}
      <div className={styles.wide}>
        <PhoneFold title={t('RegionLimits_Title')}>
          <Suspense fallback={<Coming title={t('RegionLimits_Title')} height={{ wide: 510, narrow: 530 }} />}>
            <LimitsTile key={yugoId} yugoId={yugoId} />
          </Suspense>
        </PhoneFold>
      </div>
      <div className={`${styles.wide} ${styles.news}`}>
        <NewsTile yugoId={yugoId} name={stat?.shortName ?? ''} />
      </div>
      <div className={styles.wide}>
        {overview && <MoreOfRegion {...{ overview, yugoId }} hasTwins={kind === 'region'} />}
      </div>
    </main>
  );
}

/** A tile whose scripts are on their way. */
function Coming({ title, height }: { title: string; height: TileHeights }) {
  return <Tile level={2} title={title} state={{ kind: 'loading' }} height={height} />;
}

function Failed({ title }: { title: string }) {
  const { revalidate } = useRevalidator();
  return <Tile level={2} title={title} state={{ kind: 'error', onRetry: () => void revalidate() }} />;
}

import { useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import {
  readOverviewView,
  writeOverviewView,
  type OverviewView,
} from '../../domain/overview/overview-view.ts';
import { TrendChart } from './TrendChart.tsx';
import { DeathsTile } from './DeathsTile.tsx';
import { IndicatorTiles } from './IndicatorTiles.tsx';
import { loadOverview, type LoadedOverview } from './load-overview.ts';
import { NeighboursTile } from './NeighboursTile.tsx';
import { ReceiptTile } from './ReceiptTile.tsx';
import { WeekFigures } from './WeekFigures.tsx';
import { NewsTile } from '../news/NewsTile.tsx';
import styles from './OverviewPage.module.css';

export const loader = serverLoader(loadOverview);
export const clientLoader = browserLoader(loadOverview);

/** Only another place, another comparison or another day needs new data; period and scale do not. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const parts = ({ pathname, searchParams }: URL): string =>
    [pathname, searchParams.get('compare'), searchParams.get('asOf')].join();
  return parts(currentUrl) !== parts(nextUrl);
}

/** What matters this morning: three numbers, the trend, the receipt, economy, people and neighbours. */
export default function OverviewPage() {
  const data = useLoaderData<typeof loader>();
  const yugoId = Number(useParams()['id']);
  const [search, setSearch] = useSearchParams();
  const view = readOverviewView(search, yugoId);
  const change = (part: Partial<OverviewView>): void =>
    setSearch(writeOverviewView({ ...view, ...part }, search), { replace: true, preventScrollReset: true });
  return <OverviewParts {...{ data, view, change, yugoId }} />;
}

interface PartsProps {
  data: LoadedOverview;
  yugoId: number;
  view: OverviewView;
  change: (part: Partial<OverviewView>) => void;
}

/** The page's tiles; where a call failed those that needed it say so, the others stand. */
export function OverviewParts({ data: { overview, stat, compared }, yugoId, view, change }: PartsProps) {
  const t = useText();
  return (
    <main className={styles.grid}>
      <div className={styles.main}>
        {overview ? <WeekFigures overview={overview} /> : <Failed title={t('Regions_WeekNow')} />}
        {stat ? (
          <TrendChart {...{ stat, compared, view, change }} />
        ) : (
          <Failed title={t('Regions_TrendCases')} />
        )}
      </div>
      <div className={styles.side}>
        {overview && <ReceiptTile overview={overview} />}
        {overview && stat && <NeighboursTile {...{ overview, stat }} />}
      </div>
      {overview ? <IndicatorTiles overview={overview} /> : <Failed title={t('Regions_Economy')} />}
      {stat ? <DeathsTile stat={stat} /> : <Failed title={t('Regions_TrendDeaths')} />}
      <div className={styles.wide}>
        <NewsTile yugoId={yugoId} name={stat?.shortName ?? ''} />
      </div>
    </main>
  );
}

function Failed({ title }: { title: string }) {
  const { revalidate } = useRevalidator();
  return <Tile level={2} title={title} state={{ kind: 'error', onRetry: () => void revalidate() }} />;
}

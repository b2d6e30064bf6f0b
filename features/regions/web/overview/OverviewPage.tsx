import { useLoaderData, useParams, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import {
  readOverviewView,
  writeOverviewView,
  type OverviewView,
} from '../../domain/overview/overview-view.ts';
import { TrendChart } from './TrendChart.tsx';
import { DeathsTile } from './DeathsTile.tsx';
import { IndicatorTiles } from './IndicatorTiles.tsx';
import { loadOverview } from './load-overview.ts';
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
  return (
    <main className={styles.grid}>
      <div className={styles.main}>
        <WeekFigures {...data} />
        <TrendChart {...data} view={view} change={change} />
      </div>
      <div className={styles.side}>
        <ReceiptTile {...data} />
        <NeighboursTile {...data} />
      </div>
      <IndicatorTiles {...data} />
      <DeathsTile {...data} />
      <div className={styles.wide}>
        <NewsTile yugoId={yugoId} name={data.stat.shortName} />
      </div>
    </main>
  );
}

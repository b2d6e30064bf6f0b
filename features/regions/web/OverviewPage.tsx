import { useLoaderData, useParams, useSearchParams } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { readOverviewView, writeOverviewView, type OverviewView } from '../domain/overview-view.ts';
import { CourseChart } from './overview/CourseChart.tsx';
import { DeathsTile } from './overview/DeathsTile.tsx';
import { IndicatorTiles } from './overview/IndicatorTiles.tsx';
import { NeighboursTile } from './overview/NeighboursTile.tsx';
import { ReceiptTile } from './overview/ReceiptTile.tsx';
import { WeekFigures } from './overview/WeekFigures.tsx';
import styles from './OverviewPage.module.css';

/** Daily columns of one place. */
export type Stat = OutputOf<'regiondossier/getRegionStat'>;
/** Everything the overview shows beside the daily columns. */
export type Overview = OutputOf<'regiondossier/getOverview'>;

/** What the overview's parts share. */
export interface OverviewData {
  overview: Overview;
  stat: Stat;
  /** Other places of the comparison, in the order chosen. */
  compared: Stat[];
}

const load: LoadPage<OverviewData> = async ({ api, params, url }) => {
  const yugoId = Number(params['id']);
  const { compare } = readOverviewView(url.searchParams, yugoId);
  const [overview, stat, ...compared] = await Promise.all([
    api.call('regiondossier/getOverview', { yugoId }),
    api.call('regiondossier/getRegionStat', { yugoId }),
    ...compare.map((other) => api.call('regiondossier/getRegionStat', { yugoId: other })),
  ]);
  return { overview, stat, compared };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Only another place, another comparison or another day needs new data; period and scale do not. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const parts = ({ pathname, searchParams }: URL): string =>
    [pathname, searchParams.get('compare'), searchParams.get('asOf')].join();
  return parts(currentUrl) !== parts(nextUrl);
}

/** What matters this morning: three numbers, the course, the receipt, economy, people and neighbours. */
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
        <CourseChart {...data} view={view} change={change} />
      </div>
      <div className={styles.side}>
        <ReceiptTile {...data} />
        <NeighboursTile {...data} />
      </div>
      <IndicatorTiles {...data} />
      <DeathsTile {...data} />
    </main>
  );
}

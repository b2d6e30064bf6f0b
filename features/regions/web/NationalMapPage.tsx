import { lazy, Suspense } from 'react';
import { useLoaderData, useParams, useSearchParams } from 'react-router';
import type { OutputOf } from '#platform/web/api.ts';
import { browserLoader, serverLoader, type LoadPage } from '#platform/web/page.ts';
import { useText } from '#platform/web/text.ts';
import { IndicatorChoice } from './map/IndicatorChoice.tsx';
import styles from './NationalMapPage.module.css';

const MapBoard = lazy(() =>
  import('./map/MapBoard.tsx').then(({ MapBoard: component }) => ({ default: component })),
);

/** What the national map shows first. */
export interface MapData {
  indicators: OutputOf<'regiondossier/getMapIndicators'>['indicators'];
  rating: OutputOf<'regiondossier/getLocationsRating'>;
  places: OutputOf<'handbooks/region/getEntries'>['entries'];
}

const usualIndicator = 'covid_incidence_7d';

const load: LoadPage<MapData> = async ({ api, url }) => {
  const indicator = url.searchParams.get('indicator') ?? usualIndicator;
  const day = url.searchParams.get('day') ?? undefined;
  const [{ indicators }, rating, { entries }] = await Promise.all([
    api.call('regiondossier/getMapIndicators', {}),
    api.call('regiondossier/getLocationsRating', { indicator, day }),
    api.call('handbooks/region/getEntries', {}),
  ]);
  return { indicators, rating, places: entries };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Another indicator or asOf needs other data; the day travels by frames, the place is only pointed at. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const parts = ({ searchParams }: URL): string =>
    [searchParams.get('indicator'), searchParams.get('asOf')].join();
  return parts(currentUrl) !== parts(nextUrl);
}

/** Any loaded indicator on the map, through time: choose, slide, play, click a region, go to its dossier. */
export default function NationalMapPage() {
  const t = useText();
  const data = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const { id } = useParams();
  const set = (changes: Record<string, string | null>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const chosen = Number(search.get('place') ?? id ?? 0) || null;
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1>{t('Regions_MapTitle')}</h1>
        <IndicatorChoice
          indicators={data.indicators}
          chosen={data.rating.indicator.indicator}
          onChange={(indicator) => set({ indicator, day: null })}
        />
      </div>
      <Suspense fallback={<div className={styles.space} />}>
        <MapBoard
          key={data.rating.indicator.indicator}
          {...data}
          chosen={chosen}
          onChoose={(place) => set({ place: place === null ? null : String(place) })}
          onDay={(day) => set({ day })}
        />
      </Suspense>
    </main>
  );
}

import { loadAgainFor } from '#platform/web/load-again.ts';
import { lazy, Suspense } from 'react';
import { useLoaderData, useParams, useSearchParams } from 'react-router';
import { browserLoader, serverLoader } from '#platform/web/page.ts';
import { useLoadedNow } from '#platform/web/use-loaded-now.ts';
import { useText } from '#platform/web/text.ts';
import { IndicatorChoice } from './IndicatorChoice.tsx';
import { loadMap } from './load-map.ts';
import typeStyles from '#platform/ui/type.module.css';
import { useTurnAddress } from '#platform/web/routes/use-address-view.ts';
import styles from './NationalMapPage.module.css';

const MapBoard = lazy(() =>
  import('./MapBoard.tsx').then(({ MapBoard: component }) => ({ default: component })),
);

export const loader = serverLoader(loadMap);
export const clientLoader = browserLoader(loadMap);

/** Another indicator or asOf needs other data; the day travels by frames, the place is only pointed at. */
export const shouldRevalidate = loadAgainFor('indicator');

/** Any loaded indicator on the map, through time: choose, slide, play, click a region, go to its dossier. */
export default function NationalMapPage() {
  const t = useText();
  const data = useLoaderData<typeof loader>();
  const { indicator, day } = data.rating;
  const now = useLoadedNow(({ api }) =>
    api.call('regiondossier/getLocationsRating', { indicator: indicator.indicator, day }),
  );
  const [search] = useSearchParams();
  const { id } = useParams();
  const turn = useTurnAddress();
  const set = (changes: Record<string, string | null>): Promise<void> =>
    turn((newest) => {
      const next = new URLSearchParams(newest);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const chosen = Number(search.get('place') ?? id ?? 0) || null;
  return (
    <main>
      <div className={styles.head}>
        <h1 className={typeStyles.headline}>{t('Regions_MapTitle')}</h1>
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
          now={now}
          chosen={chosen}
          view={{
            asTable: search.get('view') === 'table',
            onTable: (asTable) => set({ view: asTable ? 'table' : null }),
            full: search.get('full') === '1',
            onFull: (full) => set({ full: full ? '1' : null }),
          }}
          tiles={{
            asTiles: search.get('map') === 'tiles',
            onTiles: (asTiles) => set({ map: asTiles ? 'tiles' : null }),
          }}
          onChoose={(place) => set({ place: place === null ? null : String(place) })}
          keptZoom={{
            mark: search.get('zoom') ?? '',
            onMark: (zoom) => set({ zoom: zoom === '' ? null : zoom }),
          }}
          onDay={(day) => set({ day })}
        />
      </Suspense>
    </main>
  );
}

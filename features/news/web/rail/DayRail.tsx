import { lazy, Suspense, type ReactNode } from 'react';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import { useText } from '#platform/web/text.ts';
import type { loadRail } from './load-rail.ts';
import { ObjectsTile } from './ObjectsTile.tsx';

// Their charts come after the page's own scripts: the server has drawn them by then.
const CountryTile = lazy(async () => ({ default: (await import('./CountryTile.tsx')).CountryTile }));
const PlacesTile = lazy(async () => ({ default: (await import('./PlacesTile.tsx')).PlacesTile }));
const DayTile = lazy(async () => ({ default: (await import('./DayTile.tsx')).DayTile }));

interface Props {
  rail: Awaited<ReturnType<typeof loadRail>>;
  /** There is nothing to say of the day itself. */
  isEmptyDay: boolean;
}

/** The day in figures beside its stories. */
export function DayRail({ rail, isEmptyDay }: Props) {
  const t = useText();
  return (
    <>
      <Coming title={t('News_CountryTitle')} height={320}>
        <CountryTile figures={rail.figures} />
      </Coming>
      {!isEmptyDay && (
        <>
          <ObjectsTile objects={rail.objects} />
          <Coming title={t('News_PlacesTitle')} height={330}>
            <PlacesTile places={rail.places} />
          </Coming>
          <Coming title={t('News_DayTitle')} height={190}>
            <DayTile day={rail.day} />
          </Coming>
        </>
      )}
    </>
  );
}

/** A tile, and what stands in its place while its scripts are on their way. */
function Coming({ title, height, children }: { title: string; height: number; children: ReactNode }) {
  return (
    <Suspense fallback={<Tile title={title} level={2} state={{ kind: 'loading' }} height={height} />}>
      {children}
    </Suspense>
  );
}

import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { BubbleMap } from '#platform/maps/bubbles/BubbleMap.tsx';
import { useFormats } from '#platform/ui/figures/use-formats.ts';
import { Tile } from '#platform/ui/tiles/Tile.tsx';
import type { TileState } from '#platform/ui/tiles/tile-state.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { useBuildRoute } from '#platform/web/routes/routes-context.ts';
import { useText } from '#platform/web/text.ts';

/** Where the day's headlines happen: a disc on each subject of the country, its area their number. */
export function PlacesTile({ places }: { places: OutputOf<'news/getPlacesOfDay'> | null }) {
  const t = useText();
  const buildRoute = useBuildRoute();
  const { integer } = useFormats();
  const { revalidate } = useRevalidator();
  const bubbles = useMemo(
    () =>
      (places ?? []).map(({ yugoId, count, ...place }) => ({
        ...place,
        id: yugoId,
        value: count,
        href: buildRoute('regionNews', { id: yugoId }),
      })),
    [places, buildRoute],
  );
  const format = useMemo(() => ({ value: integer }), [integer]);
  const texts = useMemo(() => ({ label: t('News_PlacesLabel'), value: t('News_PlacesValue') }), [t]);
  const stateOf = (): TileState | undefined => {
    if (places === null) return { kind: 'error', onRetry: () => void revalidate() };
    return places.length === 0 ? { kind: 'empty', message: t('News_PlacesEmpty') } : undefined;
  };
  return (
    <Tile
      title={t('News_PlacesTitle')}
      level={2}
      sub={t('News_PlacesSub')}
      source={t('News_PlacesSource')}
      state={stateOf()}
    >
      <BubbleMap bubbles={bubbles} format={format} texts={texts} />
    </Tile>
  );
}

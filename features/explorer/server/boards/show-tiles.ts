import { nameMeasures } from '#features/measures/public.server.ts';
import { nameFollowed } from '#features/news/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { explorerContract } from '../../contract.ts';
import type { Tile } from '../../contract/board-shapes.ts';
import { readExploreView } from '../../domain/view/explore-view.ts';
import { readView } from '../view/read-view.ts';

type Calls = typeof explorerContract;
type Shown = HandlerOutput<Calls, 'boards/getBoard'>['tiles'][number];
type View = HandlerOutput<Calls, 'explore/getView'>;

/** Views that are read at once: each asks the database for all its series together. */
const atOnce = 4;
/** Forms that draw ends alone, so that the values between are left out. */
const ofEnds = new Set(['map', 'rank', 'scatter', 'slope']);

/** What the tiles of a board show to whoever asks, as of the clock of the context. */
export async function showTiles(tiles: readonly Tile[], context: RequestContext): Promise<Shown[]> {
  const { db, locale, clock, caller } = context;
  const stories = tiles.flatMap((tile) => (tile.kind === 'story' ? [tile.storyId] : []));
  const measures = tiles.flatMap((tile) => (tile.kind === 'measure' ? [tile.measureId] : []));
  const isClosed = caller.accountId === null;
  const [titles, named, views] = await Promise.all([
    stories.length > 0
      ? nameFollowed(
          db,
          stories.map((id) => ({ kind: 'story', id })),
          { locale, clock: clock.news },
        )
      : new Map<string, string>(),
    isClosed ? new Map<number, string>() : nameMeasures(db, measures, locale),
    readViews(tiles, context),
  ]);
  return tiles.map((tile) => {
    if (tile.kind === 'view') return { ...tile, data: views.get(tile.address) ?? null };
    if (tile.kind === 'story') return { ...tile, title: titles.get(`story ${tile.storyId}`) ?? null };
    if (tile.kind === 'measure') return { ...tile, isClosed, title: named.get(tile.measureId) ?? null };
    return tile;
  });
}

/** Every view of a board by its address, each read once. */
async function readViews(tiles: readonly Tile[], context: RequestContext): Promise<Map<string, View | null>> {
  const addresses = [...new Set(tiles.flatMap((tile) => (tile.kind === 'view' ? [tile.address] : [])))];
  const views = new Map<string, View | null>();
  for (let at = 0; at < addresses.length; at += atOnce) {
    const some = addresses.slice(at, at + atOnce);
    const read = await Promise.all(some.map((address) => readOne(address, context)));
    for (const [place, view] of read.entries()) views.set(some[place]!, view);
  }
  return views;
}

/** The view of an address; null where what it names is no more. */
async function readOne(address: string, context: RequestContext): Promise<View | null> {
  const { measures, from, to, ...view } = readExploreView(new URLSearchParams(address));
  const asked = { ...view, indicators: measures, from: from ?? undefined, to: to ?? undefined };
  try {
    const read = await readView(asked, context);
    return ofEnds.has(read.form)
      ? { ...read, series: read.series.map((series) => ({ ...series, points: [] })) }
      : read;
  } catch (error) {
    const isGone =
      error instanceof AppError &&
      (error.code === 'indicator_not_found' || error.code === 'region_not_found');
    if (isGone) return null;
    throw error;
  }
}

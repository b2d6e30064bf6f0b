import { nameMeasures } from '#features/measures/public.server.ts';
import { nameFollowed } from '#features/news/public.server.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext } from '#platform/server/context.ts';
import type { explorerContract } from '../../contract.ts';
import type { Tile } from '../../contract/board-shapes.ts';
import type { ViewAsking } from '../view/read-view.ts';
import { readTileView } from './read-tile-view.ts';

type Calls = typeof explorerContract;
/** A tile with what it shows. */
export type Shown = HandlerOutput<Calls, 'boards/getBoard'>['tiles'][number];
type View = HandlerOutput<Calls, 'explore/getView'>;

/** Views that are read at once: each asks the database for all its series together. */
const atOnce = 4;
/** Forms that draw ends alone, so that the values between are left out. */
const ofEnds = new Set(['map', 'rank', 'scatter', 'slope']);

/** What the tiles of a board show to whoever asks, as of the clock of the context. */
export async function showTiles(
  tiles: readonly Tile[],
  context: ViewAsking & Pick<RequestContext, 'caller'>,
): Promise<Shown[]> {
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
async function readViews(tiles: readonly Tile[], context: ViewAsking): Promise<Map<string, View | null>> {
  const addresses = [...new Set(tiles.flatMap((tile) => (tile.kind === 'view' ? [tile.address] : [])))];
  const views = new Map<string, View | null>();
  for (let at = 0; at < addresses.length; at += atOnce) {
    const some = addresses.slice(at, at + atOnce);
    const read = await Promise.all(some.map((address) => readOne(address, context)));
    for (const [place, view] of read.entries()) views.set(some[place]!, view);
  }
  return views;
}

/** The view of an address as a tile draws it; null where what it names is no more. */
async function readOne(address: string, context: ViewAsking): Promise<View | null> {
  const read = await readTileView(address, context);
  return read !== null && ofEnds.has(read.form)
    ? { ...read, series: read.series.map((series) => ({ ...series, points: [] })) }
    : read;
}

import { readPublishedLoad } from '#statistics/series/newest-queries.ts';
import { findCallerByAccount } from '#features/account/public.server.ts';
import { giveNotice, type GivenNotice } from '#services/notifications/public.server.ts';
import { ownClock, type Clock } from '#platform/server/clock.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import { yieldToReaders } from '#platform/server/db/yield-to-readers.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import { defaultLocale, locales } from '#platform/shared/locales.ts';
import { findChanges, isSameLook, type NewestFigure } from '../../domain/find-changes.ts';
import { clockOfOwner } from '../boards/board-clock.ts';
import { readTileView, type TileView } from '../boards/read-tile-view.ts';
import { listWatched, noteCheck, noteLook, readLastCheck, type WatchedView } from './watch-queries.ts';
import { changeWords } from './watch-words.ts';

/** Views looked up together. */
const batch = 200;

type WatchServices = Pick<AnsweringServices, 'db' | 'config' | 'log' | 'translate'>;

/** Every minute: when facts were published or the clock's day turned, every watched view is looked at. */
export function boardWatching(services: WatchServices): Job {
  return {
    name: 'explorer-board-watching',
    schedule: everyMinute,
    work: async (_data, signal) => void (await watchBoards(services, new Date(), signal)),
  };
}

/** What was read in one run, by day and address, so that a view that many watch is read once. */
type Looks = Map<string, Promise<NewestFigure[] | null>>;

/** Looks at every watched view if anything it could show has changed since the last time; how many were told. */
export async function watchBoards(services: WatchServices, now: Date, signal: AbortSignal): Promise<number> {
  const db = yieldToReaders(services.db);
  const { day } = ownClock(services.config, now);
  const load = await readPublishedLoad(db);
  const last = await readLastCheck(db);
  if (last?.load === load && last.day === day) return 0;
  const looks: Looks = new Map();
  let told = 0;
  for (let after = { boardId: 0, tileId: '' }; ;) {
    const watched = await listWatched(db, after, batch);
    for (const view of watched) {
      signal.throwIfAborted();
      const caller = await findCallerByAccount(db, services.config, view.accountId);
      const clock = clockOfOwner(caller, services.config, now);
      if (await lookAt({ ...services, db }, view, { clock, looks })) told += 1;
    }
    if (watched.length < batch) break;
    after = watched.at(-1)!;
  }
  await noteCheck(db, { load, day });
  if (told > 0) services.log.info({ told }, 'boards told');
  return told;
}

/** Looks at one view; what changed of it is written together with its notice. True where it was told. */
async function lookAt(
  services: WatchServices,
  watched: WatchedView,
  { clock, looks }: { clock: Clock; looks: Looks },
): Promise<boolean> {
  const { db, translate, log } = services;
  const { address, lookedAt, seen } = watched;
  const key = `${clock.day} ${address}`;
  const look =
    looks.get(key) ??
    readTileView(address, { db, clock, translate, locale: defaultLocale })
      .then((view) => view && newestOfView(view))
      .catch((error: unknown) => {
        log.error({ err: error, address }, 'view of a board not looked at');
        return null;
      });
  looks.set(key, look);
  const newest = await look;
  if (newest === null || (address === lookedAt && isSameLook(seen, newest))) return false;
  const changes = address === lookedAt ? findChanges(seen, newest) : [];
  const words = changes.length === 0 ? null : await sayChanges(services, watched, { clock, changes });
  return services.db.transaction(async (tx) => {
    const isTold = words !== null;
    if (!(await noteLook(tx, watched, newest, isTold)) || !isTold) return false;
    await giveNotice(tx, [watched.accountId], {
      kind: 'board',
      words,
      path: `/boards/${watched.boardId}`,
      byMail: false,
      gatheredBy: `board:${watched.boardId}:${watched.tileId}`,
    });
    return true;
  });
}

/** The change in every language; null where the view is gone meanwhile. */
async function sayChanges(
  { db, translate }: WatchServices,
  watched: WatchedView,
  { clock, changes }: { clock: Clock; changes: ReturnType<typeof findChanges> },
): Promise<GivenNotice['words'] | null> {
  const said: [string, { title: string; text: string }][] = [];
  for (const locale of locales) {
    const view = await readTileView(watched.address, { db, clock, translate, locale });
    if (view === null) return null;
    said.push([locale, changeWords(watched, view, changes, locale)]);
  }
  return Object.fromEntries(said) as GivenNotice['words'];
}

/** The newest figure of each series of the chosen places of a view, as it is shown. */
export function newestOfView({ places, series }: TileView): NewestFigure[] {
  const chosen = new Set(places.flatMap(({ yugoId, isChosen }) => (isChosen ? [yugoId] : [])));
  return series.flatMap(({ measure, yugoId, points }) => {
    const last = points.at(-1);
    return last === undefined || !chosen.has(yugoId) ? [] : [{ measure, yugoId, ...last }];
  });
}

import { findCallerByAccount } from '#features/account/public.server.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import { yieldToReaders } from '#platform/server/db/yield-to-readers.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { formatDay } from '#platform/shared/dates.ts';
import { localTime } from '#platform/shared/local-time.ts';
import { defaultLocale, isLocale } from '#platform/shared/locales.ts';
import { clockOfOwner } from '../boards/board-clock.ts';
import { findBoard } from '../boards/board-queries.ts';
import { showTiles } from '../boards/show-tiles.ts';
import { composeBoardLetter } from './compose-board-letter.ts';
import {
  beginSending,
  endUnsure,
  listDueLetters,
  listLetterZones,
  noteRefused,
  noteSent,
  planLetters,
  type DueLetter,
} from './letter-queries.ts';
import { tellTile } from './tell-tile.ts';

/** Letters looked up together. */
const batch = 50;

type BoardServices = Pick<AnsweringServices, 'db' | 'config' | 'log' | 'mailer' | 'translate'>;

/** Every minute: letters of boards whose hour has come are made due, and those that are due go out. */
export function boardSending(services: BoardServices): Job {
  return {
    name: 'explorer-board-letters',
    schedule: everyMinute,
    work: async (_data, signal) => void (await sendBoards(services, new Date(), signal)),
  };
}

/** Makes letters due and sends what is due, giving way to readers; how many the mail server took. Several processes send each once. */
export async function sendBoards(services: BoardServices, now: Date, signal: AbortSignal): Promise<number> {
  const db = yieldToReaders(services.db);
  const own = { ...services, db };
  await endUnsure(db);
  const zones = await listLetterZones(db);
  if (zones.length === 0) return 0;
  await planLetters(
    db,
    zones.map((zone) => ({ zone, ...localTime(now, zone) })),
  );
  const fromDay = addDays(now.toISOString().slice(0, 10), -1);
  let sent = 0;
  for (let after = 0; ;) {
    const due = await listDueLetters(db, { after, fromDay }, batch);
    for (const letter of due) {
      signal.throwIfAborted();
      if (await sendOne(own, letter, now)) sent += 1;
    }
    if (due.length < batch) break;
    after = due.at(-1)!.boardId;
  }
  if (sent > 0) services.log.info({ sent }, 'boards sent');
  return sent;
}

/** Writes one letter and hands it to the mail server; false where it was not taken, which is noted. */
async function sendOne(services: BoardServices, due: DueLetter, now: Date): Promise<boolean> {
  const { db, mailer, log } = services;
  let from: 'due' | 'sending' = 'due';
  try {
    const letter = await writeLetter(services, due, now);
    if (letter === null || !(await beginSending(db, due))) return false;
    from = 'sending';
    await mailer.send(letter);
  } catch (error) {
    log.warn({ err: error, board: due.boardId }, 'letter of a board not taken');
    await noteRefused(db, due, { ...refusalOf(error), from });
    return false;
  }
  await noteSent(db, due);
  return true;
}

/** The board as its owner may see it; null where it or the account is gone meanwhile. */
async function writeLetter(
  { db, config, translate }: BoardServices,
  due: DueLetter,
  now: Date,
): Promise<Letter | null> {
  const locale = isLocale(due.locale) ? due.locale : defaultLocale;
  const [caller, board] = [
    await findCallerByAccount(db, config, due.accountId),
    await findBoard(db, due.boardId),
  ];
  if (board === null || caller.accountId !== board.accountId) return null;
  const clock = clockOfOwner(caller, config, now);
  const speech = { locale, translate };
  const tiles = await showTiles(board.tiles, { db, clock, caller, ...speech });
  const key = caller.hasActiveLicense ? 'Boards_Known' : 'Boards_OpenDay';
  return composeBoardLetter({
    ...due,
    locale,
    publicUrl: config.publicUrl,
    name: board.name,
    known: [
      translate(locale, key, { day: formatDay(clock.day, locale) }),
      ...(tiles.length === 0 ? [translate(locale, 'Boards_Empty')] : []),
    ].join(' '),
    tiles: tiles.map((tile) => tellTile(tile, speech)),
  });
}

/** A 5xx is the server's word that it will never take the letter; anything else may pass. */
function refusalOf(error: unknown): { reason: string; forGood: boolean } {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return {
    reason: error instanceof Error ? error.message : String(error),
    forGood: code >= 500 && code < 600,
  };
}

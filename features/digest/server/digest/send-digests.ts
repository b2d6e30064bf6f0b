import { randomUUID } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { ownClock } from '#platform/server/clock.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import { yieldToReaders } from '#platform/server/db/yield-to-readers.ts';
import { everyMinute, type Job } from '#platform/server/jobs/jobs.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { openLetterPrinter } from '#services/exports/public.server.ts';
import { localTime } from '#platform/shared/local-time.ts';
import {
  beginSending,
  claimLetters,
  endBounced,
  forgetLetters,
  listZones,
  noteRefused,
  noteSent,
  planLetters,
  type ClaimedLetter,
} from './letter-queries.ts';
import { newReading, prepareLetters } from './write-letters.ts';

/** Letters taken together. */
const batch = 50;
/** Letters handed to the mail server side by side. */
const sideBySide = 5;

type DigestServices = Pick<AnsweringServices, 'db' | 'config' | 'log' | 'mailer' | 'translate'>;

/** Name of the job that sends what is due; queued also when a reader asks for a letter at once. */
export const digestJob = 'keeping-digest';

/** Every minute: letters whose hour has come are made due, and those that are due go out. */
export function digestSending(services: DigestServices): Job {
  return {
    name: digestJob,
    schedule: everyMinute,
    async work(_data, signal) {
      await sendDigests(services, new Date(), signal);
      await endBounced(services.db);
      await forgetLetters(services.db);
    },
  };
}

/** Makes letters due and sends what is due, giving way to readers; how many the mail server took. Several processes share the work. */
export async function sendDigests(services: DigestServices, now: Date, signal: AbortSignal): Promise<number> {
  const { config, log } = services;
  const db = yieldToReaders(services.db);
  const own = { ...services, db };
  const zones = await listZones(db);
  await planLetters(
    db,
    zones.map((zone) => ({ zone, ...localTime(now, zone) })),
  );
  const printer = openLetterPrinter(own, signal);
  const clock = ownClock(config, now);
  try {
    const sent = await sendDue(own, newReading(clock, printer), signal);
    if (sent > 0) log.info({ sent }, 'digests sent');
    return sent;
  } finally {
    await printer?.close();
  }
}

/** Sends batch after batch of what is due; how many the mail server took. */
async function sendDue(
  services: DigestServices,
  shared: Parameters<typeof prepareLetters>[2],
  signal: AbortSignal,
): Promise<number> {
  const by = randomUUID();
  let sent = 0;
  for (;;) {
    signal.throwIfAborted();
    const letters = await claimLetters(services.db, by, batch);
    if (letters.length === 0) return sent;
    const write = await prepareLetters(services, letters, shared);
    for (let from = 0; from < letters.length; from += sideBySide) {
      signal.throwIfAborted();
      sent += await sendSome(services, letters.slice(from, from + sideBySide), { write, by });
    }
  }
}

/** Sends a few letters side by side, noted together before and after the mail server is spoken to; how many were taken. */
async function sendSome(
  services: DigestServices,
  claimed: readonly ClaimedLetter[],
  { write, by }: { write: (letter: ClaimedLetter) => Promise<Letter>; by: string },
): Promise<number> {
  const written = new Map<ClaimedLetter, Letter>();
  for (const each of claimed) {
    written.set(each, await write(each));
    await otherWork();
  }
  const begun = await beginSending(services.db, claimed, by);
  const taken = await Promise.all(
    begun.map(async (each) => ((await sendOne(services, each, written.get(each)!)) ? [each] : [])),
  );
  await noteSent(services.db, taken.flat());
  return taken.flat().length;
}

/** Hands one letter to the mail server; false, and noted, where it was not taken. */
async function sendOne(
  { db, mailer, log }: DigestServices,
  claimed: ClaimedLetter,
  letter: Letter,
): Promise<boolean> {
  try {
    await mailer.send(letter);
    return true;
  } catch (error) {
    log.warn({ err: error, issueDay: claimed.issueDay }, 'digest not taken');
    await noteRefused(db, claimed, refusalOf(error));
    return false;
  }
}

/** A 5xx is the server's word that it will never take the letter; anything else may pass. */
function refusalOf(error: unknown): { reason: string; forGood: boolean } {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return {
    reason: error instanceof Error ? error.message : String(error),
    forGood: code >= 500 && code < 600,
  };
}

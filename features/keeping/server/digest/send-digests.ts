import { randomUUID } from 'node:crypto';
import { tellBrief, type ToldBrief } from '#features/events/server-door.ts';
import { chooseClock, type Clock } from '#platform/server/clock.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { localTime } from '../../domain/digest/local-time.ts';
import { buildEdition, listSections, type SectionMemo } from './build-edition.ts';
import { composeDigest } from './compose-digest.ts';
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
import { tellSections } from './tell-sections.ts';

/** Letters taken together. */
const batch = 50;

type DigestServices = Pick<AnsweringServices, 'db' | 'config' | 'log' | 'mailer' | 'translate'>;

/** What the letters of one run share: what many read is read once. */
interface Run {
  clock: Clock;
  memo: SectionMemo;
  briefs: Map<string, Promise<ToldBrief | null>>;
  by: string;
}

/** Every minute: letters whose hour has come are made due, and those that are due go out. */
export function digestSending(services: DigestServices): Job {
  return {
    name: 'keeping-digest',
    schedule: '* * * * *',
    async work(_data, signal) {
      await sendDigests(services, new Date(), signal);
      await endBounced(services.db);
      await forgetLetters(services.db);
    },
  };
}

/** Makes letters due and sends what is due; how many the mail server took. Several processes share the work. */
export async function sendDigests(services: DigestServices, now: Date, signal: AbortSignal): Promise<number> {
  const { db, config, log } = services;
  const zones = await listZones(db);
  await planLetters(
    db,
    zones.map((zone) => ({ zone, ...localTime(now, zone) })),
  );
  const clock = chooseClock(undefined, { pinned: config.AS_OF, sampleData: config.sampleData }, now)!;
  const run: Run = { clock, memo: new Map(), briefs: new Map(), by: randomUUID() };
  let sent = 0;
  for (;;) {
    signal.throwIfAborted();
    const letters = await claimLetters(db, run.by, batch);
    if (letters.length === 0) break;
    for (const letter of letters) {
      signal.throwIfAborted();
      if (await sendOne(services, letter, run)) sent += 1;
    }
  }
  if (sent > 0) log.info({ sent }, 'digests sent');
  return sent;
}

async function sendOne(services: DigestServices, claimed: ClaimedLetter, run: Run): Promise<boolean> {
  const { db, config, mailer, log } = services;
  const { clock, memo, by } = run;
  const { email, token, hour, zone, accountId, ownRegion, emailKey, issueDay } = claimed;
  const locale = isLocale(claimed.locale) ? claimed.locale : defaultLocale;
  const reader = { accountId, locale, clock };
  const { subjects } = await listSections(db, reader);
  const edition = await buildEdition(db, reader, subjects, { period: 'day', memo, version: '' });
  const sections = await tellSections(db, edition.sections, accountId);
  const letter = composeDigest({
    email,
    locale,
    publicUrl: config.publicUrl,
    token,
    hour,
    zone,
    clock: clock.news,
    sections,
    brief: ownRegion === null ? null : await readBrief(services, run, { yugoId: ownRegion, locale }),
    messageId: `<digest.${issueDay}.${token.slice(0, 12)}@${new URL(config.publicUrl).hostname}>`,
  });
  if (!(await beginSending(db, claimed, by))) return false;
  try {
    await mailer.send(letter);
  } catch (error) {
    log.warn({ err: error, issueDay }, 'digest not taken');
    await noteRefused(db, { emailKey, issueDay }, refusalOf(error));
    return false;
  }
  await noteSent(db, claimed);
  return true;
}

/** The morning of a region in a language, written once a run; one that cannot be written costs nobody the letter. */
function readBrief(
  { db, translate, log }: DigestServices,
  { briefs, clock }: Run,
  { yugoId, locale }: { yugoId: number; locale: Locale },
): Promise<ToldBrief | null> {
  const key = `${yugoId} ${locale}`;
  const known =
    briefs.get(key) ??
    tellBrief(yugoId, { db, translate, locale, clock }).catch((error: unknown) => {
      log.error({ err: error, yugoId }, 'no brief in the digest');
      return null;
    });
  briefs.set(key, known);
  return known;
}

/** A 5xx is the server's word that it will never take the letter; anything else may pass. */
function refusalOf(error: unknown): { reason: string; forGood: boolean } {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return {
    reason: error instanceof Error ? error.message : String(error),
    forGood: code >= 500 && code < 600,
  };
}

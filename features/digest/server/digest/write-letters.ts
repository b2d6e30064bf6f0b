import { readMutings, nameFollowed, readHeadlines, type ToldHeadline } from '#features/news/public.server.ts';
import {
  readPlaceWeeks,
  tellBrief,
  type PlaceWeeks,
  type ToldBrief,
} from '#features/briefing/public.server.ts';
import { readIndustryNews, type IndustryNews } from '#features/industries/public.server.ts';
import { readThemeNews, type ThemeNews } from '#features/quotes/public.server.ts';
import type { LetterPrinter } from '#services/exports/public.server.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Letter } from '#platform/server/mail/mail.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/shared/locales.ts';
import { listSectionsOf, type StoredSubscription } from '#services/following/public.server.ts';
import {
  describeSubjects,
  industriesOf,
  numberedOf,
  type Described,
} from '../subscriptions/describe-subjects.ts';
import { tellsBlindSpots } from '../../domain/digest/letter-parts.ts';
import { buildEdition, defaultSections, type SectionMemo } from './build-edition.ts';
import { composeDigest } from './compose-digest.ts';
import type { ClaimedLetter } from './letter-queries.ts';
import { placeHeadlines } from './tell-sections.ts';
import { tellSpots, type ToldSpots } from './write-spots-part.ts';

/** What writing letters takes; `db` is the run's own, which gives way to readers. */
type WritingServices = Pick<AnsweringServices, 'db' | 'config' | 'log' | 'translate'>;

/** What the letters of one run share: what many read is read once. */
interface SharedReading {
  clock: Clock;
  sections: SectionMemo;
  briefs: Map<string, Promise<ToldBrief | null>>;
  weeks: Map<Locale, Promise<PlaceWeeks | null>>;
  themes: Map<Locale, Promise<Map<number, ThemeNews>>>;
  /** By locale; null of a number that is no industry. */
  industries: Map<Locale, Map<number, IndustryNews | null>>;
  /** Makes the file of a letter; null where there is no browser. */
  printer: LetterPrinter | null;
  /** Names by locale; a subject without one has an empty name there. */
  names: Map<Locale, Map<string, string>>;
  headlines: Map<number, ToldHeadline | null>;
}

/** Nothing read yet, by a clock. */
export function newReading(clock: Clock, printer: LetterPrinter | null): SharedReading {
  return {
    clock,
    printer,
    sections: new Map(),
    briefs: new Map(),
    weeks: new Map(),
    themes: new Map(),
    industries: new Map(),
    names: new Map(),
    headlines: new Map(),
  };
}

/** Prepares a batch of letters: what each account follows and mutes comes at once; the letter itself is composed when it is asked for. */
export async function prepareLetters(
  services: WritingServices,
  claimed: readonly ClaimedLetter[],
  shared: SharedReading,
): Promise<(letter: ClaimedLetter) => Promise<Letter>> {
  const { db } = services;
  const accountIds = claimed.flatMap(({ accountId }) => accountId ?? []);
  const [followed, muting] = [await listSectionsOf(db, accountIds), await readMutings(db, accountIds)];
  const ownOf = ({ accountId }: ClaimedLetter) => followed.get(accountId ?? 0) ?? [];
  for (const [locale, letters] of Map.groupBy(claimed, localeOf))
    await learnNames(db, locale, [...defaultSections, ...letters.flatMap(ownOf)], shared);
  return async (letter) => {
    const locale = localeOf(letter);
    const subjects = letter.withSections ? await describe(db, letter, ownOf(letter), shared) : [];
    const reader = { accountId: letter.accountId, locale, clock: shared.clock };
    const edition = await buildEdition(db, reader, subjects, {
      period: 'day',
      memo: shared.sections,
      version: '',
    });
    const headlines = await learnHeadlines(
      db,
      edition.sections.flatMap(({ stories }) => stories.map(({ newsId }) => newsId)),
      shared,
    );
    const { ownRegion, withBrief } = letter;
    const { publicUrl } = services.config;
    const composed = composeDigest({
      ...letter,
      locale,
      publicUrl,
      clock: shared.clock.news,
      sections: placeHeadlines(edition.sections, headlines, muting(letter.accountId ?? 0)),
      brief:
        ownRegion === null || !withBrief
          ? null
          : await readBrief(services, shared, { yugoId: ownRegion, locale }),
      spots: await readSpots(services, shared, letter),
      messageId: `<digest.${nameOf(letter)}@${new URL(publicUrl).hostname}>`,
    });
    return letter.withPdf ? withFile(composed, services, shared) : composed;
  };
}

/** What tells a letter from every other; the letter of the hour has no number behind its day. */
function nameOf({ issueDay, askedNo, token }: ClaimedLetter): string {
  return [issueDay, ...(askedNo === 0 ? [] : [askedNo]), token.slice(0, 12)].join('.');
}

/** The blind spots of the week near the reader, read once a run and language; what cannot be read costs nobody the letter. */
async function readSpots(
  { db, translate, log }: WritingServices,
  { weeks, clock }: SharedReading,
  letter: ClaimedLetter,
): Promise<ToldSpots | null> {
  if (!tellsBlindSpots(letter, letter.issueDay)) return null;
  const locale = localeOf(letter);
  const known =
    weeks.get(locale) ??
    readPlaceWeeks({ db, translate, locale, clock }).catch((error: unknown) => {
      log.error({ err: error }, 'no blind spots in the digest');
      return null;
    });
  weeks.set(locale, known);
  const read = await known;
  return read === null ? null : tellSpots(read, letter.ownRegion);
}

/** The letter with itself as a file; where it cannot be printed it goes without one. */
async function withFile(
  letter: Letter & { html: string },
  { log }: WritingServices,
  { printer, clock }: SharedReading,
): Promise<Letter> {
  try {
    const content = await printer?.print(letter.html);
    if (content === undefined) return letter;
    const filename = `svodka-${dayAt(clock.news)}.pdf`;
    return { ...letter, attachments: [{ filename, content, contentType: 'application/pdf' }] };
  } catch (error) {
    log.error({ err: error }, 'no file in the digest');
    return letter;
  }
}

function localeOf({ locale }: ClaimedLetter): Locale {
  return isLocale(locale) ? locale : defaultLocale;
}

/** The sections of a letter: those its reader chose, else the usual ones. */
async function describe(
  db: Db,
  letter: ClaimedLetter,
  own: readonly StoredSubscription[],
  reading: SharedReading,
): Promise<Described[]> {
  const { clock, names, themes } = reading;
  const locale = localeOf(letter);
  const learnThemes = () => {
    const known = themes.get(locale) ?? readThemeNews({ db, locale, clock });
    themes.set(locale, known);
    return known;
  };
  const shared = {
    names: names.get(locale),
    themes: own.some(({ type }) => type === 'theme') ? await learnThemes() : undefined,
    industries: await learnIndustries(db, locale, industriesOf(own), reading),
  };
  const chosen = await describeSubjects(own, { db, locale, clock }, letter.accountId ?? 0, shared);
  return chosen.length > 0 ? chosen : describeSubjects(defaultSections, { db, locale, clock }, 0, shared);
}

/** Headlines of the industries of a letter: those no letter before had are read. */
async function learnIndustries(
  db: Db,
  locale: Locale,
  ids: readonly number[],
  { industries, clock }: SharedReading,
): Promise<Map<number, IndustryNews>> {
  const known = industries.get(locale) ?? new Map<number, IndustryNews | null>();
  industries.set(locale, known);
  const fresh = ids.filter((id) => !known.has(id));
  const read = fresh.length === 0 ? new Map() : await readIndustryNews(fresh, { db, locale, clock });
  for (const id of fresh) known.set(id, read.get(id) ?? null);
  return new Map(
    ids.flatMap((id) => {
      const found = known.get(id);
      return found ? [[id, found] as const] : [];
    }),
  );
}

/** Names of what is not named yet in a language. */
async function learnNames(
  db: Db,
  locale: Locale,
  stored: readonly StoredSubscription[],
  { names, clock }: SharedReading,
): Promise<void> {
  const known = names.get(locale) ?? new Map<string, string>();
  names.set(locale, known);
  const asked = new Map(numberedOf(stored).map((each) => [`${each.kind} ${each.id}`, each]));
  const fresh = [...asked].flatMap(([key, each]) => (known.has(key) ? [] : [each]));
  if (fresh.length === 0) return;
  for (const [key, name] of await nameFollowed(db, fresh, { locale, clock: clock.news }))
    known.set(key, name);
}

/** Headlines of a letter: those no letter before had are read, a few hundred at once. */
async function learnHeadlines(
  db: Db,
  newsIds: readonly number[],
  { headlines }: SharedReading,
): Promise<Map<number, ToldHeadline>> {
  const fresh = [...new Set(newsIds.filter((id) => !headlines.has(id)))];
  for (let from = 0; from < fresh.length; from += 200) {
    const asked = fresh.slice(from, from + 200);
    const read = await readHeadlines(db, asked);
    for (const id of asked) headlines.set(id, read.get(id) ?? null);
  }
  return new Map(
    newsIds.flatMap((id) => {
      const headline = headlines.get(id);
      return headline ? [[id, headline] as const] : [];
    }),
  );
}

/** The morning of a region in a language, written once a run; one that cannot be written costs nobody the letter. */
function readBrief(
  { db, translate, log }: WritingServices,
  { briefs, clock }: SharedReading,
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

import { z } from 'zod';
import {
  countAttempt,
  emailKey,
  findAccount,
  findOwnRegion,
  subscribe,
  unsubscribeByEmail,
} from '#features/account/public.server.ts';
import { readPlaceWeeks, tellBrief } from '#features/briefing/public.server.ts';
import { canPrint } from '#services/exports/public.server.ts';
import { countFollowed, countHeadlines } from '#features/news/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { editionContract } from '../../contract/digest-calls.ts';
import { periodStart, shownPeriods, type DigestPeriod } from '../../domain/digest/digest-periods.ts';
import { hasContent, tellsBlindSpots } from '../../domain/digest/letter-parts.ts';
import { isZone, localTime } from '#platform/shared/local-time.ts';
import { maxSubscriptions } from '#services/following/public.ts';
import { insertSubscription, placeSections, setInDigest } from '#services/following/public.server.ts';
import { buildEdition, listSections } from './build-edition.ts';
import { findChoice, feedTokenOf, saveChoice } from './choice-queries.ts';
import { composeDigest } from './compose-digest.ts';
import { findEdition, keepEdition, type Edition } from './edition-queries.ts';
import { askForLetter } from './letter-queries.ts';
import { readWeeks, readWeekTotals } from './section-weeks.ts';
import { digestJob } from './send-digests.ts';
import { tellSections } from './tell-sections.ts';
import { tellSpots } from './write-spots-part.ts';

/** Letters that a reader may have sent at once. */
const lettersAsked = { kind: 'digest-asked', most: 3, windowSeconds: 3600 };

/** The digest on the page: frozen for an hour, made of sections; and its letter: when it goes, and how it looks. */
export const editionRoutes: Routes<typeof editionContract> = {
  async 'digest/get'({ period, pageIndex, pageSize, requestId }, context) {
    const { db, caller, clock, locale } = context;
    const kept = requestId === undefined ? null : await findEdition(db, requestId, caller.accountId);
    const { isPersonal, subjects } = await listSections(db, { accountId: caller.accountId, locale, clock });
    const edition = kept ?? (await makeEdition(context, subjects, period));
    const index = kept === null && requestId !== undefined ? 1 : pageIndex;
    const page = edition.sections.slice((index - 1) * pageSize, index * pageSize);
    const [sections, weekOf, weekTotalOf, counts] = await Promise.all([
      tellSections(db, page, caller.accountId),
      readWeeks(page, context),
      readWeekTotals(page, { period, subjects }, context),
      countHeadlines(db, {
        clock: clock.news,
        language: locale,
        from: [...shownPeriods, period].map((each) => periodStart(each, clock.news)),
      }),
    ]);
    return {
      requestId: edition.requestId,
      hasStartedAnew: requestId !== undefined && kept === null,
      isPersonal,
      period,
      from: edition.fromAt.toISOString(),
      to: edition.clockAt.toISOString(),
      headlineCounts: { '3h': counts[0]!, day: counts[1]!, week: counts[2]! },
      headlinesTotal: counts[3]!,
      reached: edition.reached,
      sectionsTotal: edition.sections.length,
      sections: sections.map((section) => ({
        ...section,
        week: weekOf(section),
        weekTotal: weekTotalOf(section),
      })),
    };
  },
  async 'digest/subscribeToRubric'({ rubricId }, { db, caller }) {
    const accountId = caller.accountId!;
    const subject = { type: 'rubric', value: rubricId } as const;
    await db.transaction(async (tx) => {
      if (!(await insertSubscription(tx, accountId, subject)))
        throw new AppError('too_many_kept', { most: maxSubscriptions });
      await setInDigest(tx, accountId, subject, true);
    });
    return { ok: true };
  },
  async 'digest/UnsubscribeFromSection'({ sectionType, sectionId }, { db, caller }) {
    await setInDigest(db, caller.accountId!, { type: sectionType, value: sectionId }, false);
    return { ok: true };
  },
  async 'digest/orderSections'({ sections }, { db, caller }) {
    const subjects = sections.map(({ sectionType, sectionId }) => ({ type: sectionType, value: sectionId }));
    await placeSections(db, caller.accountId!, subjects);
    return { ok: true };
  },
  async 'digest/getMailing'(_input, { db, caller, config }) {
    const { email } = (await findAccount(db, caller.accountId!))!;
    const [choice, feedToken, region] = await Promise.all([
      findChoice(db, emailKey(email)),
      feedTokenOf(db, caller.accountId!),
      findOwnRegion(db, caller.accountId!),
    ]);
    const lastSent = choice.lastSent?.toISOString() ?? null;
    return { ...choice, lastSent, email, feedToken, hasRegion: region !== null, canPrint: canPrint(config) };
  },
  async 'digest/saveMailing'({ isOn, ...choice }, { db, caller, locale }) {
    const { email } = (await findAccount(db, caller.accountId!))!;
    const whole = { ...(await findChoice(db, emailKey(email))), ...choice };
    if (!isZone(choice.zone) || choice.weekdays.length === 0 || !hasContent(whole))
      throw new AppError('bad_request', { fields: [{ path: 'zone', message: 'Error_BadRequest' }] });
    await db.transaction(async (tx) => {
      if (isOn) await subscribe(tx, email, locale, true);
      else await unsubscribeByEmail(tx, email);
      await saveChoice(tx, emailKey(email), whole);
    });
    return { ok: true };
  },
  async 'digest/sendLetter'(_input, { db, caller, jobs, now }) {
    const { email } = (await findAccount(db, caller.accountId!))!;
    const key = emailKey(email);
    const { isOn, zone } = await findChoice(db, key);
    if (!isOn) throw new AppError('not_found');
    await countAttempt(db, lettersAsked, key);
    const askedNo = await askForLetter(db, key, localTime(now, zone).day);
    if (askedNo === null) throw new AppError('not_found');
    await jobs.add(digestJob, {});
    return { ok: true };
  },
  async 'digest/getLetter'(_input, context) {
    const { db, caller, locale, clock, config, translate, now } = context;
    const { email } = (await findAccount(db, caller.accountId!))!;
    const reader = { accountId: caller.accountId, locale, clock };
    const [choice, region] = await Promise.all([
      findChoice(db, emailKey(email)),
      findOwnRegion(db, caller.accountId!),
    ]);
    const { hour, zone, weekdays, withBrief, withSections } = choice;
    const { subjects } = await listSections(db, reader);
    const { sections } = await buildEdition(db, reader, withSections ? subjects : [], {
      period: 'day',
      version: '',
    });
    const withSpots = tellsBlindSpots(choice, localTime(now, zone).day);
    const { subject, html, text } = composeDigest({
      email,
      locale,
      publicUrl: config.publicUrl,
      token: 'preview',
      hour,
      zone,
      weekdays,
      clock: clock.news,
      sections: await tellSections(db, sections, caller.accountId),
      brief: region === null || !withBrief ? null : await tellBrief(region, { db, translate, locale, clock }),
      spots: withSpots ? tellSpots(await readPlaceWeeks({ db, translate, locale, clock }), region) : null,
    });
    return { subject, html, text };
  },
};

async function makeEdition(
  { db, caller, clock, locale }: RequestContext,
  subjects: Parameters<typeof buildEdition>[2],
  period: DigestPeriod,
): Promise<Edition> {
  const { accountId } = caller;
  const version = `${await readVersion(db)} ${accountId ?? ''}`;
  const built = await buildEdition(db, { accountId, locale, clock }, subjects, { period, version });
  const followed = subjects.map((subject) => subject.followed);
  const span = { clock: built.clockAt, from: built.fromAt, language: locale };
  const edition = { ...built, reached: await countFollowed(db, followed, span) };
  await keepEdition(db, { ...edition, accountId });
  return edition;
}

async function readVersion(db: Db): Promise<number> {
  const [row] = await db.rows(z.object({ version: z.int() }), 'select version from data_version');
  return row!.version;
}

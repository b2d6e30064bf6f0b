import { tellBrief } from '#features/briefing/public.server.ts';
import { findLongAffair, listBusiestOutlets } from '#features/news/public.server.ts';
import { getPlace, readForecast, readQuality } from '#features/regions/public.server.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import { changeContext, type RequestContext } from '#platform/server/context.ts';
import { openClock } from '#platform/server/open-clock.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import { moscowYugoId } from '#platform/shared/known-places.ts';
import { listTerms } from '#services/terms/public.server.ts';
import type { shellContract } from '../contract.ts';
import { readRegionTrend } from './region-trend.ts';

type Proof = HandlerOutput<typeof shellContract, 'site/getLandingProof'>;

const dayMs = 86_400_000;
const readDays = 30;
const outletsShown = 16;
const ownTeam = 'svodka';
const affairDays = 90;
const stepsShown = 5;
const measuresShown = 5;
/** Sentences of the brief that are read aloud here, in its order. */
const spokenRules: ReadonlySet<string> = new Set(['cases', 'forecast']);

/**
 * What stands behind the product's word: one place as of the newest open day, and the news as of the clock. The sample's
 * own day is open here, as nothing of one region that everybody may install is behind a licence.
 */
export async function readLandingProof(context: RequestContext): Promise<Proof> {
  const { db, clock, config, now, locale } = context;
  const isOpen = clock.kind === 'sample';
  const open = isOpen ? context : changeContext(context, { clock: openClock(clock, config, now) });
  const daysAgo = (days: number): Date => new Date(clock.news.getTime() - days * dayMs);
  const [trend, forecast, record, sentences, measures, affair, outlets] = await Promise.all([
    readRegionTrend(open, moscowYugoId),
    readForecast(moscowYugoId, 'cases', open),
    readRecord(open),
    readSentences(open),
    readMeasures(open),
    readAffair(daysAgo(affairDays), context),
    listBusiestOutlets(db, {
      language: locale,
      from: daysAgo(readDays),
      clock: clock.news,
      most: outletsShown,
    }),
  ]);
  return {
    openDay: open.clock.day,
    newsDay: dayAt(clock.news),
    trend,
    forecast,
    record,
    sentences,
    measures,
    affair,
    outlets: { ...outlets, days: readDays },
  };
}

async function readSentences(context: RequestContext): Promise<Proof['sentences']> {
  const { sentences } = await tellBrief(moscowYugoId, context);
  return sentences.filter(({ rule }) => spokenRules.has(rule));
}

async function readMeasures({ db, clock, locale }: RequestContext): Promise<Proof['measures']> {
  const { day } = clock;
  const span = { from: day, to: day, day };
  const terms = await listTerms(db, { yugoId: moscowYugoId, withNational: true }, span, locale);
  if (terms.length === 0) return null;
  const newest = terms.toSorted((one, other) => other.starts.localeCompare(one.starts) || one.id - other.id);
  // Place and country may have one of a kind each: it is shown once.
  const kinds = newest.filter(({ title }, at) => newest.findIndex((each) => each.title === title) === at);
  return {
    inForce: terms.length,
    shown: kinds.slice(0, measuresShown).map(({ id, title, starts }) => ({ id, title, starts })),
  };
}

/** In the language of the reader; where its headlines make no affair, in English. */
async function readAffair(from: Date, { db, clock, locale }: RequestContext): Promise<Proof['affair']> {
  const span = { from, clock: clock.news };
  const found =
    (await findLongAffair(db, { language: locale, ...span })) ??
    (locale === 'en' ? null : await findLongAffair(db, { language: 'en', ...span }));
  if (found === null) return null;
  const { steps, headlines, outlets } = found;
  const shown = steps
    .toSorted((one, other) => other.sourceCount - one.sourceCount || one.storyId - other.storyId)
    .slice(0, stepsShown)
    .toSorted((one, other) => one.firstAt.getTime() - other.firstAt.getTime());
  return {
    steps: steps.length,
    headlines,
    outlets,
    from: dayAt(steps[0]!.firstAt),
    to: dayAt(new Date(Math.max(...steps.map(({ latestAt }) => latestAt.getTime())))),
    shown: shown.map(({ storyId, firstAt, title, language }) => ({
      storyId,
      day: dayAt(firstAt),
      title,
      language,
    })),
  };
}

async function readRecord(context: RequestContext): Promise<Proof['record']> {
  const { shortName } = await getPlace(moscowYugoId, context);
  const query = { yugoId: moscowYugoId, measure: 'cases', team: ownTeam } as const;
  const { from, to, scores } = await readQuality(query, context);
  if (from === null || to === null) return null;
  const horizons = scores.map(({ horizonWeeks, count, maeModel, maeBaseline, held80 }) => ({
    horizonWeeks,
    count,
    maeModel,
    maeBaseline,
    held80,
  }));
  return { place: shortName, from, to, horizons };
}

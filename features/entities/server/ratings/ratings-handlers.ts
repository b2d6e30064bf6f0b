import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { dayAt, listDays } from '#platform/shared/calendar-days.ts';
import type { EntityKind } from '#newsengine/entities/entity-kind.ts';
import type { ratingsContract } from '../../contract/ratings-calls.ts';
import { ratingSpan, type RatingPeriod, type RatingSpan } from '../../domain/ratings/rating-span.ts';
import { kindNumber, kindOf } from '../../domain/registry/fields.ts';
import { findKept } from '../dossier/entity-queries.ts';
import {
  countOutlets,
  findCountry,
  listCountries,
  listNames,
  listRatedDays,
  ranked,
  sumHeadlines,
  type CountedRow,
} from './rating-queries.ts';
import { readRanked } from './read-ranked.ts';

type Rating = HandlerOutput<typeof ratingsContract, 'entities/getRating'>;
type Rated = Rating['rows'][number];

interface Question {
  kind?: EntityKind;
  rubricId?: number | null;
  countryId?: number;
  period: RatingPeriod;
  day?: string;
  pageSize: number;
}

/** Who left these first places is named. */
const firstPlaces = 20;
const maxLeft = 6;

/** Handlers of who is named most. */
export const ratingsRoutes: Routes<typeof ratingsContract> = {
  async 'internal/GetObjectRatingTop'(question, context) {
    return (await readRating(question, context)).rows;
  },
  'entities/getRating': readRating,
  async 'entities/getRatingPlace'({ id, period }, { db, clock }) {
    const entity = await findKept(db, id);
    if (!entity) throw new AppError('dossier_not_found', { id });
    const span = ratingSpan(period, dayAt(clock.news));
    const found = (await readRanked(db, span, { kind: entity.kind, rubricId: null, countryId: null })).find(
      (row) => row.id === entity.id,
    );
    return {
      kind: kindOf(entity.kind),
      from: span.from,
      to: span.to,
      // A band that reaches the end of what was read would go on beyond it.
      place: found?.band && found.band.high < ranked ? { count: found.count, ...found.band } : null,
    };
  },
};

async function readRating(
  { kind, rubricId = null, countryId: requested, period, day, pageSize }: Question,
  { db, clock, locale }: RequestContext,
): Promise<Rating> {
  const today = dayAt(clock.news);
  const span = ratingSpan(period, day === undefined || day > today ? today : day);
  const narrowing = { rubricId, countryId: await readCountry(db, requested) };
  const { countryId } = narrowing;
  const [counted, whole, countries] = await Promise.all([
    readRanked(db, span, { kind: kind === undefined ? null : kindNumber(kind), ...narrowing }),
    sumHeadlines(db, span, narrowing),
    listCountries(db, span, { rubricId, locale }),
  ]);
  const shown = counted
    .flatMap(({ band, ...row }) => (band === null ? [] : [{ row, band }]))
    .slice(0, pageSize);
  const ids = shown.map(({ row }) => row.id);
  const left = listLeft(counted);
  const [days, outlets, names] = await Promise.all([
    listRatedDays(db, ids, span, narrowing),
    countOutlets(db, ids, span, narrowing),
    listNames(db, [...ids, ...left.map(({ id }) => id), ...(countryId === null ? [] : [countryId])], locale),
  ]);
  const rows = shown.map(({ row, band }): Rated => ({
    ...describe(row, counted, whole),
    ...band,
    name: names.get(row.id) ?? '',
    outlets: outlets.find(({ id }) => id === row.id)?.outlets ?? 0,
    days: daysOf(row.id, days, span),
  }));
  return {
    ...span,
    headlines: whole.headlines,
    beforeHeadlines: whole.before,
    country: countryId === null ? null : { id: countryId, name: names.get(countryId) ?? '' },
    countries,
    rows,
    left: left.map((row) => ({ ...row, name: names.get(row.id) ?? '' })),
    ofTheDay: rows.toSorted((one, other) => growthOf(other) - growthOf(one))[0] ?? null,
  };
}

async function readCountry(db: Db, requested: number | undefined): Promise<number | null> {
  if (requested === undefined) return null;
  const country = await findCountry(db, requested);
  if (country === null) throw new AppError('dossier_not_found', { id: requested });
  return country;
}

function describe(
  { id, kind, count, before }: CountedRow,
  counted: readonly CountedRow[],
  whole: { headlines: number; before: number },
) {
  const share = (part: number, of: number): number => (of === 0 ? 0 : (part / of) * 1000);
  return {
    id,
    objectType: kind,
    kind: kindOf(kind),
    count,
    perThousand: share(count, whole.headlines),
    before:
      before === 0
        ? null
        : { rank: rankBefore(before, counted), count: before, perThousand: share(before, whole.before) },
  };
}

function rankBefore(before: number, counted: readonly CountedRow[]): number {
  return 1 + counted.filter((other) => other.before > before).length;
}

function growthOf({ perThousand, before }: Rated): number {
  return perThousand - (before?.perThousand ?? 0);
}

function daysOf(
  id: number,
  rows: readonly { id: number; day: string; headlines: number }[],
  { from, to }: RatingSpan,
): number[] {
  const own = new Map(rows.filter((row) => row.id === id).map(({ day, headlines }) => [day, headlines]));
  return listDays(from, to).map((day) => own.get(day) ?? 0);
}

/** Who stood among the first before and does not now, the best first. */
function listLeft(counted: readonly CountedRow[]): Omit<Rating['left'][number], 'name'>[] {
  return counted
    .map((row) => ({
      id: row.id,
      kind: kindOf(row.kind),
      rank: rankBefore(row.before, counted),
      before: row.before,
      count: row.count,
      now: 1 + counted.filter(({ count }) => count > row.count).length,
    }))
    .filter(({ before, rank, now }) => before > 0 && rank <= firstPlaces && now > firstPlaces)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxLeft)
    .map(({ now: _now, ...row }) => row);
}

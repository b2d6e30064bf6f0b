import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { dayAt, listDays } from '#platform/shared/calendar-days.ts';
import type { EntityKind } from '#newsengine/entities/entity-kind.ts';
import type { ratingsContract } from '../../contract/ratings-calls.ts';
import { rankBands } from '../../domain/ratings/rank-bands.ts';
import { ratingSpan, type RatingPeriod, type RatingSpan } from '../../domain/ratings/rating-span.ts';
import { kindNumber, kindOf } from '../../domain/registry/fields.ts';
import { findEntity } from '../dossier/entity-queries.ts';
import {
  countOutlets,
  listCounted,
  listRatedDays,
  ranked,
  sumHeadlines,
  type CountedRow,
} from './rating-queries.ts';

type Rating = HandlerOutput<typeof ratingsContract, 'entities/getRating'>;
type Rated = Rating['rows'][number];

interface Question {
  kind?: EntityKind;
  period: RatingPeriod;
  day?: string;
  pageSize: number;
}

/** Who left these first places is named. */
const firstPlaces = 20;
const mostLeft = 6;

/** Handlers of who is named most. */
export const ratingsRoutes: Routes<typeof ratingsContract> = {
  async 'internal/GetObjectRatingTop'(question, context) {
    return (await readRating(question, context)).rows;
  },
  'entities/getRating': readRating,
  async 'entities/getRatingPlace'({ id, period }, { db, clock, locale }) {
    const entity = await findEntity(db, id, locale);
    if (!entity) throw new AppError('dossier_not_found', { id });
    const span = ratingSpan(period, dayAt(clock.news));
    const counted = await listCounted(db, span, { kind: entity.kind, locale });
    const named = counted.filter(({ count }) => count > 0);
    const at = named.findIndex((row) => row.id === entity.id);
    const band = rankBands(named.map((row) => row.count))[at];
    return {
      kind: kindOf(entity.kind),
      from: span.from,
      to: span.to,
      // A band that reaches the end of what was read would go on beyond it.
      place: band && band.high < ranked ? { count: named[at]!.count, ...band } : null,
    };
  },
};

async function readRating(
  { kind, period, day, pageSize }: Question,
  { db, clock, locale }: RequestContext,
): Promise<Rating> {
  const today = dayAt(clock.news);
  const span = ratingSpan(period, day === undefined || day > today ? today : day);
  const [counted, whole] = await Promise.all([
    listCounted(db, span, { kind: kind === undefined ? null : kindNumber(kind), locale }),
    sumHeadlines(db, span),
  ]);
  const named = counted.filter(({ count }) => count > 0);
  const shown = named.slice(0, pageSize);
  const ids = shown.map(({ id }) => id);
  const [days, outlets] = await Promise.all([listRatedDays(db, ids, span), countOutlets(db, ids, span)]);
  const bands = rankBands(named.map(({ count }) => count));
  const rows = shown.map((row, at): Rated => ({
    ...describe(row, counted, whole),
    ...bands[at]!,
    outlets: outlets.find(({ id }) => id === row.id)?.outlets ?? 0,
    days: daysOf(row.id, days, span),
  }));
  return {
    ...span,
    headlines: whole.headlines,
    beforeHeadlines: whole.before,
    rows,
    left: listLeft(counted),
    ofTheDay: rows.toSorted((one, other) => growthOf(other) - growthOf(one))[0] ?? null,
  };
}

function describe(
  { id, kind, name, count, before }: CountedRow,
  counted: readonly CountedRow[],
  whole: { headlines: number; before: number },
) {
  const share = (part: number, of: number): number => (of === 0 ? 0 : (part / of) * 1000);
  return {
    id,
    name,
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
function listLeft(counted: readonly CountedRow[]): Rating['left'] {
  return counted
    .map((row) => ({
      id: row.id,
      name: row.name,
      kind: kindOf(row.kind),
      rank: rankBefore(row.before, counted),
      before: row.before,
      count: row.count,
      now: 1 + counted.filter(({ count }) => count > row.count).length,
    }))
    .filter(({ before, rank, now }) => before > 0 && rank <= firstPlaces && now > firstPlaces)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, mostLeft)
    .map(({ now: _now, ...row }) => row);
}

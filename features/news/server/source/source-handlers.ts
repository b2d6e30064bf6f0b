import { AppError } from '#platform/contract/errors.ts';
import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { addDays, dayAt, listDays } from '#platform/shared/calendar-days.ts';
import type { sourceContract } from '../../contract/source-calls.ts';
import { findRubric } from '../../domain/feed/rubrics.ts';
import { dayStart } from '../../domain/feed/search-ranges.ts';
import { listKnownDays } from '../day/known-days.ts';
import { findSource } from '../feed/source-queries.ts';
import { listObjects, listSourceNames } from '../search/name-queries.ts';
import { countOrigins, countSourceGroups, findOwner, type SourceGroup } from './source-stat-queries.ts';

type Stat = HandlerOutput<typeof sourceContract, 'news/getSourceStat'>;
const daysShown = 30;

/** Handlers of the calls that tell of an outlet. */
export const sourceRoutes: Routes<typeof sourceContract> = {
  async 'news/getSourceStat'({ sourceId }, context) {
    const { db, clock } = context;
    const source = await findSource(db, sourceId);
    if (!source) throw new AppError('not_found', { sourceId });
    const today = dayAt(clock.news);
    const days = listDays(addDays(today, 1 - daysShown), today);
    const span = { sourceId, since: dayStart(new Date(`${days[0]}T12:00:00+03:00`)), clock: clock.news };
    const known = await listKnownDays(db, { from: span.since, clock: clock.news });
    const groups = await countSourceGroups(db, span);
    const of = (what: SourceGroup['what']) => groups.filter((group) => group.what === what);
    const byDay = new Map(of('day').map(({ key, count }) => [key, count]));
    return {
      sourceId,
      name: source.name,
      domain: source.domain,
      owner: await findOwner(db, source.domain),
      total: sumOf(of('day')),
      days: days.map((day) => ({ day, count: byDay.get(day) ?? 0, isKnown: known.has(day) })),
      rubrics: rubricsOf(of('rubric'), of('rubricOfAll'), context),
      tones: tonesOf(of('tone')),
      ...(await countOrigins(db, span)),
      objects: await objectsOf(of('object'), context),
      reprints: sumOf(of('reprinted')),
      reprinted: await reprintedOf(of('reprinted'), context),
    };
  },
};

function rubricsOf(
  mine: readonly SourceGroup[],
  all: readonly SourceGroup[],
  { locale }: RequestContext,
): Stat['rubrics'] {
  const [total, totalOfAll] = [sumOf(mine), sumOf(all)];
  const own = new Map(mine.map(({ key, count }) => [key, count]));
  return all
    .flatMap(({ key, count: countOfAll }) => {
      const rubric = findRubric(Number(key), locale);
      const count = own.get(key) ?? 0;
      return rubric === null
        ? []
        : [{ ...rubric, count, share: shareOf(count, total), shareOfAll: shareOf(countOfAll, totalOfAll) }];
    })
    .sort((a, b) => b.count - a.count || a.id - b.id);
}

function tonesOf(groups: readonly SourceGroup[]): Stat['tones'] {
  const countOf = (tone: string | null) => groups.find(({ key }) => key === tone)?.count ?? 0;
  return { positive: countOf('1'), neutral: countOf('0'), negative: countOf('-1'), unknown: countOf(null) };
}

async function objectsOf(
  groups: readonly SourceGroup[],
  { db, locale }: RequestContext,
): Promise<Stat['objects']> {
  const found = new Map((await listObjects(db, idsOf(groups), locale)).map((object) => [object.id, object]));
  return groups.flatMap(({ key, count }) => {
    const object = found.get(Number(key));
    return object === undefined ? [] : [{ ...object, count }];
  });
}

async function reprintedOf(
  groups: readonly SourceGroup[],
  { db }: RequestContext,
): Promise<Stat['reprinted']> {
  const names = new Map((await listSourceNames(db, idsOf(groups))).map(({ id, name }) => [id, name]));
  return groups.map(({ key, count }) => ({
    sourceId: Number(key),
    name: names.get(Number(key)) ?? '',
    count,
  }));
}

function idsOf(groups: readonly SourceGroup[]): number[] {
  return groups.map(({ key }) => Number(key));
}

function sumOf(groups: readonly SourceGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : count / total;
}

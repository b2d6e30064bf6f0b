import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listDimensionValues } from '#statistics/indicators/dimension-queries.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { findSpan } from '#statistics/series/daily-columns.ts';
import type { Place } from '#statistics/shapes/place.ts';
import { readSource, readSources } from '#statistics/source-queries.ts';
import { readHandbook } from '#platform/server/keep-handbook.ts';
import { codes } from '../../domain/region/indicator-codes.ts';
import { findTwins, type TwinReason, findAllTwins } from '../../domain/twins/find-twins.ts';
import { partWeights, twinParts, type TwinPart } from '../../domain/twins/twin-parts.ts';
import { readIncidenceRows } from '../list/incidence-rows.ts';
import { getPlace } from '../region/get-place.ts';
import { readResidents } from '../region/read-residents.ts';
import { readSubjectParts, type ReadPart, subjectsOf } from './read-subject-parts.ts';

type Parts = Record<TwinPart, ReadPart>;

/** The subjects most similar to one, why, and their week beside its own. */
export async function readTwins(yugoId: number, context: RequestContext) {
  const { db, locale } = context;
  const { kind } = await getPlace(yugoId, context);
  if (kind !== 'region')
    throw new AppError('bad_request', {
      fields: [{ path: 'yugoId', message: 'RegionTwins_SubjectsOnly' }],
    });
  const [parts, places, sections] = await Promise.all([
    readSubjectParts(context),
    listPlaces(db, locale),
    listDimensionValues(db, 'okved', locale),
  ]);
  const { twins, missing, compared } = findTwins(yugoId, subjectsOf(parts));
  const names = new Map(sections.map(({ value, name }) => [value, name]));
  const weeks = await readWeeks([yugoId, ...twins.map((twin) => twin.yugoId)], places, context);
  return {
    yugoId,
    twins: twins.map((twin) => {
      const explain = (reason: TwinReason) => explainReason(reason, yugoId, twin.yugoId, parts, names);
      return {
        yugoId: twin.yugoId,
        shortName: places.find((place) => place.yugoId === twin.yugoId)!.shortName,
        nearness: twin.nearness,
        near: twin.near.map(explain),
        far: explain(twin.far),
        week: weeks.weekOf(twin.yugoId),
      };
    }),
    missing,
    compared,
    parts: await describeParts(parts, context),
    week: weeks.weekOf(yugoId),
    day: weeks.day,
    weekSource: weeks.source,
  };
}

/** A reason with both values, their days, and the names of sections. */
function explainReason(
  { part, distance, measures }: TwinReason,
  own: number,
  twin: number,
  parts: Parts,
  names: ReadonlyMap<string, string>,
) {
  const [here, there] = [own, twin].map((id) => parts[part].rows.find(({ yugoId }) => yugoId === id)!) as [
    ReadPart['rows'][number],
    ReadPart['rows'][number],
  ];
  return {
    part,
    distance,
    ownDay: here.day,
    twinDay: there.day,
    figures: measures.map((measure) => ({
      measure,
      name: part === 'mix' ? (names.get(measure) ?? measure) : null,
      own: here.measures[measure]!,
      twin: there.measures[measure]!,
    })),
  };
}

async function describeParts(parts: Parts, { db, locale }: RequestContext) {
  const codesOf = twinParts.flatMap((part) => parts[part].origin?.source ?? []);
  const sourceOf = await readSources(db, codesOf, locale);
  return twinParts.map((part) => {
    const { origin } = parts[part];
    return { part, weight: partWeights[part], source: origin && sourceOf(origin) };
  });
}

/** The last reported week of some subjects, as the list of regions counts it. */
async function readWeeks(
  wanted: readonly number[],
  places: readonly Place[],
  { db, clock, locale }: RequestContext,
) {
  const unknown = { per100k7: null, changePercent: null };
  const { last: day } = await findSpan(db, codes.cases, federalYugoId, clock.day);
  if (day === null) return { day, source: null, weekOf: () => unknown };
  const residents = await readResidents(db, day, clock.day);
  const shown = places.filter(({ yugoId }) => wanted.includes(yugoId) || yugoId === federalYugoId);
  const { rows, countryOrigin } = await readIncidenceRows(db, shown, places, {
    day,
    asOf: clock.day,
    residents,
  });
  return {
    day,
    source: await readSource(db, countryOrigin && { ...countryOrigin, knownAt: day }, locale),
    weekOf(yugoId: number) {
      const row = rows.find((place) => place.yugoId === yugoId);
      return row ? { per100k7: row.per100k7, changePercent: row.changePercent } : unknown;
    },
  };
}

/** The twins of every subject that has some, nearest first, as a day knows them; read once for a number of the data. */
export function readAllTwins({
  db,
  clock,
}: Pick<RequestContext, 'db' | 'clock'>): Promise<ReadonlyMap<number, readonly number[]>> {
  return readHandbook(db, `twins of all ${clock.day}`, async () =>
    findAllTwins(subjectsOf(await readSubjectParts({ db, clock }))),
  );
}

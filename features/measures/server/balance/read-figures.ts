import { z } from 'zod';
import type { RequestContext } from '#platform/server/context.ts';
import { addDays } from '#platform/shared/calendar-days.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { listIndicators } from '#statistics/indicators/indicator-queries.ts';
import { listBeside } from '#statistics/places/borders.ts';
import { listPlaces } from '#statistics/places/place-queries.ts';
import { readDailyColumns } from '#statistics/series/daily-columns.ts';
import { readSubjects } from '#statistics/series/day-queries.ts';
import { readCourses } from '#statistics/series/course-lists.ts';
import type { Named } from '#statistics/source-queries.ts';
import { codes, readIncidenceList } from '#features/regions/public.server.ts';
import { officialRtOf } from '../../domain/balance/official-rt-of.ts';
import type { BalanceIndicator } from '../../domain/balance/balance-indicators.ts';

const trendPoints = 20;
const trendDays = 60;

/** A figure of the region with the same figure elsewhere. */
export interface ReadFigure {
  name: string;
  unit: { code: string; forms: string[] };
  decimals: number;
  day: string | null;
  value: number | null;
  trend: (number | null)[];
  country: number | null;
  /** Of every subject on the same day. */
  subjects: ReadonlyMap<number, number>;
  origin: Named | null;
}

type Context = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'translate'>;

/** Figures with series of their own: two queries for all of them. */
export async function readSeriesFigures(
  indicators: readonly BalanceIndicator[],
  yugoId: number,
  { db, clock, locale }: Context,
): Promise<Map<string, ReadFigure>> {
  const wanted = indicators.flatMap(({ code, from }) =>
    typeof from === 'string' ? [] : [{ indicator: code, dims: from.dims }],
  );
  const [about, courses] = await Promise.all([
    listIndicators(
      db,
      wanted.map(({ indicator }) => indicator),
      locale,
    ),
    readCourses(db, wanted, [yugoId, federalYugoId], clock.day),
  ]);
  const courseOf = (code: string, place: number) =>
    courses.find((course) => course.indicator === code && course.yugoId === place)?.figures ?? [];
  const newest = wanted.flatMap((series) => {
    const day = courseOf(series.indicator, yugoId).at(-1)?.day;
    return day === undefined ? [] : [{ ...series, day }];
  });
  const everywhere = await readSubjects(db, newest, clock.day);
  return new Map(
    about.map(({ indicator: code, name, unit, decimals }) => {
      const own = courseOf(code, yugoId);
      const last = own.at(-1) ?? null;
      const countryDays = new Map(courseOf(code, federalYugoId).map(({ day, value }) => [day, value]));
      return [
        code,
        {
          name,
          unit,
          decimals,
          day: last?.day ?? null,
          value: last?.value ?? null,
          trend: own.slice(-trendPoints).map(({ value }) => value),
          country: last === null ? null : (countryDays.get(last.day) ?? null),
          subjects: new Map(
            everywhere.filter(({ indicator }) => indicator === code).map((each) => [each.yugoId, each.value]),
          ),
          origin: last,
        },
      ];
    }),
  );
}

/** The week of cases and the official reproduction number of the region, computed from reports as the list of regions does. */
export async function readEpidemicFigures(
  yugoId: number,
  context: Context & Pick<RequestContext, 'db'>,
): Promise<Map<string, ReadFigure>> {
  const { db, clock, locale, translate } = context;
  const list = await readIncidenceList(context, trendDays);
  const { day } = list;
  const rows = [...list.regions, ...(list.country ? [list.country] : [])];
  const columns =
    day === null
      ? new Map()
      : await readDailyColumns(db, [codes.cases], null, {
          from: addDays(day, -(trendDays + 7)),
          to: day,
          asOf: clock.day,
        });
  const rtOf = (place: number): (number | null)[] =>
    officialRtOf(columns.get(place)?.get(codes.cases)?.values ?? []);
  const own = rows.find((row) => row.yugoId === yugoId);
  const origin = list.source && { source: list.source.code, sample: own?.sample ?? false, knownAt: day };
  const numbers = (valueOf: (place: number) => number | null): Map<number, number> =>
    new Map(
      list.regions.flatMap((place) => {
        const value = valueOf(place.yugoId);
        return value === null ? [] : [[place.yugoId, value] as const];
      }),
    );
  const per100k = (place: number) => rows.find((row) => row.yugoId === place)?.per100k7 ?? null;
  const lastRt = (place: number) => rtOf(place).at(-1) ?? null;
  const figure = (
    code: 'incidence' | 'rt',
    valueOf: (place: number) => number | null,
    trend: (number | null)[],
    rest: Pick<ReadFigure, 'unit' | 'decimals'>,
  ): [string, ReadFigure] => {
    const value = valueOf(yugoId);
    return [
      code,
      {
        ...rest,
        name: translate(locale, code === 'rt' ? 'Balance_Name_rt' : 'Balance_Name_incidence'),
        day,
        value,
        trend,
        country: valueOf(federalYugoId),
        subjects: numbers(valueOf),
        origin: value === null ? null : origin,
      },
    ];
  };
  return new Map([
    figure('incidence', per100k, own?.trend ?? [], {
      unit: await findUnit(db, 'per_100000', locale),
      decimals: 0,
    }),
    figure('rt', lastRt, rtOf(yugoId), { unit: { code: 'ratio', forms: [''] }, decimals: 2 }),
  ]);
}

async function findUnit(
  db: Context['db'],
  code: string,
  locale: Context['locale'],
): Promise<ReadFigure['unit']> {
  const [unit] = await db.rows(
    z.object({ code: z.string(), forms: z.array(z.string()) }),
    `select code, string_to_array(name_${locale}, '|') as forms from unit where code = $1`,
    [code],
  );
  return unit ?? { code, forms: [''] };
}

/** Places beside a region: those it borders on. */
export async function listNear(yugoId: number, { db, locale }: Context) {
  const places = await listPlaces(db, locale);
  const own = places.find((place) => place.yugoId === yugoId);
  const regions = places.filter(({ kind }) => kind === 'region');
  return own === undefined ? [] : listBeside(own, regions);
}

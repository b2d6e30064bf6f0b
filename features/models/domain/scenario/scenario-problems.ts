import { addDays } from '#platform/shared/calendar-days.ts';
import {
  courseBounds,
  courseNames,
  maxIntervals,
  scenarioBounds,
  type NumberBounds,
  type ScenarioParams,
} from './scenario-params.ts';

/** What is wrong with a field, and the bounds that hold. */
export type ScenarioProblem =
  | { path: string; code: 'bounds'; bounds: NumberBounds }
  | { path: string; code: 'reversed' | 'overlapping' | 'outside' }
  | { path: string; code: 'too-many'; most: number };

/** Everything wrong with a scenario that starts on a day; none when it may be run. */
export function findProblems(params: ScenarioParams, startDay: string): ScenarioProblem[] {
  const { contacts, vaccination, laterBeds } = params;
  const span = {
    from: addDays(startDay, 1),
    to: addDays(startDay, Number.isFinite(params.days) ? params.days : 0),
  };
  return [
    ...inBounds('days', params.days, scenarioBounds.days),
    ...ofRange('ascertainment', params.ascertainment, scenarioBounds.ascertainment),
    ...(params.protectedPercent === null
      ? []
      : inBounds('protectedPercent', params.protectedPercent, scenarioBounds.protectedPercent)),
    ...(params.beds === null ? [] : inBounds('beds', params.beds, scenarioBounds.beds)),
    ...(contacts.length > maxIntervals
      ? [{ path: 'contacts', code: 'too-many', most: maxIntervals } as const]
      : []),
    ...contacts.flatMap((_, at) => ofInterval(contacts, at, startDay)),
    ...(vaccination
      ? [
          ...inBounds('vaccination.dosesPerDay', vaccination.dosesPerDay, scenarioBounds.dosesPerDay),
          ...within('vaccination.from', vaccination.from, span),
        ]
      : []),
    ...(laterBeds
      ? [
          ...inBounds('laterBeds.beds', laterBeds.beds, scenarioBounds.beds),
          ...within('laterBeds.from', laterBeds.from, span),
        ]
      : []),
    ...courseNames.flatMap((name) => {
      const value = params.course[name];
      return value === undefined ? [] : inBounds(`course.${name}`, value, courseBounds(name));
    }),
  ];
}

/** Two intervals of one name on one day would count one measure twice; of different names they add up. */
function ofInterval(
  contacts: ScenarioParams['contacts'],
  at: number,
  startDay: string,
): readonly ScenarioProblem[] {
  const one = contacts[at]!;
  const path = `contacts.${at}`;
  const range = ofRange(path, [one.low, one.high], scenarioBounds.reduction, ['low', 'high']);
  if (one.to < one.from) return [...range, { path: `${path}.to`, code: 'reversed' }];
  if (one.to <= startDay) return [...range, { path: `${path}.to`, code: 'outside' }];
  const before = contacts.slice(0, at);
  const isTwice = before.some(({ name, from, to }) => name === one.name && from <= one.to && to >= one.from);
  return isTwice ? [...range, { path: `${path}.from`, code: 'overlapping' }] : range;
}

function ofRange(
  path: string,
  [low, high]: readonly [number, number],
  bounds: NumberBounds,
  [lowName, highName]: readonly [string, string] = ['0', '1'],
): ScenarioProblem[] {
  const ends = [
    ...inBounds(`${path}.${lowName}`, low, bounds),
    ...inBounds(`${path}.${highName}`, high, bounds),
  ];
  return ends.length === 0 && low > high ? [{ path: `${path}.${highName}`, code: 'reversed' }] : ends;
}

/** Days and months are whole. */
const wholePaths: ReadonlySet<string> = new Set(['days', 'course.seasonPeakMonth']);

function inBounds(path: string, value: number, bounds: NumberBounds): ScenarioProblem[] {
  const isWhole = !wholePaths.has(path) || Number.isInteger(value);
  const isIn = Number.isFinite(value) && value >= bounds.min && value <= bounds.max && isWhole;
  return isIn ? [] : [{ path, code: 'bounds', bounds }];
}

function within(path: string, day: string, span: { from: string; to: string }): ScenarioProblem[] {
  return day >= span.from && day <= span.to ? [] : [{ path, code: 'outside' }];
}

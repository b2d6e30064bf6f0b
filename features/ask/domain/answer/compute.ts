import type { KnownIndicator } from '../words/lexicon.ts';
import type { Understood } from '../reading/understood.ts';
import type { Course, Missing, Outcome, Point } from './outcome.ts';
import { lackAt, pick, sumWithin } from './pick.ts';

/** Figures a question needs: a course for each series and place, and every region's value at its time. */
export interface Figures {
  /** By series, then by place, in the order of the reading. */
  courses: readonly (readonly Course[])[];
  /** Every region's value at the time that is asked for. */
  regions: readonly Point[];
  /** The first and newest values of any region, where none has one at that time. */
  known: readonly Point[];
  indicators: readonly KnownIndicator[];
  today: string;
  lastYears: number | null;
}

type Computed = Outcome | Missing;

/** Whether a computation found nothing. */
export function isMissing(computed: Computed): computed is Missing {
  return 'kind' in computed;
}

/** The answer to a reading out of its figures; what is missing where they do not answer. */
export function compute(understood: Understood, figures: Figures): Computed {
  switch (understood.operation) {
    case 'top':
    case 'count_above':
      return ofRegions(understood, figures);
    case 'rank':
      return rankOf(understood, figures);
    case 'change':
    case 'change_pct':
      return changeOf(understood, figures);
    case 'series':
      return seriesOf(understood, figures);
    case 'max_day':
      return highestOf(understood, figures);
    case 'mean':
      return meanOf(understood, figures);
    case 'compare':
    case 'ratio':
    case 'share':
    case 'value_sum':
      return ofPlaces(understood, figures);
    case 'dim_diff':
    case 'balance':
    case 'per_capita':
    case 'per_100k':
      return ofTwoSeries(understood, figures);
    default:
      return valueOf(understood, figures);
  }
}

const timeOf = ({ period }: Understood): string => period.at ?? period.to ?? 'latest';

function valueOf(understood: Understood, { courses, indicators, today }: Figures): Computed {
  const course = courses[0]?.[0] ?? [];
  const point = pick(course, timeOf(understood), indicators[0]!);
  return point === null
    ? lackAt(course, timeOf(understood), today)
    : { value: point.value, measure: 'unit', day: point.day, rows: [point] };
}

function ofRegions({ operation, params, period }: Understood, { regions, known, today }: Figures): Computed {
  const isAscending = params.order === 'asc';
  const sorted = regions.toSorted((a, b) => (isAscending ? a.value - b.value : b.value - a.value));
  const [first] = sorted;
  if (first === undefined) return lackAt(known, period.at ?? 'latest', today);
  if (operation === 'top')
    return {
      value: first.value,
      measure: 'unit',
      day: first.day,
      rows: sorted.slice(0, params.n),
      of: sorted.length,
    };
  const beyond = sorted.filter(({ value }) => (isAscending ? value < params.x! : value > params.x!));
  return { value: beyond.length, measure: 'regions', day: first.day, rows: beyond, of: sorted.length };
}

function rankOf({ places, params, period }: Understood, { regions, courses, today }: Figures): Computed {
  const own = regions.find(({ yugoId }) => yugoId === places[0]);
  if (own === undefined) return lackAt(courses[0]?.[0] ?? [], period.at ?? 'latest', today);
  const better = regions.filter(({ value }) =>
    params.order === 'asc' ? value < own.value : value > own.value,
  );
  return { value: better.length + 1, measure: 'place', day: own.day, rows: [own], of: regions.length };
}

function changeOf(
  { operation, period }: Understood,
  { courses, indicators, today, lastYears }: Figures,
): Computed {
  const course = courses[0]?.[0] ?? [];
  const to = pick(course, period.to ?? 'latest', indicators[0]!);
  if (to === null) return lackAt(course, period.to ?? 'latest', today);
  const start = lastYears === null ? period.from! : String(Number(to.day.slice(0, 4)) - lastYears);
  const from = pick(course, start, indicators[0]!);
  if (from === null) return lackAt(course, start, today);
  const difference = to.value - from.value;
  const percent = from.value === 0 ? undefined : (100 * difference) / from.value;
  const isPercent = operation === 'change_pct' && percent !== undefined;
  return {
    value: isPercent ? percent : difference,
    measure: isPercent ? 'percent' : 'unit',
    day: to.day,
    rows: [from, to],
    difference,
    ...(percent !== undefined && { percent }),
  };
}

function seriesOf({ period }: Understood, { courses, today, lastYears }: Figures): Computed {
  const course = courses[0]?.[0] ?? [];
  const last = course.at(-1);
  if (last === undefined) return lackAt(course, 'latest', today);
  const from =
    lastYears === null ? (period.from ?? '') : String(Number(last.day.slice(0, 4)) - lastYears + 1);
  const to = period.to === undefined || period.to === 'latest' ? last.day : period.to;
  const rows = course.filter(({ day }) => day.slice(0, from.length) >= from && day.slice(0, to.length) <= to);
  const end = rows.at(-1);
  return end === undefined
    ? lackAt(course, from, today)
    : { value: end.value, measure: 'unit', day: end.day, rows };
}

/** The mean of a course within a period whose ends are known; of all regions each counts alike. */
function meanOf(understood: Understood, figures: Figures): Computed {
  const { regions, known, courses, indicators, today } = figures;
  const isOfRegions = understood.places[0] === 'all_regions';
  const course = courses[0]?.[0] ?? [];
  const { at, from } = understood.period;
  const start = at ?? from;
  if (!isOfRegions && start !== undefined && !course.some(({ day }) => day.startsWith(start)))
    return lackAt(course, start, today);
  const span = at === undefined || isOfRegions ? understood : { ...understood, period: { from: at, to: at } };
  const told = isOfRegions ? null : seriesOf(span, figures);
  if (told !== null && isMissing(told)) return told;
  const end = span.period.to ?? 'latest';
  const rows = told?.rows ?? [...regions];
  const last = rows.at(-1);
  if (last === undefined) return lackAt(known, at ?? 'latest', today);
  if (!isOfRegions && indicators[0]!.period === 'annual' && end !== 'latest' && !last.day.startsWith(end))
    return lackAt(course, end, today);
  const value = rows.reduce((sum, row) => sum + row.value, 0) / rows.length;
  return { value, measure: 'unit', day: last.day, rows, ...(isOfRegions && { of: rows.length }) };
}

function highestOf({ period, params }: Understood, { courses, today }: Figures): Computed {
  const course = courses[0]?.[0] ?? [];
  const { at = 'latest', from = '', to = 'latest' } = period;
  const within = course.filter(({ day }) =>
    at === 'latest' || from !== ''
      ? day >= from && (to === 'latest' || day.slice(0, to.length) <= to)
      : day.startsWith(at),
  );
  const isLow = params.order === 'asc';
  const best = within.reduce<Point | null>(
    (found, point) =>
      found === null || (isLow ? point.value < found.value : point.value > found.value) ? point : found,
    null,
  );
  return best === null
    ? lackAt(course, at, today)
    : { value: best.value, measure: 'unit', day: best.day, rows: [best] };
}

/** One series in several places at one time: the newest that all have where none is named. */
function ofPlaces(understood: Understood, { courses, indicators, today }: Figures): Computed {
  const ofSeries = courses[0] ?? [];
  const asked = timeOf(understood);
  const time = asked === 'latest' ? commonDay(ofSeries) : asked;
  const isFlow =
    understood.operation === 'value_sum' &&
    indicators[0]!.period !== 'annual' &&
    /^\d{4}(-\d\d)?$/.test(asked);
  const rows: Point[] = [];
  for (const course of ofSeries) {
    const point =
      time === null
        ? null
        : isFlow
          ? sumWithin(course, asked, indicators[0]!)
          : pick(course, time, indicators[0]!);
    if (point === null) return lackAt(course, asked, today);
    rows.push(point);
  }
  const [a, b] = rows;
  if (a === undefined) return lackAt([], asked, today);
  return settle(understood, a, b, rows);
}

function settle({ operation }: Understood, a: Point, b: Point | undefined, rows: Point[]): Computed {
  const { day } = a;
  if (operation === 'value_sum') {
    const value = rows.reduce((sum, row) => sum + row.value, 0);
    return { value, measure: 'unit', day, rows };
  }
  if (operation === 'share' && b !== undefined) {
    const whole = rows.at(-1)!.value;
    const part = rows.slice(0, -1).reduce((sum, row) => sum + row.value, 0);
    return { value: (100 * part) / whole, measure: 'percent', day, rows, whole };
  }
  if (operation === 'ratio' && b !== undefined)
    return { value: a.value / b.value, measure: 'times', day, rows: [a, b] };
  const sorted = rows.toSorted((one, other) => other.value - one.value);
  return { value: sorted[0]!.value, measure: 'unit', day, rows: sorted };
}

/** The newest day on which all places have a value; null where there is none. */
function commonDay(courses: readonly Course[]): string | null {
  const [first = [], ...others] = courses;
  const rest = others.map((course) => new Set(course.map(({ day }) => day)));
  return first.findLast(({ day }) => rest.every((days) => days.has(day)))?.day ?? null;
}

/** Two series of one place at one time: a difference, or one over the residents of the year. */
function ofTwoSeries(understood: Understood, { courses, indicators, today }: Figures): Computed {
  const [first = [], second = []] = [courses[0]?.[0], courses[1]?.[0]];
  const { operation } = understood;
  const isDivided = operation === 'per_capita' || operation === 'per_100k';
  const asked = timeOf(understood);
  const time =
    asked === 'latest' ? (isDivided ? lastDivided(first, second) : commonDay([first, second])) : asked;
  const a = time === null ? null : pick(first, time, indicators[0]!);
  if (a === null) return lackAt(first, asked, today);
  const b = pick(second, isDivided ? a.day.slice(0, 4) : (time ?? asked), indicators[1]!);
  if (b === null) return lackAt(second, isDivided ? a.day.slice(0, 4) : asked, today);
  if (!isDivided)
    return {
      value: a.value - b.value,
      measure: 'unit',
      day: a.day,
      rows: [a, b],
      difference: a.value - b.value,
    };
  const value = ((operation === 'per_100k' ? 100_000 : 1) * a.value) / b.value;
  return { value, measure: 'unit', day: a.day, rows: [a, b] };
}

/** The newest value in a year whose residents are known. */
function lastDivided(course: Course, residents: Course): string | null {
  const years = new Set(residents.map(({ day }) => day.slice(0, 4)));
  return course.findLast(({ day }) => years.has(day.slice(0, 4)))?.day ?? null;
}

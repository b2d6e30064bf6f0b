import type { Reading, Understood } from '../reading/understood.ts';

/** First and last day of a series in a place. */
export interface Bounds {
  first: string;
  last: string;
}

/** What whole questions are put together from: a series and a place in words, and what is known of them. */
export interface Parts {
  indicator: string;
  where: string;
  isAnnual: boolean;
  isCountry: boolean;
  /** Regions have it too, so that they can be put in an order. */
  isOfRegions: boolean;
  bounds: Bounds | null;
}

/** A kind of question, with what its sentence is written with. */
export interface Pattern {
  key: 'place' | 'year' | 'since' | 'rank' | 'top';
  values: Record<string, string>;
}

const maxYears = 4;

/** The questions that a series and a place make, the plainest first; where the digits of a year are typed, years alone. */
export function patternsOf(parts: Parts, digits = ''): Pattern[] {
  const { indicator, where, bounds, isAnnual, isCountry, isOfRegions } = parts;
  const values = { indicator, where };
  if (bounds === null) return isOfRegions ? [{ key: 'top', values }] : [];
  const [first, last] = [bounds.first, bounds.last].map((day) => Number(day.slice(0, 4))) as [number, number];
  const inYear = (year: number): Pattern => ({ key: 'year', values: { ...values, year: String(year) } });
  if (digits !== '')
    return isAnnual
      ? Array.from({ length: last - first + 1 }, (_, back) => last - back)
          .filter((year) => String(year).startsWith(digits))
          .slice(0, maxYears)
          .map(inYear)
      : [];
  return [
    { key: 'place', values },
    ...(isAnnual ? [inYear(last)] : []),
    ...(isAnnual && last - first > 1
      ? [{ key: 'since' as const, values: { ...values, year: String(first) } }]
      : []),
    ...(isOfRegions ? [isCountry ? { key: 'top' as const, values } : { key: 'rank' as const, values }] : []),
  ];
}

/** One pattern of each list, then the next of each: what begins several names shows them all before it tells more of one. */
export function inTurns<Each>(lists: readonly (readonly Each[])[]): Each[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Whether a question is read whole and its figures are there: nothing unknown, nothing mended, every series in every place, every time within it. */
export function isAnswerable(
  { understood, lack, notUnderstood, mended }: Reading,
  boundsOf: (series: string, place: Understood['places'][number]) => Bounds | null,
): boolean {
  if (lack !== null || notUnderstood.length > 0 || mended.length > 0) return false;
  const times = Object.values(understood.period).filter((time) => time !== undefined && time !== 'latest');
  return understood.indicators.every(({ id, dims }) =>
    understood.places.every((place) => {
      const bounds = boundsOf(`${id}:${dims}`, place);
      return (
        bounds !== null &&
        times.every(
          (time) => bounds.first.slice(0, time.length) <= time && time <= bounds.last.slice(0, time.length),
        )
      );
    }),
  );
}

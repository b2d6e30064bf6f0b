import type { Form } from './view/choices.ts';

/** A place at both ends of a view. */
export interface Ends {
  yugoId: number;
  isRegion: boolean;
  start: number | null;
  end: number | null;
}

/** How the subject's value went. */
export type Course =
  | { kind: 'times'; up: boolean; factor: number }
  | { kind: 'percent'; up: boolean; percent: number }
  | { kind: 'points'; up: boolean; points: number }
  | { kind: 'fromTo' }
  | { kind: 'flat' };

/** What a view says, by rule. */
export type Finding =
  | { kind: 'course'; yugoId: number; course: Course; extreme: 'highest' | 'lowest' | null; of: number }
  | { kind: 'extremes'; highest: number; lowest: number; of: number; ratio: number | null }
  | { kind: 'gap'; before: number; after: number; of: number }
  | { kind: 'direction'; up: boolean; count: number; of: number }
  | { kind: 'together'; rho: number; of: number };

interface Shown {
  form: Form;
  /** The first is the view's subject. */
  places: readonly Ends[];
  /** Differences are told in points. */
  inPoints: boolean;
  /** Generated, or too doubtful for anything to be concluded. */
  isSample: boolean;
  /** Pairs of both indicators, of a scatter. */
  pairs: readonly (readonly [number, number])[];
}

/** Fewest places for an order among them to be told. */
const fewestRanked = 3;
/** Fewest pairs for a link to be told. */
const fewestPairs = 20;
/** A change of less than so many per cent is none. */
const flatBelow = 2;
/** A value this many times another is told in times. */
const timesFrom = 1.95;

/** What is true of a view and may stand as its title; null where nothing can be told: generated figures, too few of them. */
export function findFinding({ form, places, inPoints, isSample, pairs }: Shown): Finding | null {
  if (isSample) return null;
  if (form === 'scatter')
    return pairs.length < fewestPairs
      ? null
      : { kind: 'together', rho: rankCorrelation(pairs), of: pairs.length };
  const regions = places.filter(({ isRegion, end }) => isRegion && end !== null);
  if (form === 'map' || form === 'rank') return extremesOf(regions);
  if (form === 'slope') return gapOf(regions) ?? courseOf(places, regions, inPoints);
  if (form === 'multiples') return directionOf(regions) ?? courseOf(places, regions, inPoints);
  return courseOf(places, regions, inPoints);
}

/** Where most regions went, and how many of them. */
function directionOf(regions: readonly Ends[]): Finding | null {
  const both = regions.filter(({ start }) => start !== null);
  if (both.length < fewestRanked) return null;
  const rose = both.filter(({ start, end }) => end! > start!).length;
  const fell = both.filter(({ start, end }) => end! < start!).length;
  if (rose === fell) return null;
  return { kind: 'direction', up: rose > fell, count: Math.max(rose, fell), of: both.length };
}

function extremesOf(regions: readonly Ends[]): Finding | null {
  const sorted = regions.toSorted((one, other) => other.end! - one.end!);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  const isClear =
    sorted.length >= fewestRanked && highest!.end !== sorted[1]!.end && lowest!.end !== sorted.at(-2)!.end;
  if (!isClear) return null;
  const ratio = lowest!.end! > 0 ? highest!.end! / lowest!.end! : null;
  return { kind: 'extremes', highest: highest!.yugoId, lowest: lowest!.yugoId, of: sorted.length, ratio };
}

function gapOf(regions: readonly Ends[]): Finding | null {
  const both = regions.filter(({ start }) => start !== null);
  if (both.length < fewestRanked) return null;
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return {
    kind: 'gap',
    before: spread(both.map(({ start }) => start!)),
    after: spread(both.map(({ end }) => end!)),
    of: both.length,
  };
}

function courseOf(places: readonly Ends[], regions: readonly Ends[], inPoints: boolean): Finding | null {
  const subject = places.find(({ start, end }) => start !== null && end !== null);
  if (subject === undefined || subject !== places[0]) return null;
  const others = subject.isRegion ? regions.filter(({ yugoId }) => yugoId !== subject.yugoId) : [];
  const isAll = (holds: (value: number) => boolean): boolean =>
    others.length + 1 >= fewestRanked && others.every(({ end }) => holds(end!));
  const end = subject.end!;
  const extreme = isAll((value) => value < end) ? 'highest' : isAll((value) => value > end) ? 'lowest' : null;
  return {
    kind: 'course',
    yugoId: subject.yugoId,
    course: changeOf(subject.start!, end, inPoints),
    extreme,
    of: others.length + 1,
  };
}

/** A change in the words that are true of it: in times, in points of a rate, in per cent, or none to speak of. */
function changeOf(start: number, end: number, inPoints: boolean): Course {
  const up = end > start;
  if (start > 0 && end > 0) {
    const factor = up ? end / start : start / end;
    if (factor >= timesFrom) return { kind: 'times', up, factor };
    const percent = (100 * (end - start)) / start;
    if (Math.abs(percent) < flatBelow) return { kind: 'flat' };
    if (!inPoints) return { kind: 'percent', up, percent: Math.abs(percent) };
  }
  if (start === end) return { kind: 'flat' };
  return inPoints ? { kind: 'points', up, points: Math.abs(end - start) } : { kind: 'fromTo' };
}

/** Spearman's correlation of pairs: of their ranks, equal values sharing the middle one. −1 to 1; 0 where one side never differs. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [ranksOf(pairs.map(([x]) => x)), ranksOf(pairs.map(([, y]) => y))];
  const middle = (pairs.length + 1) / 2;
  const sum = (of: (at: number) => number): number => pairs.reduce((total, _, at) => total + of(at), 0);
  const together = sum((at) => (xs[at]! - middle) * (ys[at]! - middle));
  const apart = Math.sqrt(sum((at) => (xs[at]! - middle) ** 2) * sum((at) => (ys[at]! - middle) ** 2));
  return apart === 0 ? 0 : together / apart;
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

import { rankCorrelation } from './values/rank-correlation.ts';
import type { Form } from './view/choices.ts';

/** A place at both ends of a view. */
export interface Ends {
  yugoId: number;
  isRegion: boolean;
  /** Chosen by itself, not as one of a group. */
  isNamed: boolean;
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
  | { kind: 'state'; yugoId: number; extreme: 'highest' | 'lowest' | null; rank: number; of: number }
  | { kind: 'pair'; higher: number; lower: number }
  | { kind: 'extremes'; highest: number[]; lowest: number[]; of: number; ratio: number | null }
  | { kind: 'gap'; before: number; after: number; of: number }
  | { kind: 'direction'; up: boolean; count: number; of: number }
  | { kind: 'together'; rho: number; of: number };

interface Shown {
  form: Form;
  /** The first is the view's subject. */
  places: readonly Ends[];
  /** Start and end are one time: nothing can have changed. */
  isOneTime: boolean;
  /** Differences are told in points. */
  inPoints: boolean;
  /** Generated, or too doubtful for anything to be concluded. */
  isSample: boolean;
  /** Pairs of both indicators, of a scatter. */
  pairs: readonly (readonly [number, number])[];
}

/** Fewest places for an order among them to be told. */
export const fewestRanked = 3;
/** From so many regions on two may share an end. */
const sharedFrom = 10;
/** Fewest pairs for a link to be told. */
const fewestPairs = 20;
/** A change of less than so many per cent is none. */
const flatBelow = 2;
/** A value this many times another is told in times. */
const timesFrom = 1.95;

/** What is true of a view and may stand as its title; null where nothing can be told: generated figures, too few of them. */
export function findFinding({ form, places, isOneTime, inPoints, isSample, pairs }: Shown): Finding | null {
  if (isSample) return null;
  if (form === 'scatter')
    return pairs.length < fewestPairs
      ? null
      : { kind: 'together', rho: rankCorrelation(pairs), of: pairs.length };
  const regions = places.filter(({ isRegion, end }) => isRegion && end !== null);
  if (form === 'map' || form === 'rank') return extremesOf(regions);
  if (isOneTime) return stateOf(places, regions);
  // A group has no subject: the first of its regions is the first by name.
  if (places[0]?.isNamed === false) return directionOf(regions);
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

/** The regions at both ends: one at each, or two that share it where there are many others. */
function extremesOf(regions: readonly Ends[]): Finding | null {
  if (regions.length < fewestRanked) return null;
  const ends = regions.map(({ end }) => end!);
  const [top, bottom] = [Math.max(...ends), Math.min(...ends)];
  const at = (value: number) => regions.filter(({ end }) => end === value).map(({ yugoId }) => yugoId);
  const [highest, lowest] = [at(top), at(bottom)];
  const maxShared = regions.length < sharedFrom ? 1 : 2;
  if (highest.length > maxShared || lowest.length > maxShared) return null;
  return { kind: 'extremes', highest, lowest, of: regions.length, ratio: bottom > 0 ? top / bottom : null };
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

/** How places stand at one time: the first of them, two beside each other, or both ends of more. */
function stateOf(places: readonly Ends[], regions: readonly Ends[]): Finding | null {
  const known = places.filter(({ end }) => end !== null);
  const named = known.filter(({ isNamed }) => isNamed);
  if (known.length === 2 && named.length === 2) {
    const [higher, lower] = known.toSorted((one, other) => other.end! - one.end!);
    return { kind: 'pair', higher: higher!.yugoId, lower: lower!.yugoId };
  }
  const extremes = named.length === 1 ? null : extremesOf(regions);
  const subject = places[0]?.isNamed === true && places[0].end !== null ? places[0] : null;
  if (extremes !== null || subject === null) return extremes;
  return { kind: 'state', yugoId: subject.yugoId, ...standingOf(subject, regions) };
}

/** Where the subject's value stands among those of regions; first or last only where it shares that with none. */
function standingOf(subject: Ends, regions: readonly Ends[]) {
  const others = subject.isRegion ? regions.filter(({ yugoId }) => yugoId !== subject.yugoId) : [];
  const end = subject.end!;
  const isAll = (holds: (value: number) => boolean): boolean =>
    others.length + 1 >= fewestRanked && others.every((other) => holds(other.end!));
  const extreme = isAll((value) => value < end) ? 'highest' : isAll((value) => value > end) ? 'lowest' : null;
  const rank = 1 + others.filter((other) => other.end! > end).length;
  return { extreme, rank, of: others.length + 1 } as const;
}

function courseOf(places: readonly Ends[], regions: readonly Ends[], inPoints: boolean): Finding | null {
  const subject = places.find(({ start, end }) => start !== null && end !== null);
  if (subject === undefined || subject !== places[0]) return null;
  const { extreme, of } = standingOf(subject, regions);
  const course = changeOf(subject.start!, subject.end!, inPoints);
  return { kind: 'course', yugoId: subject.yugoId, course, extreme, of };
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

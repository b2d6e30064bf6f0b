import { partWeights, twinParts, type Measures, type SubjectParts, type TwinPart } from './twin-parts.ts';

const twinsShown = 5;
const nearReasons = 2;
const measuresShown = 3;

/** How far two subjects are apart in a part, in standard deviations among all compared, and which measures show it. */
export interface TwinReason {
  part: TwinPart;
  distance: number;
  measures: string[];
}

/** A similar subject: nearness 0…100, what brings it nearest, what parts it most. */
export interface Twin {
  yugoId: number;
  nearness: number;
  near: TwinReason[];
  far: TwinReason;
}

/** The most similar subjects, nearest first; none where something of the region is missing or too few can be compared. */
export interface FoundTwins {
  twins: Twin[];
  /** Parts of the region itself that are not known. */
  missing: TwinPart[];
  /** Subjects of which every part is known, the region among them. */
  compared: number;
}

type Whole = SubjectParts & { parts: Record<TwinPart, Measures> };

/** 100 for the same, 50 at one standard deviation: 100 / (1 + distance). */
export function nearnessOf(distance: number): number {
  return 100 / (1 + distance);
}

/**
 * The subjects nearest to one by all parts at once. Every measure is counted in standard deviations among the subjects
 * that have all parts (density by its logarithm). A part's distance is the root of the mean square over its measures,
 * the whole distance the root of the weighted mean square over the parts.
 */
export function findTwins(yugoId: number, subjects: readonly SubjectParts[]): FoundTwins {
  const known = subjects.find((subject) => subject.yugoId === yugoId)?.parts ?? {};
  const missing = twinParts.filter((part) => known[part] === undefined);
  const whole = subjects.filter(isWhole);
  const own = whole.find((subject) => subject.yugoId === yugoId);
  if (!own || whole.length <= twinsShown) return { twins: [], missing, compared: whole.length };
  const deviations = new Map(twinParts.map((part) => [part, deviationsOf(part, whole)]));
  const twins = whole
    .filter((subject) => subject !== own)
    .map((other) => compare(own, other, (part) => deviations.get(part)!))
    .sort((a, b) => b.nearness - a.nearness || a.yugoId - b.yugoId)
    .slice(0, twinsShown);
  return { twins, missing, compared: whole.length };
}

/** The twins of every subject that has some, nearest first: the scales are found once for all, and no reasons are given. */
export function findAllTwins(subjects: readonly SubjectParts[]): Map<number, number[]> {
  const whole = subjects.filter(isWhole);
  if (whole.length <= twinsShown) return new Map();
  // What a subject has in deviations, its parts' weights within, so that a distance is one sum of squares.
  const columns = twinParts.flatMap((part) => {
    const deviations = Object.entries(deviationsOf(part, whole));
    return deviations.map(([name, deviation]) => ({
      part,
      name,
      factor: deviation === 0 ? 0 : Math.sqrt(partWeights[part] / deviations.length) / deviation,
    }));
  });
  const points = whole.map(({ yugoId, parts }) => ({
    yugoId,
    at: Float64Array.from(columns, ({ part, name, factor }) => factor * scaled(part, parts[part][name]!)),
  }));
  return new Map(
    points.map((own) => {
      const others = points
        .filter((other) => other !== own)
        .map((other) => ({ yugoId: other.yugoId, square: squareOf(own.at, other.at) }))
        .sort((a, b) => a.square - b.square || a.yugoId - b.yugoId);
      return [own.yugoId, others.slice(0, twinsShown).map(({ yugoId }) => yugoId)];
    }),
  );
}

function squareOf(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at]! - other[at]!) ** 2;
  return sum;
}

function isWhole(subject: SubjectParts): subject is Whole {
  return twinParts.every((part) => subject.parts[part] !== undefined);
}

const scaled = (part: TwinPart, value: number): number => (part === 'density' ? Math.log(value) : value);

/** Standard deviation of each measure of a part among the compared. */
function deviationsOf(part: TwinPart, subjects: readonly Whole[]): Measures {
  const names = Object.keys(subjects[0]!.parts[part]);
  return Object.fromEntries(
    names.map((name) => {
      const values = subjects.map(({ parts }) => scaled(part, parts[part][name]!));
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
      return [name, Math.sqrt(squares / values.length)];
    }),
  );
}

function compare(own: Whole, other: Whole, deviationsIn: (part: TwinPart) => Measures): Twin {
  const gaps = twinParts.map((part) => {
    const byMeasure = Object.entries(deviationsIn(part)).map(([name, deviation]) => {
      const [here, there] = [own, other].map(({ parts }) => scaled(part, parts[part][name]!)) as [
        number,
        number,
      ];
      return { name, share: own.parts[part][name]!, gap: deviation === 0 ? 0 : (here - there) / deviation };
    });
    const square = byMeasure.reduce((sum, { gap }) => sum + gap ** 2, 0) / byMeasure.length;
    return { part, byMeasure, distance: Math.sqrt(square) };
  });
  const distance = Math.sqrt(gaps.reduce((sum, gap) => sum + partWeights[gap.part] * gap.distance ** 2, 0));
  const ordered = gaps.toSorted((a, b) => a.distance - b.distance);
  return {
    yugoId: other.yugoId,
    nearness: nearnessOf(distance),
    near: ordered.slice(0, nearReasons).map((gap) => reasonOf(gap, ({ share }) => share)),
    far: reasonOf(ordered.at(-1)!, ({ gap }) => Math.abs(gap)),
  };
}

interface MeasureGap {
  name: string;
  /** The region's own value. */
  share: number;
  gap: number;
}

/** Of sections those that matter by `weight`; a part of few measures shows all of them in their own order. */
function reasonOf(
  { part, byMeasure, distance }: { part: TwinPart; byMeasure: MeasureGap[]; distance: number },
  weight: (measure: MeasureGap) => number,
): TwinReason {
  const shown =
    part === 'mix' ? byMeasure.toSorted((a, b) => weight(b) - weight(a)).slice(0, measuresShown) : byMeasure;
  return { part, distance, measures: shown.map(({ name }) => name) };
}

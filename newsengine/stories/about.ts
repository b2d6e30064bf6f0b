import { rubricClasses } from '../rubrics/rubric.ts';

/** What the other steps found in a headline, as two are compared by it. */
export interface About {
  /** Square roots of the rubrics' shares, so that two headlines wholly of one rubric have 1 in common. */
  readonly roots: Float32Array;
  /** Logs of the shares around their mean, of length 1: in them the unlikely rubrics tell as much. */
  readonly leaning: Float32Array;
  /** Share of the rubrics whose headlines are built alike whatever they tell of. */
  readonly framed: number;
  readonly notNewsShare: number;
  readonly regions: readonly number[];
}

/** What of an item's findings is asked for. */
export interface AboutFindings {
  /** 0…1, in the order of `rubricClasses`. */
  readonly rubricShares: ArrayLike<number>;
  readonly notNewsShare: number;
  readonly yugoIds: readonly number[];
}

/** Economy, hi-tech, cars, culture and health: a firm's products, what experts say, what has been found. */
const framedRubrics: ReadonlySet<string> = new Set(['4', '5', '7', '11', '12']);
/** Added to a share before its log is taken. */
const least = 0.002;

const none = new Float32Array(rubricClasses.length);

/** Of a headline of which nothing else is known. */
export const aboutNothing: About = { roots: none, leaning: none, framed: 0, notNewsShare: 0, regions: [] };

/** Prepares the findings once, to be compared with many. */
export function readAbout({ rubricShares, notNewsShare, yugoIds }: AboutFindings): About {
  const logs = Float32Array.from(rubricShares, (share) => Math.log(share + least));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const norm = Math.hypot(...logs.map((log) => log - mean)) || 1;
  return {
    roots: Float32Array.from(rubricShares, Math.sqrt),
    leaning: logs.map((log) => (log - mean) / norm),
    framed: rubricClasses.reduce(
      (sum, rubric, at) => sum + (framedRubrics.has(rubric) ? (rubricShares[at] ?? 0) : 0),
      0,
    ),
    notNewsShare,
    regions: yugoIds,
  };
}

/** Names of the features in the order `setAboutFeatures` writes them. */
export const aboutFeatureNames = [
  ...rubricClasses.map((rubric) => `rubric${rubric}`),
  'rubrics',
  'leaning',
  'framedLess',
  'framedMore',
  'notNewsLess',
  'notNewsMore',
  'regionsShared',
  'regionsClash',
  'regionsOfOne',
];

/**
 * Writes how alike two headlines are in what they are about from a place of the row on. First of each rubric and all
 * together 0…1, and leaning -1…1. Then shares, regions in common, and whether regions differ or are told by one alone.
 */
export function setAboutFeatures(row: Float64Array, from: number, one: About, two: About): void {
  let place = from;
  let common = 0;
  let leaning = 0;
  for (let at = 0; at < one.roots.length; at += 1) {
    const both = one.roots[at]! * two.roots[at]!;
    row[place] = both;
    place += 1;
    common += both;
    leaning += one.leaning[at]! * two.leaning[at]!;
  }
  let shared = 0;
  for (const region of one.regions) if (two.regions.includes(region)) shared += 1;
  const [told, toldToo] = [one.regions.length > 0, two.regions.length > 0];
  row[place] = common;
  row[place + 1] = leaning;
  row[place + 2] = Math.min(one.framed, two.framed);
  row[place + 3] = Math.max(one.framed, two.framed);
  row[place + 4] = Math.min(one.notNewsShare, two.notNewsShare);
  row[place + 5] = Math.max(one.notNewsShare, two.notNewsShare);
  row[place + 6] = shared;
  row[place + 7] = told && toldToo && shared === 0 ? 1 : 0;
  row[place + 8] = told === toldToo ? 0 : 1;
}

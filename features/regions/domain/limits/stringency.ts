import { addDays } from '#platform/shared/calendar-days.ts';

/** Days on which one kind of limitation had one level, both ends included. */
export interface LevelRun {
  code: string;
  level: number;
  /** Highest level of the codebook. */
  highest: number;
  /** Null where the codebook does not tell the whole country from a part of it. */
  scope: 'general' | 'targeted' | null;
  since: string;
  until: string;
}

/** Days of one stringency, both ends included; 0 = nothing limited, 100 = everything at its highest level everywhere. */
export interface StringencyRun {
  from: string;
  to: string;
  index: number;
}

/** What the index is the mean of: closings and limits of movement (C1 to C8). The tracker's own index adds information campaigns, which limit nobody. */
const counted = /^C[1-8]$/;
const kinds = 8;

/**
 * Stringency by the tracker's formula, day by day as runs of equal ones, up to `last`. It is the mean over the kinds of
 * their level's share of the highest, half a level less where only a part of the country is meant. Source: OxCGRT,
 * methodology for calculating indices.
 */
export function stringencyRuns(levels: readonly LevelRun[], last: string): StringencyRun[] {
  const known = levels.filter(({ code, since }) => counted.test(code) && since <= last);
  const turns = known.flatMap(({ since, until }) => [since, addDays(until, 1)]).filter((day) => day <= last);
  const days = [...new Set(turns)].toSorted();
  const runs: StringencyRun[] = [];
  days.forEach((from, at) => {
    const next = days[at + 1];
    const to = next === undefined ? last : addDays(next, -1);
    const index = indexOn(known, from);
    const before = runs.at(-1);
    if (before?.index === index) before.to = to;
    else runs.push({ from, to, index });
  });
  return runs;
}

function indexOn(levels: readonly LevelRun[], day: string): number {
  const inForce = levels.filter(({ since, until }) => since <= day && day <= until);
  return Math.round(inForce.reduce((sum, level) => sum + shareOf(level), 0) / kinds);
}

/** Unit: percent of the highest level. */
function shareOf({ level, highest, scope }: LevelRun): number {
  if (level === 0) return 0;
  return (100 * (level - (scope === 'targeted' ? 0.5 : 0))) / highest;
}

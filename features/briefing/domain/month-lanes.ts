import { addDays } from '#platform/shared/calendar-days.ts';
import { monthSpan, shiftMonth } from './month-days.ts';

/** A level of one of the country's restrictions, as long as it held. */
export interface LevelSpell {
  code: string;
  level: number;
  since: string;
  /** Its last day that is known. */
  until: string;
}

/** A day on which something got stricter or milder. */
export interface Change {
  day: string;
  isStricter: boolean;
}

/** One restriction of the country in a month: its levels from day to day, clipped to the days known, and where they change. */
export interface LevelLane<Spell extends LevelSpell> {
  code: string;
  spells: Spell[];
  changes: Change[];
  /** What holds on the last day known; null where nothing does. */
  now: Spell | null;
}

/** Days of a month that are known on a day; null while it has not begun. */
export function knownDays(month: string, day: string): { from: string; to: string } | null {
  const { from, to } = monthSpan(month);
  return from > day ? null : { from, to: to < day ? to : day };
}

/** Lanes of what held in the span, the strictest on its last day first. @param levels oldest first. */
export function levelLanes<Spell extends LevelSpell & { highest: number }>(
  levels: readonly Spell[],
  { from, to }: { from: string; to: string },
): LevelLane<Spell>[] {
  const lanes = [...Map.groupBy(levels, ({ code }) => code)].map(([code, own]) => ({
    code,
    spells: own
      .filter(({ level, since, until }) => level > 0 && since <= to && until >= from)
      .map((spell) => ({
        ...spell,
        since: spell.since < from ? from : spell.since,
        until: spell.until > to ? to : spell.until,
      })),
    changes: changesOf(own).filter(({ day }) => day >= from && day <= to),
    now: own.find(({ level, since, until }) => level > 0 && since <= to && until >= to) ?? null,
  }));
  return lanes
    .filter(({ spells, changes }) => spells.length > 0 || changes.length > 0)
    .toSorted((a, b) => strictnessOf(b.now) - strictnessOf(a.now) || a.code.localeCompare(b.code));
}

const strictnessOf = (spell: { level: number; highest: number } | null): number =>
  spell === null ? 0 : spell.level / spell.highest;

/** Days on which a restriction got another level; a day between two spells has none. */
function changesOf(spells: readonly LevelSpell[]): Change[] {
  return spells.flatMap((spell, at) => {
    const before = spells[at - 1];
    const next = spells[at + 1];
    const joins = before !== undefined && addDays(before.until, 1) === spell.since;
    const last = joins ? before.level : 0;
    const begins = spell.level === last ? [] : [{ day: spell.since, isStricter: spell.level > last }];
    const ends = next !== undefined && addDays(spell.until, 1) < next.since && spell.level > 0;
    return ends ? [...begins, { day: addDays(spell.until, 1), isStricter: false }] : begins;
  });
}

/** Restrictions that change on one day when it was a day of records, not of new rules. */
const recordedAtOnce = 3;

/** Days on which at least three restrictions of the country changed at once: the tracker was coded then. */
export function recordDays(lanes: readonly { changes: readonly Change[] }[]): string[] {
  const days = Map.groupBy(
    lanes.flatMap(({ changes }) => changes),
    ({ day }) => day,
  );
  return [...days].flatMap(([day, of]) => (of.length >= recordedAtOnce ? [day] : [])).toSorted();
}

/** Months that a strip shows. */
const stripMonths = 18;

/** The months up to the newest one, or so that the chosen one is among them; oldest first. */
export function listMonths(month: string, lastMonth: string): string[] {
  const oldest = shiftMonth(lastMonth, 1 - stripMonths);
  const first = month < oldest ? month : oldest;
  return Array.from({ length: stripMonths }, (_, at) => shiftMonth(first, at));
}

/** How many of the days lie in each month. */
export function countByMonth(months: readonly string[], days: readonly string[]): number[] {
  return months.map((month) => days.filter((day) => day.startsWith(month)).length);
}

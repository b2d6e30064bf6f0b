import { daysBetween } from '#platform/shared/calendar-days.ts';
import { isEvent, type conditions } from '#services/notifications/public.ts';

/** An alert. Unit of `threshold`: the watched figure's, for `changes` percent; 0 for events. */
export interface Rule {
  condition: (typeof conditions)[number];
  threshold: number;
}

/** The newest figure of what is watched, with the last day of its period, and the one before. Of an event: its day, and whether it happened. */
export interface Watched {
  day: string;
  value: number;
  previous: number | null;
  happened?: boolean;
}

/** What is remembered of the last look. */
export interface Looked {
  /** Whether a wave runs: the condition was met, and not long enough unmet since. */
  held: boolean;
  checkedDay: string | null;
  /** Last day on which it was met. */
  metDay: string | null;
}

/** Days a condition of daily figures must not have been met for its wave to be over: weekdays of one wave are no waves. */
const calmDaily = 7;

/** Days after which a wave is over; figures of longer periods, and weeks of a forecast, end it with the first that does not meet the condition. */
export function calmDaysOf(period: string, condition: Rule['condition']): number {
  return period === 'daily' && condition !== 'leftBand' ? calmDaily : 0;
}

/** Whether the newest figure meets the rule; a change from nothing or from an unknown figure is none. */
export function isMet({ condition, threshold }: Rule, { value, previous, happened }: Watched): boolean {
  if (isEvent(condition)) return happened === true;
  if (condition === 'above') return value > threshold;
  if (condition === 'below') return value < threshold;
  const change = changeOf({ value, previous });
  return change !== null && Math.abs(change) >= threshold;
}

/** By how many percent a figure moved from the one before; null from nothing or from what is not known. */
export function changeOf({ value, previous }: Pick<Watched, 'value' | 'previous'>): number | null {
  return previous === null || previous === 0 ? null : ((value - previous) / Math.abs(previous)) * 100;
}

/** Whether somebody is to be told: the condition has begun to hold, once a wave. An older period tells nothing. Every release is one of its own; revisions of one wave follow each other within its calm days. */
export function isTold(rule: Rule, looked: Looked, newest: Watched, calmDays: number): boolean {
  const { held, checkedDay, metDay } = looked;
  if (!isMet(rule, newest) || newest.day < (checkedDay ?? '')) return false;
  if (rule.condition === 'newRelease') return newest.day !== checkedDay;
  if (rule.condition !== 'revised') return !held;
  return newest.day !== checkedDay && (metDay === null || daysBetween(metDay, newest.day) >= calmDays);
}

/** What is remembered after a look. */
export function lookedAfter(rule: Rule, looked: Looked, newest: Watched, calmDays: number): Looked {
  const isNow = isMet(rule, newest);
  const lasts = looked.held && looked.metDay !== null && daysBetween(looked.metDay, newest.day) < calmDays;
  return {
    held: isNow || lasts,
    checkedDay: newest.day,
    metDay: isNow ? newest.day : looked.metDay,
  };
}

/** What is remembered when a rule is set: what holds already is not told. */
export function firstLook(rule: Rule, newest: Watched | undefined): Looked {
  if (newest === undefined) return { held: false, checkedDay: null, metDay: null };
  const held = isMet(rule, newest);
  return { held, checkedDay: newest.day, metDay: held ? newest.day : null };
}

import type { conditions } from '#services/notifications/public.ts';

/** A threshold. Unit of `threshold`: the indicator's, for `changes` percent. */
export interface Rule {
  condition: (typeof conditions)[number];
  threshold: number;
}

/** The newest figure of what is watched, with the last day of its period, and the one before. */
export interface Watched {
  day: string;
  value: number;
  previous: number | null;
}

/** What is remembered of the last look. */
export interface Looked {
  held: boolean;
  checkedDay: string | null;
}

/** Whether the newest figure meets the rule; a change from nothing or from an unknown figure is none. */
export function isMet({ condition, threshold }: Rule, { value, previous }: Watched): boolean {
  if (condition === 'above') return value > threshold;
  if (condition === 'below') return value < threshold;
  const change = changeOf({ value, previous });
  return change !== null && Math.abs(change) >= threshold;
}

/** By how many percent a figure moved from the one before; null from nothing or from what is not known. */
export function changeOf({ value, previous }: Pick<Watched, 'value' | 'previous'>): number | null {
  return previous === null || previous === 0 ? null : ((value - previous) / Math.abs(previous)) * 100;
}

/** Whether somebody is to be told: a level has begun to hold, or a new period changed by so much. An older period tells nothing. */
export function isTold(rule: Rule, { held, checkedDay }: Looked, newest: Watched): boolean {
  if (!isMet(rule, newest) || newest.day < (checkedDay ?? '')) return false;
  return rule.condition === 'changes' ? newest.day !== checkedDay : !held;
}

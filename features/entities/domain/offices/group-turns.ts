import { daysBetween } from '#platform/shared/calendar-days.ts';
import type { Turn } from './read-turn.ts';

/** A headline that says of a person that an office is taken or left. */
export interface TurnNews {
  readonly entityId: number;
  readonly turn: Turn;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** Headlines of one turn come within so many days of the one before. */
export const turnDays = 30;

/** Headlines by whom and what they tell of, a new group where a month lies between two; the newest group first, each by day. */
export function groupTurns<News extends TurnNews>(news: readonly News[]): News[][] {
  const groups: News[][] = [];
  const open = new Map<string, News[]>();
  for (const item of news.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const key = `${item.entityId} ${item.turn}`;
    const known = open.get(key);
    if (known && daysBetween(known.at(-1)!.day, item.day) <= turnDays) known.push(item);
    else {
      const group = [item];
      open.set(key, group);
      groups.push(group);
    }
  }
  return groups.toSorted((one, other) => (one.at(-1)!.day < other.at(-1)!.day ? 1 : -1));
}

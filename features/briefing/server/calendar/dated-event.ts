import type { HandlerOutput } from '#platform/contract/endpoint.ts';
import type { calendarContract } from '../../contract/calendar-calls.ts';

/** The answer of the call about a month. */
export type Calendar = HandlerOutput<typeof calendarContract, 'regiondossier/getRegionEvents'>;

/** One of its events. */
export type DatedEvent = Calendar['events'][number];

/** Days whose events are asked for, both included. */
export interface EventSpan {
  from: string;
  to: string;
}

/** What an event has that no outlet told. */
export const untold = { itemCount: 0, sourceCount: 0, link: null, turn: null } as const;

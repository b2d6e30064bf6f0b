import type { Routes } from '#platform/server/context.ts';
import type { calendarContract } from '../../contract/calendar-calls.ts';
import { readCalendar } from './read-calendar.ts';

/** Handlers of a dossier's events. */
export const calendarRoutes: Routes<typeof calendarContract> = {
  'regiondossier/getRegionEvents': (input, context) => readCalendar(input, context),
};

import type { Routes } from '#platform/server/context.ts';
import type { briefingContract } from '../contract.ts';
import { readAround } from './read-around.ts';
import { briefRoutes } from './brief/brief-handlers.ts';
import { calendarRoutes } from './calendar/calendar-handlers.ts';
import { screenRoutes } from './screen/screen-handlers.ts';
import { turnsRoutes } from './turns-handlers.ts';
import { blindSpotRoutes } from './blind-spots/blind-spot-handlers.ts';
import { sinceRoutes } from './since/since-handlers.ts';
import { reviewRoutes } from './review-handlers.ts';

/** Handlers of the briefing room. */
export const briefingRoutes: Routes<typeof briefingContract> = {
  'measure/getAround': readAround,
  ...briefRoutes,
  ...calendarRoutes,
  ...screenRoutes,
  ...turnsRoutes,
  ...blindSpotRoutes,
  ...reviewRoutes,
  ...sinceRoutes,
};

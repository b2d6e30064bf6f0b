import type { Contract } from '#platform/contract/endpoint.ts';
import { aroundContract } from './contract/around-calls.ts';
import { briefContract } from './contract/brief-calls.ts';
import { calendarContract } from './contract/calendar-calls.ts';
import { screenContract } from './contract/screen-calls.ts';
import { turnsContract } from './contract/turns-calls.ts';
import { sinceContract } from './contract/since-calls.ts';
import { blindSpotContract } from './contract/blind-spot-calls.ts';
import { reviewContract } from './contract/review-calls.ts';

/** Calls of the briefing room. */
export const briefingContract = {
  ...aroundContract,
  ...briefContract,
  ...calendarContract,
  ...screenContract,
  ...turnsContract,
  ...blindSpotContract,
  ...reviewContract,
  ...sinceContract,
} satisfies Contract;

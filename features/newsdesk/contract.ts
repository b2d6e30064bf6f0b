import type { Contract } from '#platform/contract/endpoint.ts';
import { articleContract } from './contract/article-calls.ts';
import { deskContract } from './contract/desk-calls.ts';
import { deskDayContract } from './contract/day-calls.ts';
import { storyDeskContract } from './contract/story-calls.ts';

/** Calls of the editors' desk. */
export const newsdeskContract = {
  ...articleContract,
  ...deskContract,
  ...storyDeskContract,
  ...deskDayContract,
} satisfies Contract;

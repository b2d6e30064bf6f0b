import type { Routes } from '#platform/server/context.ts';
import type { catalogueContract } from '../../contract/catalogue-calls.ts';
import { readSets } from './read-sets.ts';

/** The catalogue as its page shows it. */
export const catalogueRoutes: Routes<typeof catalogueContract> = {
  'catalogue/getSets': (_input, context) => readSets(context, context.locale),
};

import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoDate, Version, Whole, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { modelVersions } from '../domain/scenario/model-versions.ts';
import * as population from '../domain/population/population-editions.ts';
import { PopulationShape } from './population-shapes.ts';
import { SavedName, ScenarioShape } from './scenario-shapes.ts';

const Start = z.object({
  /** The last reported day: day 0 of every scenario. */
  day: IsoDate,
  /** Registered cases a day, oldest first, the last on `day`. Unit: people. */
  daily: z.array(z.number()),
  /** Residents in ten-year ages 0–9 … 80+, and the year they were counted at the end of. */
  peopleByAge: z.array(z.number()),
  peopleYear: z.int(),
  registered: z.number(),
  /** Registered deaths of the last 14 days; null = not reported. */
  recentDeaths: z.number().nullable(),
  /** Residents with two doses of a vaccine, and the day they were counted; null = not reported by then. */
  vaccinated: z.number().nullable(),
  vaccinatedDay: IsoDate.nullable(),
  vaccinatedSource: Source.nullable(),
  source: Source.nullable(),
  peopleSource: Source.nullable(),
});

const saved = { id: z.int(), version: z.int(), name: z.string(), savedAt: z.iso.datetime() };

const Saved = z.object({ ...saved, modelVersion: z.enum(modelVersions), params: ScenarioShape });

/** Versions of the population model that a variant may be of. */
export const populationVersions = population.populationVersions.map(String);

const SavedVariant = z.object({
  ...saved,
  modelVersion: z.enum(populationVersions),
  population: PopulationShape,
});

const Kind = z.enum(['scenario', 'population']);

/** A published measure whose days reach into a scenario. */
const Measure = z.object({
  id: z.int(),
  title: z.string(),
  code: z.string().nullable().describe('Kind of limitation by the Oxford tracker.'),
  strictness: z.int().nullable().describe('Its level there.'),
  starts: IsoDate,
  ends: IsoDate.nullable(),
  isRegister: z.boolean().describe('Taken over from an open register; false = written here.'),
});

const SavedId = Whole.min(1);

/** Calls of the scenarios. */
export const scenarioContract = {
  'modeling/getSimulationParams': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'Where a place’s scenario begins, with sources, and what the caller has saved for it, newest first; with `id` that one alone. Of `kind` population: saved variants of its residents.',
    input: z.object({ yugoId: YugoId, id: SavedId.optional(), kind: Kind.default('scenario') }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      /** Version of the model that runs where no other is asked for. */
      modelVersion: z.enum(modelVersions),
      /** Null where no cases or no residents by age are known, and of a population, whose start is that of its forecast. */
      start: Start.nullable(),
      measures: z
        .array(Measure)
        .describe('Of health, of the place and the country, in force or to come after the start.'),
      saved: z.array(Saved),
      variants: z.array(SavedVariant),
      limit: z
        .int()
        .describe('As many as one account may keep, scenarios and variants of all places together.'),
    }),
    errors: ['region_not_found', 'not_found'],
  }),
  'modeling/saveSimulationParams': endpoint({
    verb: 'POST',
    access: 'licensed',
    summary:
      'Saves what was assumed for a place, its epidemic (`params`) or its residents (`population`), or writes over it by `id` and the `version` it was read with; `isRemoved` takes it away and brings it back.',
    input: z.object({
      id: SavedId.optional(),
      version: Version.optional(),
      yugoId: YugoId,
      name: SavedName,
      modelVersion: z
        .enum([...modelVersions, ...populationVersions])
        .optional()
        .describe('None = the newest of its model.'),
      params: ScenarioShape.optional(),
      population: z.strictObject(PopulationShape.shape).optional(),
      isRemoved: Flag.default(false),
    }),
    output: z.object({ id: z.int(), version: z.int() }),
    errors: ['region_not_found', 'not_found', 'conflict', 'too_many_kept', 'too_many_requests'],
  }),
} satisfies Contract;

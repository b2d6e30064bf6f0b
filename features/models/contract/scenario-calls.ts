import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoDate, Version, Whole, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#facts/shapes/source.ts';
import { modelVersions } from '../domain/scenario/model-versions.ts';
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
  source: Source.nullable(),
  peopleSource: Source.nullable(),
});

const Saved = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  modelVersion: z.enum(modelVersions),
  savedAt: z.iso.datetime(),
  params: ScenarioShape,
});

const SavedId = Whole.min(1);

/** Calls of the scenarios. */
export const scenarioContract = {
  'modeling/getSimulationParams': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'Where a place’s scenario begins, with sources, and what the caller has saved for it, newest first; with `id` that one alone.',
    input: z.object({ yugoId: YugoId, id: SavedId.optional() }),
    output: z.object({
      yugoId: z.int(),
      name: z.string(),
      /** Version of the model that runs where no other is asked for. */
      modelVersion: z.enum(modelVersions),
      /** Null where no cases or no residents by age are known. */
      start: Start.nullable(),
      saved: z.array(Saved),
    }),
    errors: ['region_not_found', 'not_found'],
  }),
  'modeling/saveSimulationParams': endpoint({
    verb: 'POST',
    access: 'licensed',
    summary:
      'Saves what was assumed for a place, or writes over it by `id` and the `version` it was read with; `isRemoved` takes it away and brings it back.',
    input: z.object({
      id: SavedId.optional(),
      version: Version.optional(),
      yugoId: YugoId,
      name: SavedName,
      modelVersion: z.enum(modelVersions).default(modelVersions[0]),
      params: ScenarioShape,
      isRemoved: Flag.default(false),
    }),
    output: z.object({ id: z.int(), version: z.int() }),
    errors: ['region_not_found', 'not_found', 'conflict', 'too_many_kept'],
  }),
} satisfies Contract;

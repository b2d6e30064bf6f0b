import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment, Version, YugoId } from '#platform/contract/fields.ts';
import { familyVersions } from '../domain/family/family-editions.ts';
import { familyLimits } from '../domain/family/family-model.ts';
import { maxGrowth } from '../domain/family/roll-up-region.ts';
import { ModelWarnings } from './warning-shape.ts';
import { FamilyResult, Model, RegionResult } from './family-shapes.ts';

const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647);
const Name = z.string().trim().min(1).max(familyLimits.nameLength);

/** The largest model a person may write is about 200 kB. */
const bodyLimit = 512 * 1024;

/** Calls of the family models. */
export const familyContract = {
  'modeling/simulateFamilyModel': endpoint({
    verb: 'POST',
    access: 'licensed',
    changes: false,
    summary:
      'What households have to spend without and with a package of measures, what it costs, whom it lifts; of a given model or a saved one of one’s own.',
    bodyLimit,
    input: z.object({
      id: Id.optional(),
      model: Model.optional(),
      modelVersion: z
        .literal(familyVersions)
        .optional()
        .describe('None = that of the saved model, else the newest.'),
      budgetLine: z
        .strictObject({ type: z.int().min(0), person: z.int().min(0), upTo: z.number().optional() })
        .optional(),
      region: z
        .strictObject({
          yugoId: YugoId,
          growth: z
            .number()
            .gt(0)
            .max(maxGrowth)
            .default(1)
            .describe('By how much incomes a head grew since their year.'),
        })
        .optional()
        .describe('A region over whose residents the package is spread by their incomes.'),
    }),
    output: FamilyResult.extend({
      region: RegionResult,
      warnings: ModelWarnings,
      meta: z.object({ model: z.string(), modelVersion: z.int(), policyYear: z.int() }),
    }),
    errors: ['not_found', 'region_not_found', 'too_many_requests'],
  }),
  'modeling/saveFamilyModel': endpoint({
    verb: 'POST',
    access: 'licensed',
    summary: `Saves a new model, or the next version of one’s own; an account keeps ${familyLimits.models}.`,
    bodyLimit,
    input: z.object({
      id: Id.optional().describe('None = a new one.'),
      version: Version.optional().describe('The version the change started from; needed with an id.'),
      name: Name,
      yugoId: YugoId.nullable().default(null).describe('The region whose values it has, where it is one’s.'),
      model: Model,
      modelVersion: z
        .literal(familyVersions)
        .default(familyVersions[0])
        .describe('The version that computes it.'),
    }),
    output: z.object({ id: z.int(), version: z.int(), name: z.string() }),
    errors: ['not_found', 'conflict', 'too_many_kept'],
  }),
  'modeling/getFamilyModelsList': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'One’s own models, newest first, and how many more may be kept.',
    input: z.object({ yugoId: YugoId.optional() }),
    output: z.object({
      models: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          yugoId: z.int().nullable(),
          policyYear: z.int(),
          households: z.int().describe('Types of households.'),
          updatedAt: IsoMoment,
        }),
      ),
      limit: z.int(),
    }),
  }),
  'modeling/getFamilyModel': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary: 'One of one’s own models.',
    input: z.object({ id: Id }),
    output: z.object({
      id: z.int(),
      name: z.string(),
      yugoId: z.int().nullable(),
      version: z.int(),
      modelVersion: z.int(),
      model: Model,
      createdAt: IsoMoment,
      updatedAt: IsoMoment,
    }),
    errors: ['not_found'],
  }),
  'modeling/renameFamilyModel': endpoint({
    verb: 'GET',
    access: 'licensed',
    changes: true,
    summary: 'Gives one of one’s own models another name.',
    input: z.object({ id: Id, name: Name }),
    output: z.object({ id: z.int(), name: z.string(), version: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  'modeling/deleteFamilyModel': endpoint({
    verb: 'GET',
    access: 'licensed',
    changes: true,
    summary: 'Takes one of one’s own models away; for 30 days it can be brought back.',
    input: z.object({ id: Id }),
    output: Done,
    errors: ['not_found'],
  }),
  'modeling/restoreFamilyModel': endpoint({
    verb: 'POST',
    access: 'licensed',
    summary: 'Brings back a model that was taken away.',
    input: z.object({ id: Id }),
    output: z.object({ id: z.int(), name: z.string(), version: z.int() }),
    errors: ['not_found', 'conflict', 'too_many_kept'],
  }),
} satisfies Contract;

import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Version, YugoId } from '#platform/contract/fields.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { maxCodes } from '../domain/branch/branch-parts.ts';
import { BranchId, BranchNames, Year } from './branch-shapes.ts';
import { OkvedCode } from './industry-calls.ts';

const Codes = z.array(OkvedCode).min(1).max(maxCodes);
const Kept = z.object({ id: z.int(), version: z.int() });
const roles = editors;

/** Calls that make branches, and print one. */
export const editingContract = {
  'branches/save': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles,
    summary:
      'Makes a branch, or changes one from the version it was read with; codes within another of the set are left out.',
    input: z.object({
      id: BranchId.optional(),
      version: Version.optional().describe('The version the change started from; needed with an id.'),
      names: BranchNames,
      codes: Codes,
      note: z.string().trim().max(300).default(''),
    }),
    output: Kept,
    errors: ['not_found', 'forbidden', 'conflict', 'bad_request'],
  }),
  'branches/remove': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles,
    summary: 'Takes a branch away; its history stays, and saving it again brings it back.',
    input: z.object({ id: BranchId, version: Version }),
    output: Kept,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'branches/getHistory': endpoint({
    verb: 'GET',
    access: 'licensed',
    roles,
    summary: 'Every state a branch had, newest first, with who made it and why; a removed one too.',
    input: z.object({ id: BranchId }),
    output: z.object({
      id: z.int(),
      isShipped: z.boolean(),
      isRemoved: z.boolean(),
      version: z.int(),
      versions: z.array(
        z.object({
          version: z.int(),
          step: z.enum(['created', 'edited', 'removed']),
          names: BranchNames,
          codes: z.array(z.string()),
          note: z.string(),
          changedBy: z.string().nullable(),
          changedAt: z.iso.datetime({ offset: true }),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  'branches/checkCodes': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles,
    changes: false,
    summary:
      'What a set of codes would be: the name of each, which are unknown, and how many organisations it gathers.',
    input: z.object({ codes: z.array(z.string().max(20)).max(maxCodes) }),
    output: z.object({
      codes: z.array(z.object({ code: z.string(), name: z.string() })),
      unknown: z.array(z.string()),
      companies: z.int(),
      revenue: z.number(),
    }),
  }),
  'okveddossier/getCustomBranchPdfExport': endpoint({
    verb: 'POST',
    access: 'licensed',
    summary:
      'Orders a PDF of a branch; `printing/getOrder` tells how far it is, `printing/cancel` ends it. 503 where the server has no browser.',
    input: z.object({ branchId: BranchId, yugoId: YugoId.default(federalYugoId), year: Year.optional() }),
    output: z.object({
      id: z.uuid(),
      state: z.enum(['waiting', 'printing', 'ready', 'failed', 'cancelled']),
      progress: z.int(),
      reason: z.enum(['too_slow', 'refused', 'broken', 'lost']).nullable(),
      file: z.string().nullable(),
      bytes: z.int().nullable(),
    }),
    errors: ['not_found', 'region_not_found', 'too_many_requests', 'unavailable'],
  }),
} satisfies Contract;

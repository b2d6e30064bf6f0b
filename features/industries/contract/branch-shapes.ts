import { z } from 'zod';
import { YugoId } from '#platform/contract/fields.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Source } from '#statistics/shapes/source.ts';
import { maxName } from '../domain/branch/branch-parts.ts';

/** Number of a branch. */
export const BranchId = z.coerce.number<number>().int().min(1).max(2_147_483_647);
/** A year of accounts; one that nobody reports answers empty. */
export const Year = z.coerce.number<number>().int().min(1900).max(2199);

/** Input of what is told of a branch in a place. */
export const branchFields = {
  branchId: BranchId,
  yugoId: YugoId.default(federalYugoId),
  year: Year.optional(),
};

/** The kinds of branches. */
export const BranchKind = z.enum(['okved', 'education', 'pharma', 'cable']);

const Name = z.string().trim().max(maxName);
/** Names by language; an empty one is none. */
export const BranchNames = z
  .strictObject({ ru: Name, en: Name, ja: Name, pt: Name, es: Name })
  .partial()
  .refine((names) => Object.values(names).some((name) => name !== ''), 'Error_BadRequest');

/** What every answer about a branch says first. */
export const aboutBranch = {
  branchId: z.int(),
  yugoId: z.int(),
  /** The year asked for, or the newest one; null where no account is known. */
  year: z.int().nullable(),
  /** False for a year that nobody reports: nothing is told then. */
  isKnown: z.boolean(),
  source: Source.nullable(),
};

/** A subject by a branch; equal ones share a rank, who has none has no rank. */
export const BranchGeoRow = z.object({
  yugoId: z.int(),
  name: z.string(),
  companies: z.int(),
  revenue: z.number(),
  value: z.number().nullable(),
  rank: z.int().nullable(),
});

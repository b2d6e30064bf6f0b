import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { PageIndex, pageSize, YugoId, TypedText } from '#platform/contract/fields.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { Company } from '#statistics/shapes/company.ts';
import { Source } from '#statistics/shapes/source.ts';
import { aboutBranch, branchFields, BranchGeoRow, BranchId, BranchKind, Year } from './branch-shapes.ts';
import { diagramFields, industrySums } from './industry-calls.ts';

const Rating = z.object({ ...aboutBranch, companies: z.array(Company) });
const GeoRating = z.object({
  branchId: z.int(),
  year: z.int().nullable(),
  isKnown: z.boolean(),
  regions: z.array(BranchGeoRow),
  source: Source.nullable(),
});
const errors = ['not_found', 'region_not_found'] as const;
const ofPlace = { yugoId: branchFields.yugoId, year: branchFields.year };

/** Calls of branches: sets of codes of ОКВЭД-2 under a name of their own. */
export const branchContract = {
  'okveddossier/GetCustomBranchList': endpoint({
    verb: 'GET',
    access: 'licensed',
    summary:
      'The branches, those of the product first, with how many of the country’s largest organisations each has in a place.',
    input: z.object({
      regionYugoId: YugoId.default(federalYugoId),
      text: TypedText(120).default('').describe('Part of a name in any language, or a code.'),
      pageIndex: PageIndex,
      pageSize: pageSize(30),
    }),
    output: z.object({
      total: z.int(),
      year: z.int().nullable(),
      branches: z.array(
        z.object({
          id: z.int(),
          kind: BranchKind,
          name: z.string(),
          codes: z.array(z.string()),
          isShipped: z.boolean(),
          companies: z.int(),
          revenue: z.number(),
          changedAt: z.iso.datetime({ offset: true }),
        }),
      ),
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'okveddossier/getCustomBranchHeader': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary:
      'A branch in a place: its codes, how many of the largest organisations are of it, their revenue.',
    input: z.object(branchFields),
    output: z.object({
      ...aboutBranch,
      kind: BranchKind,
      name: z.string(),
      isShipped: z.boolean(),
      version: z.int(),
      codes: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
      place: z.object({ yugoId: z.int(), name: z.string(), shortName: z.string() }),
      ...industrySums,
      allCompanies: z.int(),
      allRevenue: z.number(),
    }),
    errors,
  }),
  'okveddossier/getCustomBranchDiagram': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary:
      'Size and growth of a branch in a place: each organisation, its codes, the larger half beside the smaller.',
    input: z.object(branchFields),
    output: z.object({ ...aboutBranch, ...diagramFields }),
    errors,
  }),
  'okveddossier/getCustomBranchCompaniesRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary: 'The largest organisations of a branch in a place by revenue of a year.',
    input: z.object(branchFields),
    output: Rating,
    errors,
  }),
  'okveddossier/getCustomBranchGeoRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary:
      'All subjects by the revenue of a branch’s organisations registered there; equal ones share a rank.',
    input: z.object({ branchId: BranchId, year: Year.optional() }),
    output: GeoRating,
    errors: ['not_found'],
  }),
  'okveddossier/getCustomBranchYearsList': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary: 'The years that are told of a branch, newest first.',
    input: z.object({ branchId: BranchId }),
    output: z.object({ branchId: z.int(), years: z.array(z.int()) }),
    errors: ['not_found'],
  }),
  'okveddossier/getCustomBranchMnnRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary:
      'International non-proprietary names (МНН) of a branch by sales. No open register exists: the answer is empty and says why.',
    input: z.object({ branchId: BranchId, year: Year.optional() }),
    output: z.object({
      branchId: z.int(),
      rows: z.array(z.object({ name: z.string(), value: z.number(), rank: z.int() })),
      reason: z.enum(['not_pharma', 'no_open_source']).nullable().describe('Why there are no rows.'),
    }),
    errors: ['not_found'],
  }),
  'okveddossier/getEducationGeoRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'All subjects by universities of an open list; those whose region the list does not tell are counted apart. Equal ones share a rank.',
    input: z.object({}),
    output: z.object({
      regions: z.array(
        z.object({
          yugoId: z.int(),
          name: z.string(),
          universities: z.int(),
          /** Organisations of section P; null where not known. */
          organisations: z.number().nullable(),
          value: z.number().nullable(),
          rank: z.int().nullable(),
        }),
      ),
      listed: z.int(),
      unplaced: z.int(),
      source: Source.nullable(),
    }),
  }),
  'okveddossier/getPharmaCompaniesRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary: 'The largest organisations that make and sell medicines, by revenue.',
    input: z.object(ofPlace),
    output: Rating,
    errors,
  }),
  'okveddossier/getCableCompaniesRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary: 'The largest makers of cables by revenue.',
    input: z.object(ofPlace),
    output: Rating,
    errors,
  }),
  'okveddossier/getCableGeoRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    mayLag: true,
    summary: 'All subjects by the revenue of makers of cables registered there; equal ones share a rank.',
    input: z.object({ year: Year.optional() }),
    output: GeoRating,
    errors: ['not_found'],
  }),
} satisfies Contract;

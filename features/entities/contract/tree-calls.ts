import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Flag, IsoDate, listOf, Whole } from '#platform/contract/fields.ts';
import { EntityId, EntityLink, Kind, NamingHeadline, Sources, Statement } from './dossier-shapes.ts';

const days = {
  from: IsoDate.optional().describe('First Moscow day of the headlines; all where it is left out.'),
  to: IsoDate.optional().describe('Last one; the clock’s day where it is left out or later.'),
};

/** What bonds two entities: headlines that name both, and statements of registers. */
const Edge = z.object({
  one: z.int(),
  other: z.int(),
  headlines: z.int(),
  expected: z.number().describe('As many would name both if names fell on headlines by chance.'),
  statements: z.int(),
  field: z.string().nullable().describe('Field of one of the statements.'),
});

/** Calls of the tree of connections. */
export const treeContract = {
  'TreeApi/Preview': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'An entity with those nearest to it and the bonds among them all: counted ahead, so that opening a node asks for no more than its neighbours.',
    input: z.object({
      id: EntityId,
      ...days,
      kinds: listOf(Kind, 11).optional(),
      least: Whole.min(1)
        .max(1000)
        .default(1)
        .describe('Headlines that a bond has at least; statements always count.'),
      most: Whole.min(1).max(500).default(20).describe('Neighbours at most, the nearest first.'),
      withStatements: Flag.default(true),
    }),
    output: z.object({
      root: z.int(),
      nodes: z.array(
        EntityLink.extend({
          headlines: z.int().describe('Headlines that name it.'),
          more: z.int().describe('Neighbours that are not among the nodes.'),
        }),
      ),
      edges: z.array(Edge),
      to: z.iso.date(),
    }),
    errors: ['dossier_not_found'],
  }),
  'TreeApi/GetLinkedObject': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'The documents behind a bond of two entities: headlines that name both and what registers say.',
    input: z.object({ id: EntityId, linkedId: EntityId, ...days }),
    output: z.object({
      one: EntityLink,
      other: EntityLink,
      total: z.int().describe('Headlines that name both; a hundred newest are given.'),
      news: z.array(NamingHeadline),
      statements: z.array(Statement),
      sources: Sources,
    }),
    errors: ['dossier_not_found', 'bad_request'],
  }),
  'entities/findPath': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The shortest way between two entities over bonds of headlines and statements; empty where none has four steps or fewer.',
    input: z.object({ id: EntityId, linkedId: EntityId, ...days }),
    output: z.object({ path: z.array(EntityLink), edges: z.array(Edge) }),
    errors: ['dossier_not_found'],
  }),
} satisfies Contract;

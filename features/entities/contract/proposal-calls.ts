import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Version } from '#platform/contract/fields.ts';
import { proposalReasons } from '../domain/find-candidates.ts';
import { EntityId, EntityLink } from './dossier-shapes.ts';

const Side = EntityLink.extend({
  version: Version,
  headlines: z.int(),
  statements: z.int().describe('What registers say of it.'),
  example: z.string().nullable().describe('Its newest headline.'),
});

/** Calls of the queue of pairs that may be one. */
export const proposalContract = {
  'entities/getProposals': endpoint({
    verb: 'GET',
    access: 'login',
    roles: editors,
    summary: 'Pairs that may be one, with what speaks for it; those most written of first.',
    input: z.object({}),
    output: z.object({
      pairs: z.array(
        z.object({
          kept: Side.describe('Who would keep the address.'),
          gone: Side,
          why: z.enum(proposalReasons),
          shared: z.int().describe('Stories whose headlines name both.'),
        }),
      ),
    }),
    errors: [],
  }),
  'entities/keepApart': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    summary: 'Two are two: they are neither proposed nor joined by rule any more.',
    input: z.object({ id: EntityId, otherId: EntityId }),
    output: z.object({ apartId: z.int() }),
    errors: ['dossier_not_found', 'bad_request'],
  }),
  'entities/undoApart': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    summary: 'Takes back that two are two.',
    input: z.object({ apartId: EntityId }),
    output: z.object({ apartId: z.int() }),
    errors: ['not_found'],
  }),
} satisfies Contract;

import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Version } from '#platform/contract/fields.ts';
import { EntityId, EntityLink } from './dossier-shapes.ts';

/** Calls by which editors give statements to whom they are about, and take that back. */
export const splitContract = {
  'entities/split': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    summary:
      'Some statements of an entity are another one’s: of one that is there (`toId`), or of a new one under `name`. They stay so when their source is taken anew, and it can be undone.',
    input: z.object({
      id: EntityId,
      version: Version.describe('As the editor saw it.'),
      statementIds: z.array(EntityId).min(1).max(200),
      toId: EntityId.optional(),
      name: z.string().trim().min(1).max(200).optional().describe('In the caller’s language.'),
      reason: z.string().trim().min(1).max(500),
    }),
    output: z.object({ splitId: z.int(), toId: z.int(), version: z.int() }),
    errors: ['dossier_not_found', 'conflict', 'bad_request'],
  }),
  'entities/undoSplit': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    summary: 'The statements of a split are the first one’s again.',
    input: z.object({ splitId: EntityId, version: Version }),
    output: z.object({ version: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  'entities/getSplits': endpoint({
    verb: 'GET',
    access: 'login',
    roles: editors,
    summary: 'What was split off an entity: what, to whom, by whom, when and why, newest first.',
    input: z.object({ id: EntityId }),
    output: z.object({
      splits: z.array(
        z.object({
          splitId: z.int(),
          to: EntityLink,
          statements: z.array(z.object({ field: z.string(), value: z.string() })),
          reason: z.string(),
          madeAt: z.iso.datetime({ offset: true }),
          by: z.string().nullable(),
          undoneAt: z.iso.datetime({ offset: true }).nullable(),
        }),
      ),
    }),
    errors: ['dossier_not_found'],
  }),
} satisfies Contract;

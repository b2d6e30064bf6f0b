import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Version } from '#platform/contract/fields.ts';
import { EntityId, EntityLink } from './dossier-shapes.ts';

/** Calls by which editors join what is one and part it again. */
export const mergeContract = {
  'entities/merge': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    summary:
      'Two entities are one: names, numbers, statements and headlines of the one count for the other. Nothing is lost: it can be undone.',
    input: z.object({
      id: EntityId.describe('Whom it is kept under.'),
      goneId: EntityId,
      version: Version.describe('Of the kept one, as the editor saw it.'),
      reason: z.string().trim().min(1).max(500),
      acrossKinds: z.boolean().default(false).describe('Also where the news took the one for another kind.'),
    }),
    output: z.object({ mergeId: z.int(), version: z.int() }),
    errors: ['dossier_not_found', 'conflict', 'bad_request'],
  }),
  'entities/undoMerge': endpoint({
    verb: 'POST',
    access: 'login',
    roles: editors,
    summary: 'Two entities that were merged are two again.',
    input: z.object({ mergeId: EntityId, version: Version }),
    output: z.object({ version: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  'entities/getMerges': endpoint({
    verb: 'GET',
    access: 'login',
    roles: editors,
    summary: 'What was merged into an entity and parted from it: who, when and why, newest first.',
    input: z.object({ id: EntityId }),
    output: z.object({
      entity: EntityLink,
      version: z.int(),
      merges: z.array(
        z.object({
          mergeId: z.int(),
          gone: EntityLink,
          reason: z.string(),
          madeAt: z.iso.datetime({ offset: true }),
          by: z.string().nullable().describe('Null where the product itself joined two of its lists.'),
          undoneAt: z.iso.datetime({ offset: true }).nullable(),
        }),
      ),
    }),
    errors: ['dossier_not_found'],
  }),
} satisfies Contract;

import { z } from 'zod';
import { editors } from '#platform/shared/roles.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { turns } from '../domain/offices/read-turn.ts';
import { EntityId, EntityLink } from './dossier-shapes.ts';

/** A turn of office as headlines tell it: whom, what, and the first day. */
const TurnKey = z.object({
  id: EntityId,
  turn: z.enum(turns).describe('takes = an office is taken, leaves = it is left.'),
  day: z.iso.date().describe('First day of the headlines.'),
});
const Step = z.object({ stepId: z.int() });
const step = { verb: 'POST', access: 'login', roles: editors } as const;

/** Calls of the queue of offices taken and left. */
export const officeContract = {
  'entities/getOfficeTurns': endpoint({
    verb: 'GET',
    access: 'login',
    roles: editors,
    summary:
      'Offices that headlines say were taken or left, no register knows and no editor has answered; the newest first.',
    input: z.object({}),
    output: z.object({
      turns: z.array(
        TurnKey.omit({ id: true }).extend({
          person: EntityLink,
          headlines: z.int(),
          outlets: z.int(),
          example: z.object({ storyId: z.int(), title: z.string(), source: z.string() }),
          terms: z
            .array(z.object({ id: z.int(), text: z.string(), starts: z.string().nullable() }))
            .describe('Terms of the person that have no end.'),
        }),
      ),
    }),
    errors: [],
  }),
  'entities/beginTerm': endpoint({
    ...step,
    summary: 'Writes a term of office that began, with the headline as its source.',
    input: TurnKey.extend({
      office: z.string().trim().min(3).max(200),
      starts: z.iso.date(),
    }),
    output: Step,
    errors: ['dossier_not_found', 'not_found', 'bad_request'],
  }),
  'entities/endTerm': endpoint({
    ...step,
    summary: 'Gives a term its last day, over the register that has none.',
    input: TurnKey.extend({ statementId: EntityId, ends: z.iso.date() }),
    output: Step,
    errors: ['dossier_not_found', 'not_found', 'bad_request'],
  }),
  'entities/dropTurn': endpoint({
    ...step,
    summary: 'Headlines are no turn of office: they leave the queue.',
    input: TurnKey,
    output: Step,
    errors: ['dossier_not_found', 'not_found'],
  }),
  'entities/undoOfficeStep': endpoint({
    ...step,
    summary: 'Takes back what was done with a turn of office.',
    input: z.object({ stepId: EntityId }),
    output: Step,
    errors: ['not_found'],
  }),
} satisfies Contract;

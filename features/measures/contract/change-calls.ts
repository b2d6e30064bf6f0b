import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Done, IsoMoment, Whole } from '#platform/contract/fields.ts';
import { appointers, deciders, proposers } from '../domain/abilities.ts';
import { FrozenChoice } from './receipt-calls.ts';
import { Content, MeasureId, Status, VersionNumber } from './measure-fields.ts';

const Revision = Whole.min(1).describe('The one the change started from.');
const AtVersion = z.object({ id: MeasureId, version: VersionNumber, revision: Revision });
const Intention = z.enum(['propose', 'add']);
const Changed = z.object({
  id: z.int(),
  version: z.int(),
  revision: z.int(),
  status: Status,
  savedAt: IsoMoment,
});
const refusals = ['not_found', 'forbidden', 'conflict', 'form_incorrect'] as const;
const contentBytes = 262_144;

/** Calls that write a measure and take it from state to state; anything outside the table of steps answers 409 with the reason. */
export const changeContract = {
  'measure/saveDraft': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    bodyLimit: contentBytes,
    summary:
      'Keeps what is written: a new draft (id 0), a draft as it grows, a new version beside a published one, or a canceled one written anew. A stale save answers 409 with both texts.',
    input: z.object({
      id: z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER),
      version: Whole.min(0),
      revision: Whole.min(0),
      intention: Intention.default('propose'),
      content: Content,
    }),
    output: Changed,
    errors: [...refusals, 'too_large'],
  }),
  'measure/createMeasure': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    bodyLimit: contentBytes,
    summary: 'Writes a whole measure and submits it at once; to add one takes more rights than to propose.',
    input: z.object({ intention: Intention, content: Content }),
    output: Changed,
    errors: [...refusals, 'too_large'],
  }),
  'measure/updateMeasure': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    bodyLimit: contentBytes,
    summary:
      'Saves a whole text over a draft, or as a new version beside a published one; what is missing is refused field by field.',
    input: AtVersion.extend({ content: Content }),
    output: Changed,
    errors: [...refusals, 'too_large'],
  }),
  'measure/advanceMeasureStage': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    summary: 'Submits a draft to moderation; advancing twice is one step, the second answers 409.',
    input: AtVersion,
    output: Changed,
    errors: refusals,
  }),
  'measure/acceptMeasure': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: deciders,
    summary:
      'Publishes a submitted version, with its promise frozen or the reason why none can be computed; it takes the place of the published one. Nobody accepts their own.',
    input: AtVersion.extend({
      receipt: FrozenChoice,
      publishAt: IsoMoment.optional().describe('Later than now: it waits accepted until then.'),
      expiresAt: IsoMoment.optional().describe('The publication is canceled by itself then.'),
    }),
    output: Changed,
    errors: [...refusals, 'too_many_requests'],
  }),
  'measure/declineMeasure': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: deciders,
    summary: 'Returns a submitted version, or withdraws a published one, with the reason.',
    input: AtVersion.extend({ reason: z.string().trim().min(1).max(2_000) }),
    output: Changed,
    errors: refusals,
  }),
  'measure/appointModerator': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: appointers,
    summary: 'Says who decides on a submitted version; null leaves it to any moderator again.',
    input: AtVersion.extend({ accountId: MeasureId.nullable() }),
    output: Changed,
    errors: refusals,
  }),
  'measure/addComment': endpoint({
    verb: 'POST',
    access: 'licensed',
    roles: proposers,
    summary: 'Says something to the author or the moderator of a version.',
    input: z.object({
      id: MeasureId,
      version: VersionNumber,
      text: z.string().trim().min(1).max(2_000),
    }),
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
  'measure/deleteMeasure': endpoint({
    verb: 'DELETE',
    access: 'licensed',
    roles: proposers,
    summary: 'Deletes a measure no reader has seen, with all its versions.',
    input: z.object({ id: MeasureId }),
    output: Done,
    errors: refusals,
  }),
  'measure/deleteMeasureVersion': endpoint({
    verb: 'DELETE',
    access: 'licensed',
    roles: proposers,
    summary: 'Deletes one version no reader has seen; with its last version a measure goes.',
    input: AtVersion,
    output: z.object({ isGone: z.boolean().describe('The measure went with it.') }),
    errors: refusals,
  }),
} satisfies Contract;

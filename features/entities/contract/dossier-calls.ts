import { z } from 'zod';
import { turns } from '../domain/offices/read-turn.ts';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate } from '#platform/contract/fields.ts';
import {
  EntityId,
  EntityLink,
  Identifier,
  Kind,
  NamingHeadline,
  Sources,
  Statement,
} from './dossier-shapes.ts';

const Namesake = EntityLink.extend({
  hint: z
    .string()
    .describe('What tells it from the others: its newest position, country or region; may be empty.'),
});

/** Calls of an entity's dossier. */
export const dossierContract = {
  ':type/GetDossierHeader': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Head of the dossier of an entity of one of the eleven kinds: names, numbers, what sources say of it, and who else bears its name.',
    input: z.object({ type: z.string().max(40), id: EntityId }),
    output: z.object({
      id: z.int().describe('Another one than asked for where the asked one was merged into it.'),
      kind: Kind,
      name: z.string(),
      names: z.array(z.string()).describe('Every other name, in any language.'),
      version: z.int(),
      identifiers: z.array(Identifier),
      statements: z.array(Statement).describe('In the order of the page; none is without a source.'),
      sources: Sources,
      namesakes: z.array(Namesake),
      mentions: z.object({
        headlines: z.int(),
        first: z.iso.date().nullable(),
        last: z.iso.date().nullable(),
      }),
      day: z.iso.date().describe('Day up to which mentions are counted.'),
      officeNews: z
        .array(
          z.object({
            turn: z.enum(turns),
            day: z.iso.date().describe('First day of the headlines.'),
            outlets: z.int(),
            storyId: z.int(),
          }),
        )
        .describe('Offices that headlines of two months say were taken or left, and no editor has answered.'),
      checkUrl: z.string().nullable().describe('Where a company is checked, with its number.'),
    }),
    errors: ['person_not_found', 'company_not_found', 'dossier_not_found'],
  }),
  'entities/getMentions': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'How often headlines name an entity, by day with their tone and by hour, with whom, and in which stories.',
    input: z.object({ id: EntityId, from: IsoDate.optional(), to: IsoDate.optional() }),
    output: z.object({
      from: z.iso.date().nullable(),
      to: z.iso.date().nullable(),
      headlines: z.int(),
      outlets: z.int(),
      days: z.array(
        z.object({
          day: z.iso.date(),
          headlines: z.int(),
          negative: z.int(),
          neutral: z.int(),
          positive: z.int(),
        }),
      ),
      hours: z
        .array(z.int())
        .length(24)
        .describe('Headlines by the hour of Moscow; those without a time are in none.'),
      together: z.array(
        EntityLink.extend({
          headlines: z.int(),
          expected: z.number().describe('As many would name both if names fell on headlines by chance.'),
        }),
      ),
      stories: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          first: z.iso.date(),
          last: z.iso.date(),
          headlines: z.int(),
        }),
      ),
      news: z.array(NamingHeadline.extend({ tone: z.int().nullable() })),
    }),
    errors: ['dossier_not_found'],
  }),
} satisfies Contract;

import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, listOf, YugoId } from '#platform/contract/fields.ts';
import { eventKinds } from '../domain/month-days.ts';
import { EventPlace } from './event-fields.ts';

const Month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/);
const Kind = z.enum(eventKinds);

/** The call of a dossier's tab of events. */
export const calendarContract = {
  'regiondossier/getRegionEvents': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Dated events of a place in a month, latest day first: what editors have alone, turns of the cases, restrictions and measures that began (those of the whole country too), securities of its organisations listed on the exchange, stories by how many outlets told them. Nothing after the day of the dossier.',
    input: z.object({
      yugoId: YugoId,
      month: Month.optional().describe('`YYYY-MM`; the month of the dossier unless said.'),
      kinds: listOf(Kind, eventKinds.length).default([]).describe('None = all.'),
    }),
    output: z.object({
      place: EventPlace,
      month: Month,
      lastMonth: Month.describe('That of the dossier: nothing later is known.'),
      counts: z.record(Kind, z.int()).describe('Of the whole month, whatever kinds are asked for.'),
      days: z
        .array(z.object({ day: IsoDate, count: z.int() }))
        .describe('Days with events of the kinds asked for.'),
      events: z.array(
        z.object({
          kind: Kind,
          id: z
            .int()
            .describe(
              'Of the document, the measure, the organisation or the story; 0 for a turn and a restriction.',
            ),
          day: IsoDate,
          title: z.string().describe('Empty for a turn: `turn` says which.'),
          language: z.string(),
          by: z
            .string()
            .describe('Author, outlet, place of a restriction, what was done with a security; may be empty.'),
          link: z.string().nullable().describe('The act or the report of a restriction.'),
          itemCount: z.int(),
          sourceCount: z.int(),
          turn: z.enum(['peak', 'trough', 'up', 'down']).nullable(),
        }),
      ),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;

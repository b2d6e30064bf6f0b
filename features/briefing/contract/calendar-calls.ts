import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, listOf, YugoId } from '#platform/contract/fields.ts';
import { eventKinds } from '../domain/month-days.ts';
import { EventPlace } from './event-fields.ts';

const Month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/);
const Kind = z.enum(eventKinds);

const Change = z.object({ day: IsoDate, isStricter: z.boolean() });

/** What lies beside the events of a month, day by day. */
const Lanes = z.object({
  until: IsoDate.nullable().describe('The last day known of the month; null while it has not begun.'),
  releases: z
    .array(z.object({ day: IsoDate, from: IsoDate, to: IsoDate, median: z.number() }))
    .describe('Releases of the forecast of cases, each with its first target week. Unit: people.'),
  own: z
    .array(z.object({ id: z.int(), title: z.string(), starts: IsoDate, ends: IsoDate.nullable() }))
    .describe('Measures of the place itself in force in the month; an end known only later is null.'),
  country: z
    .array(
      z.object({
        code: z.string(),
        name: z.string(),
        highest: z.int(),
        now: z
          .object({ level: z.int(), text: z.string().nullable(), isGeneral: z.boolean() })
          .nullable()
          .describe('On the last day known.'),
        spells: z.array(z.object({ level: z.int(), from: IsoDate, to: IsoDate })),
        changes: z.array(Change),
      }),
    )
    .describe('Of each restriction the strictest level in force anywhere in the country.'),
  recordDays: z
    .array(IsoDate)
    .describe(
      'Days on which three restrictions of the country or more changed at once: they were recorded then.',
    ),
});

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
      months: z
        .array(z.object({ month: Month, own: z.int(), country: z.int() }))
        .describe(
          'Up to eighteen months, oldest first: what began in the place, and levels that changed in the country.',
        ),
      lanes: Lanes,
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

import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { EventPlace, EventStory } from './event-fields.ts';

const TurnsAnswer = z.object({
  place: EventPlace,
  firstDay: IsoDate.nullable().describe('Day of the first value; null before the first report.'),
  values: z.array(z.number().nullable()).describe('Cases a day; null = not published.'),
  turns: z
    .array(
      z.object({
        kind: z.enum(['peak', 'trough', 'up', 'down']),
        day: IsoDate,
        level: z.number().describe('Cases a day: mean of seven days.'),
        changePercent: z
          .number()
          .describe('The smaller of both sides, or the jump, in per cent of the lower level.'),
        window: z
          .object({
            from: IsoDate,
            to: IsoDate,
            headlines: z.int(),
            asMany: z
              .int()
              .describe(
                'Windows of seven days within 45 days of the turn that held as many headlines or more.',
              ),
            windows: z.int(),
          })
          .nullable()
          .describe('Null where the headlines of those days are not known.'),
        stories: z
          .array(EventStory)
          .describe(
            'At most three; none where so many headlines are usual. They coincided; nothing is said of causes.',
          ),
        measures: z
          .array(z.object({ id: z.int(), title: z.string(), starts: IsoDate, ends: IsoDate.nullable() }))
          .describe('Measures of the place itself that began within three days of the turn, at most five.'),
        national: z
          .array(
            z.object({
              id: z.int(),
              title: z.string(),
              starts: IsoDate,
              level: z.int().nullable(),
              course: z.enum(['stricter', 'milder', 'same', 'unknown']),
            }),
          )
          .describe(
            'Levels of the whole country that changed in those days, at most five: of its strictest place, which need not be this one. Days on which three kinds changed at once are days of recording and left out.',
          ),
      }),
    )
    .describe('Latest first.'),
  method: z.object({
    minChangePercent: z
      .number()
      .describe('What both sides of a turning point had to differ by in this series.'),
    shuffled: z.object({
      runs: z.int(),
      withTurns: z.int().describe('Shuffles of this very series in which anything was found: false alarms.'),
    }),
  }),
  sample: z.boolean(),
  source: Source.nullable(),
});

const turns = {
  verb: 'GET',
  cached: true,
  input: z.object({ yugoId: YugoId }),
  output: TurnsAnswer,
  errors: ['region_not_found'],
} as const;

/** Calls that tell when the cases of a place changed their course, and what was written then. */
export const turnsContract = {
  'event/getTurns': endpoint({
    ...turns,
    access: 'login',
    summary:
      'Turning points and jumps of the daily cases of a place up to the day of the news, with the stories around each.',
  }),
  'regiondossier/getTurns': endpoint({
    ...turns,
    access: 'licensed',
    summary:
      'Turning points and jumps of the daily cases of a place up to the day of the dossier, with the stories around each.',
  }),
} satisfies Contract;

import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, IsoMoment } from '#platform/contract/fields.ts';
import { CountedEntity } from './entity-fields.ts';

const AffairId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** An outlet by its number and name. */
const Outlet = z.object({ sourceId: z.int(), sourceName: z.string() });

/** A headline of an affair, with its outlet. */
const AffairHeadline = Outlet.extend({
  newsId: z.int(),
  date: IsoMoment,
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
});

/** A step: a story of the affair with its first headline. */
const AffairStep = z.object({
  storyId: z.int(),
  title: z.string(),
  language: z.string(),
  first: AffairHeadline,
  others: z.array(Outlet).describe('Outlets that wrote later, in order of their first headline.'),
  itemCount: z.int(),
  sourceCount: z.int(),
  denial: AffairHeadline.nullable().describe('Its first headline that denies what was said.'),
  correction: AffairHeadline.extend({ earlier: z.string(), until: IsoMoment })
    .nullable()
    .describe('A headline of it whose wording its outlet changed, with the wording before.'),
});

/** A story of another affair. */
const NearbyStory = z.object({
  storyId: z.int(),
  title: z.string(),
  language: z.string(),
  firstAt: IsoMoment,
  sourceCount: z.int(),
});

/** Calls about affairs. */
export const affairContract = {
  'news/getAffair': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'An affair as it was known at the clock: its stories as steps by day, figures that changed or differ, who was first, who does not write. Any of its stories gives it.',
    input: z.object({ id: AffairId }),
    output: z.object({
      affairId: z.int().describe('Another one than asked for where a story was named or affairs became one.'),
      title: z.string().describe('The lead of its greatest step, word for word.'),
      language: z.string(),
      storyId: z.int().describe('Its greatest step.'),
      firstAt: IsoMoment,
      latestAt: IsoMoment,
      itemCount: z.int(),
      sourceCount: z.int(),
      days: z
        .array(z.object({ day: IsoDate, headlines: z.int(), isThin: z.boolean() }))
        .describe(
          'Every day from the first to the last; thin = fewer than half as many outlets were read that day, on anything, as on the best of them. Of a long affair its last days alone are judged.',
        ),
      steps: z
        .array(AffairStep)
        .describe('Those of two outlets at least, oldest first; all where fewer than two are left.'),
      minorCount: z.int().describe('Stories of the affair that one outlet alone has.'),
      figures: z
        .array(
          z.object({
            isChange: z.boolean().describe('The number went from one to the next; else outlets disagree.'),
            values: z.array(AffairHeadline.extend({ figure: z.string(), value: z.number() })),
          }),
        )
        .describe('Numbers of one thing that differ between its headlines, oldest first.'),
      firsts: z
        .array(Outlet.extend({ steps: z.int() }))
        .describe('Who was first in how many steps, most first; steps without an hour are left out.'),
      silent: z
        .array(Outlet.extend({ headlines: z.int() }))
        .describe('Outlets with most headlines of its rubrics in those days and none of the affair.'),
      silentFrom: IsoDate.describe('From this day on their headlines are counted.'),
      entities: z.array(CountedEntity),
      headlines: z.array(AffairHeadline).describe('The latest headlines, newest first, a hundred at most.'),
      nearby: z
        .array(NearbyStory)
        .describe('Stories of other affairs in those days that name two of those whom this one names.'),
    }),
    errors: ['news_not_found'],
  }),
} satisfies Contract;

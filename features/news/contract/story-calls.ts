import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, IsoMoment } from '#platform/contract/fields.ts';
import { CountedEntity, NamedEntity, NamedPlace, ToneCount } from './entity-fields.ts';
import { NewsItem } from './item/news-item.ts';

const StoryId = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A headline in its story. */
const StoryHeadline = z.object({
  newsId: z.int(),
  date: IsoMoment,
  hasTime: z.boolean(),
  title: z.string(),
  language: z.string(),
  sourceId: z.int(),
  sourceName: z.string(),
  tone: NewsItem.shape.tone,
  reprintOf: z.int().nullable().describe('The earlier item whose text it repeats.'),
  newEntities: z.array(NamedEntity).describe('What no earlier headline of the story named.'),
  newFigures: z.array(z.string()).describe('Numbers and sums no earlier headline had, as they are written.'),
  withdrawnAt: IsoMoment.nullable().describe('When its outlet was found to have taken it away.'),
  earlierTitles: z.array(z.object({ until: IsoMoment, title: z.string() })),
});

/** A story as a link to it. */
const StoryBrief = z.object({
  storyId: z.int(),
  title: z.string(),
  language: z.string(),
  itemCount: z.int(),
  sourceCount: z.int(),
  firstAt: IsoMoment,
  latestAt: IsoMoment,
});

/** Calls about stories. */
export const storyContract = {
  'news/getStory': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    mayLag: false,
    summary:
      'A story as it was known at the clock: its headlines in order of time, what each brought, how it grew and what else is like it. A story that was merged into another gives that one.',
    input: z.object({ id: StoryId }),
    output: z.object({
      storyId: z.int().describe('Another one than asked for where stories were merged.'),
      lead: NewsItem,
      rubricId: z.int().nullable(),
      rubric: z.string().nullable(),
      places: z.array(NamedPlace),
      firstAt: IsoMoment,
      latestAt: IsoMoment,
      itemCount: z.int(),
      sourceCount: z.int(),
      reprintCount: z.int(),
      isHot: z.boolean(),
      popularity: z.int().min(0).max(4).describe('0 not popular, 1 small, 2 normal, 3 big, 4 hot.'),
      why: z
        .object({
          sources: z.int(),
          authority: z.number().describe('Sum over its outlets; 1 = a middling one.'),
          freshnessHours: z.number().describe('Hours from its latest headline to the clock.'),
          growth: z
            .number()
            .describe('Share 0…1 of the last three hours in the last six before its latest headline.'),
          isLeisure: z.boolean().describe('Its rubric is one that weighs half in feeds.'),
        })
        .describe('What its popularity and its place in feeds follow from.'),
      headlines: z.array(StoryHeadline).describe('Oldest first; of more than 300 the latest 300.'),
      summary: z
        .array(z.object({ newsId: z.int(), isDenial: z.boolean().describe('It denies what another says.') }))
        .describe('Up to three of its headlines that together tell most of it; empty where there are few.'),
      figures: z
        .array(
          z.object({
            isChange: z.boolean().describe('The number went from one to the next; else outlets disagree.'),
            values: z.array(
              z.object({ newsId: z.int(), figure: z.string().describe('As that headline writes it.') }),
            ),
          }),
        )
        .describe(
          'Numbers of one thing that differ between its headlines, each by the headline that had it first.',
        ),
      days: z.array(
        z.object({
          day: IsoDate,
          hours: z.array(z.int()).length(24).describe('Headlines by Moscow hour.'),
          untimed: z.int(),
          tone: ToneCount,
        }),
      ),
      entities: z.array(CountedEntity),
      tone: ToneCount,
      steps: z
        .array(StoryBrief)
        .describe(
          'The steps of its affair, itself among them, in order of their beginning; empty where it has no other.',
        ),
      similar: z.array(StoryBrief.extend({ shared: z.array(z.string()).describe('Names both have.') })),
    }),
    errors: ['news_not_found'],
  }),
} satisfies Contract;

import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { Source } from '#statistics/shapes/source.ts';
import { Done, IsoDate, listOf, PageIndex, pageSize, Whole } from '#platform/contract/fields.ts';
import { maxSubscriptions, subjectKinds } from '#services/following/public.ts';
import { HeadlineOfStory } from '#features/news/public.server.ts';
import { digestPeriods, shownPeriods } from '../domain/digest/digest-periods.ts';

/** The headline of a story, with how many wrote of it. */
export const SectionHeadline = HeadlineOfStory.extend({
  items: z.int().describe('Headlines of the story in the span.'),
  sources: z.int().describe('Outlets that wrote of it in the span.'),
});

const Id = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);

const Section = z.object({
  sectionType: z.enum(subjectKinds),
  sectionId: z.int(),
  name: z.string(),
  total: z.int().describe('Headlines in the span.'),
  storyCount: z.int(),
  stories: z
    .array(SectionHeadline)
    .describe('Those most outlets wrote of, at most six; what the caller mutes is left out.'),
});

/** A section as the page tells it: a region has its week of cases beside its headlines. */
const ToldSection = Section.extend({
  week: z
    .object({ from: IsoDate, to: IsoDate, cases: z.number(), changePercent: z.number(), source: Source })
    .nullable()
    .describe('Cases of the newest week and their change on the week before; null for other subjects.'),
  weekTotal: z
    .int()
    .nullable()
    .describe('Headlines of seven days, where the span is shorter and brought nothing; else null.'),
});

const Choice = z.object({
  hour: Whole.min(0).max(23).describe('Hour of the day in the zone.'),
  zone: z.string().min(1).max(64).describe('IANA name of the zone.'),
  weekdays: listOf(Whole.min(1).max(7), 7).describe('1 = Monday … 7 = Sunday.'),
});

const Inside = z.object({
  withBrief: z.boolean().describe('The morning of the own region, for whoever has one.'),
  withSections: z.boolean().describe('The stories of the sections.'),
  withBlindSpots: z.boolean().describe('On Mondays: where the week moved and nobody wrote.'),
  withPdf: z.boolean().describe('The letter once more as a file.'),
});

/** Calls about the digest: on the page, as a letter, as a feed. */
export const editionContract = {
  'digest/get': endpoint({
    verb: 'GET',
    access: 'public',
    summary:
      'The digest of a span: the caller’s sections, or the usual ones without any. Pages of sections count from 1 and are cut from what `requestId` froze for an hour.',
    input: z.object({
      period: z.enum(digestPeriods).default('week'),
      pageIndex: PageIndex,
      pageSize: pageSize(10, 60),
      requestId: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .optional(),
    }),
    output: z.object({
      requestId: z.string(),
      hasStartedAnew: z
        .boolean()
        .describe('What was asked for is no longer kept: this is the first page of a new one.'),
      isPersonal: z.boolean().describe('False: the usual sections, for whoever has chosen none.'),
      period: z.enum(digestPeriods),
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      headlineCounts: z
        .object(
          Object.fromEntries(shownPeriods.map((period) => [period, z.int()])) as Record<
            (typeof shownPeriods)[number],
            z.ZodInt
          >,
        )
        .describe('All headlines of the three spans the page offers; each lies in the next.'),
      headlinesTotal: z.int().describe('All headlines of the span.'),
      reached: z
        .int()
        .describe('Headlines of the span that stand in at least one section, each counted once.'),
      sectionsTotal: z.int(),
      sections: z.array(ToldSection),
    }),
  }),
  'digest/subscribeToRubric': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Makes a rubric a section of the caller’s digest.',
    input: z.object({ rubricId: Whole.min(2).max(14) }),
    output: Done,
    errors: ['too_many_kept'],
  }),
  'digest/UnsubscribeFromSection': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Takes a section out of the caller’s digest; the subscription stays.',
    input: z.object({ sectionType: z.enum(subjectKinds), sectionId: Id }),
    output: Done,
  }),
  'digest/orderSections': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Puts the sections of the caller’s digest into an order, on the page and in the letter; those not named follow behind, what is not followed is passed over.',
    input: z.object({
      sections: listOf(z.object({ sectionType: z.enum(subjectKinds), sectionId: Id }), maxSubscriptions),
    }),
    output: Done,
  }),
  'digest/getMailing': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'Whether and when the caller gets the digest by mail, and the secret address of its feed.',
    input: z.object({}),
    output: Choice.extend({
      ...Inside.shape,
      isOn: z.boolean(),
      hasRegion: z.boolean().describe('False: no region of one’s own, so no morning in the letter.'),
      canPrint: z.boolean().describe('False: nothing on the server makes files of letters.'),
      email: z.string(),
      lastSent: z.iso.datetime().nullable(),
      feedToken: z.string().describe('Opens /{locale}/digest/{token}.rss without a login: a secret.'),
    }),
  }),
  'digest/saveMailing': endpoint({
    verb: 'POST',
    access: 'login',
    summary:
      'Chooses hour, zone, days and content of the letter, and begins or ends it; content that is not named stays.',
    input: Choice.extend({ isOn: z.boolean(), ...Inside.partial().shape }),
    output: Done,
  }),
  'digest/sendLetter': endpoint({
    verb: 'POST',
    access: 'login',
    summary: 'Has the letter sent now, besides that of the hour; refused while the mailing is off.',
    input: z.object({}),
    output: Done,
    errors: ['not_found', 'too_many_requests'],
  }),
  'digest/getLetter': endpoint({
    verb: 'GET',
    access: 'login',
    summary: 'The letter as it would go out now: subject, HTML and plain text.',
    input: z.object({}),
    output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  }),
} satisfies Contract;

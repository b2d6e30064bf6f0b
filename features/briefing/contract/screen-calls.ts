import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, PageIndex, pageSize, YugoId } from '#platform/contract/fields.ts';
import { Source } from '#statistics/shapes/source.ts';
import { eventPages } from '../domain/event-pages.ts';
import { EventDocument, EventPlace, EventStory } from './event-fields.ts';

const ofPlace = z.object({ yugoId: YugoId });
const paged = ofPlace.extend({ pageIndex: PageIndex, pageSize: pageSize(18) });
const screen = {
  verb: 'GET',
  access: 'login',
  cached: true,
  errors: ['region_not_found'],
} as const;

/** A week of daily reports and its change. */
const Week = z.object({
  week: z.number().nullable(),
  previousWeek: z.number().nullable(),
  changePercent: z.number().nullable(),
});

const Counts = z.record(z.enum(eventPages), z.int()).describe('How much is new on each page.');

const MapPoint = EventPlace.extend({
  latitude: z.number(),
  longitude: z.number(),
  itemCount: z.int().describe('Headlines of the last seven days.'),
  stories: z.array(EventStory).describe('The most told, at most three.'),
});

/** Calls of the morning screen: each of its pages has a list of its own. Figures are those known on the day of the news. */
export const screenContract = {
  'event/getMainInfo': endpoint({
    ...screen,
    summary: 'What stands above every page of the morning screen: the place, the day, its week in figures.',
    input: ofPlace,
    output: EventPlace.extend({
      kind: z.enum(['country', 'district', 'region']),
      fullName: z.string(),
      capital: z.string().nullable(),
      districtName: z.string().nullable(),
      population: z.object({ value: z.number(), day: IsoDate }).nullable(),
      newsDay: IsoDate,
      day: IsoDate.nullable().describe('The last reported day; null before the first report.'),
      cases: Week,
      deaths: Week,
      per100k7: z.number().nullable(),
      rank: z.int().nullable().describe('Subjects alone are ranked; equal ones share a rank.'),
      ranked: z.int(),
      counts: Counts,
      source: Source.nullable(),
    }),
  }),
  'event/getExclusiveList': endpoint({
    ...screen,
    summary: 'Exclusive events that editors wrote of a place, or of all places, latest day first.',
    input: paged,
    output: z.object({ documents: z.array(EventDocument), total: z.int() }),
  }),
  'event/getAnalyticList': endpoint({
    ...screen,
    summary: 'Analytical texts that editors wrote of a place, or of all places, latest day first.',
    input: paged,
    output: z.object({ documents: z.array(EventDocument), total: z.int() }),
  }),
  'event/getNewsList': endpoint({
    ...screen,
    summary: 'Stories of a place in the last seven days, latest day first, the most told first within it.',
    input: paged,
    output: z.object({ stories: z.array(EventStory), hasMore: z.boolean() }),
  }),
  'event/getCovidList': endpoint({
    ...screen,
    summary:
      'The last four weeks of a place day by day, newest first: cases, deaths, cured, as they were published.',
    input: ofPlace,
    output: z.object({
      place: EventPlace,
      days: z.array(
        z.object({
          day: IsoDate,
          cases: z.number().nullable(),
          deaths: z.number().nullable(),
          cured: z.number().nullable(),
        }),
      ),
      sample: z.boolean(),
      source: Source.nullable(),
    }),
  }),
  'event/getRegionMapEvents': endpoint({
    ...screen,
    summary:
      'Where something was told of in the last seven days: the subjects of the country or a district, or the region itself and its cities.',
    input: ofPlace,
    output: z.array(MapPoint),
  }),
  'event/GetList': endpoint({
    ...screen,
    errors: [],
    summary: 'Every place with a morning screen and how many headlines concern it in the last seven days.',
    input: z.object({}),
    output: z.array(EventPlace.extend({ districtId: z.int().nullable(), itemCount: z.int() })),
  }),
  'event/Get': endpoint({
    ...screen,
    summary: 'The morning screen of a place: its pages and how much is new on each.',
    input: ofPlace,
    output: EventPlace.extend({ newsDay: IsoDate, pages: z.array(z.enum(eventPages)), counts: Counts }),
  }),
} satisfies Contract;

import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';

const Source = z.object({
  name: z.string(),
  licence: z.string(),
  url: z.string().nullable(),
  /** What the figures do not tell, in the caller's language; null when nothing is known. */
  caveat: z.string().nullable(),
  /** The day the newest figure became known. */
  knownAt: IsoDate.nullable(),
});

const Place = z.object({
  yugoId: z.int(),
  kind: z.enum(['country', 'district', 'region']),
  iso: z.string().nullable(),
  name: z.string(),
  shortName: z.string(),
  districtId: z.int().nullable(),
});

const Population = z.object({ value: z.number(), day: IsoDate });

const IncidenceRow = Place.extend({
  population: Population.nullable(),
  cases7: z.number().nullable(),
  per100k7: z.number().nullable(),
  changePercent: z.number().nullable(),
  deaths7: z.number().nullable(),
  deathsPer100k7: z.number().nullable(),
  /** 1 = highest incidence; equal ones share a rank; null for the country and for unknown ones. */
  rank: z.int().nullable(),
  /** 7-day incidence per 100 000 on each of the days from `trendFrom`; null where a day is missing. */
  trend: z.array(z.number().nullable()),
});

/** A figure with what it is made of: the receipt behind a number. */
const WeekFigure = z.object({
  week: z.number().nullable(),
  previousWeek: z.number().nullable(),
  changePercent: z.number().nullable(),
  /** The seven published days that add up to `week`. */
  addends: z.array(z.object({ day: IsoDate, value: z.number().nullable() })),
  total: z.number().nullable(),
});

const ChartRow = z.object({ Date: z.string(), Sum: z.number(), Count: z.number() });

const IndicatorTile = z.object({
  indicator: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.int(),
  upIs: z.enum(['worse', 'better', 'neutral']),
  /** Period of `value`, as its first day. */
  day: IsoDate,
  value: z.number(),
  previous: z.number().nullable(),
  country: z.number().nullable(),
  points: z.array(z.object({ day: IsoDate, value: z.number() })),
  source: Source,
});

const MapIndicator = z.object({
  indicator: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.int(),
  family: z.string(),
  period: z.string(),
  first: IsoDate,
  last: IsoDate,
});

const PlaceValue = z.object({ yugoId: z.int(), value: z.number().nullable(), rank: z.int().nullable() });

/** Calls of the regions room. */
export const regionsContract = {
  'regiondossier/getRegionList': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'The country and its 85 subjects with the incidence of the last reported week, change, deaths and 120 days of course.',
    input: z.object({ id: z.enum(['incidence', 'actions', 'msp', 'companies']).default('incidence') }),
    output: z.object({
      day: IsoDate.nullable(),
      trendFrom: IsoDate.nullable(),
      country: IncidenceRow.nullable(),
      regions: z.array(IncidenceRow),
      districts: z.array(Place),
      source: Source,
    }),
  }),
  'regiondossier/getRegionShortInfo': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'The identity card of a place: names, capital, area, population, time zone.',
    input: z.object({ yugoId: YugoId }),
    output: Place.extend({
      prepositional: z.string().nullable(),
      districtName: z.string().nullable(),
      capital: z.string().nullable(),
      head: z.string().nullable(),
      areaKm2: z.number().nullable(),
      utcOffset: z.string().nullable(),
      population: Population.nullable(),
      dataDay: IsoDate.nullable(),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getGeoHeader': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'Where a place lies: its point on the map, its district and the country above it.',
    input: z.object({ yugoId: YugoId }),
    output: Place.extend({
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      parents: z.array(Place),
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getMainStat': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Cases, cured and deaths since the first report: for each day its date, running sum and daily count.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      yugoId: z.int(),
      cases: z.array(ChartRow),
      cured: z.array(ChartRow),
      deaths: z.array(ChartRow),
      source: Source,
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getRegionStat': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'Daily published cases, cured and deaths as columns, oldest first; null = not published that day.',
    input: z.object({ yugoId: YugoId, from: IsoDate.optional(), to: IsoDate.optional() }),
    output: z.object({
      yugoId: z.int(),
      shortName: z.string(),
      population: Population.nullable(),
      firstDay: IsoDate.nullable(),
      cases: z.array(z.number().nullable()),
      cured: z.array(z.number().nullable()),
      deaths: z.array(z.number().nullable()),
      source: Source,
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getOverview': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'What matters this morning in a place: the week in cases, deaths and cured, its rank, neighbours, economy and population.',
    input: z.object({ yugoId: YugoId }),
    output: z.object({
      day: IsoDate.nullable(),
      cases: WeekFigure,
      deaths: WeekFigure,
      cured: WeekFigure,
      per100k7: z.number().nullable(),
      countryPer100k7: z.number().nullable(),
      rank: z.int().nullable(),
      /** How many subjects are ranked. */
      ranked: z.int(),
      population: Population.nullable(),
      neighbours: z.array(IncidenceRow),
      trendFrom: IsoDate.nullable(),
      economy: z.array(IndicatorTile),
      people: z.array(IndicatorTile),
      source: Source,
    }),
    errors: ['region_not_found'],
  }),
  'regiondossier/getLocationsRating': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'One indicator of all subjects in one period, with ranks: what the national map shows.',
    input: z.object({ indicator: z.string().max(80).default('covid_incidence_7d'), day: IsoDate.optional() }),
    output: z.object({
      indicator: MapIndicator,
      day: IsoDate,
      country: z.number().nullable(),
      values: z.array(PlaceValue),
      source: Source,
    }),
    errors: ['indicator_not_found'],
  }),
  'regiondossier/getMapIndicators': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary: 'Every indicator that can be drawn on the national map, with its unit and the span of its data.',
    input: z.object({}),
    output: z.object({ indicators: z.array(MapIndicator) }),
  }),
  'regiondossier/getIndicatorFrames': endpoint({
    verb: 'GET',
    access: 'licensed',
    cached: true,
    summary:
      'One indicator of all subjects at up to 120 moments, evenly taken from its span: the frames that the map plays.',
    input: z.object({
      indicator: z.string().max(80),
      from: IsoDate.optional(),
      to: IsoDate.optional(),
      frames: z.coerce.number<number>().int().min(2).max(120).default(60),
    }),
    output: z.object({
      indicator: MapIndicator,
      days: z.array(IsoDate),
      places: z.array(z.int()),
      values: z.array(z.array(z.number().nullable())),
    }),
    errors: ['indicator_not_found'],
  }),
  'handbooks/region/getEntries': endpoint({
    verb: 'GET',
    access: 'public',
    cached: true,
    summary: 'All places with their names in the five languages, for search fields.',
    input: z.object({}),
    output: z.object({ entries: z.array(Place.extend({ names: z.array(z.string()) })) }),
  }),
} satisfies Contract;

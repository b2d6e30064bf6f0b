import { z } from 'zod';
import { endpoint, type Contract } from '#platform/contract/endpoint.ts';
import { IsoDate, YugoId } from '#platform/contract/fields.ts';
import { Indicator } from '#statistics/shapes/indicator.ts';
import { Source } from '#statistics/shapes/source.ts';
import { IncidenceRow, Population } from './place-figures.ts';

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

/** The newest published figure of an indicator with its trend and the country beside it. */
const IndicatorTile = Indicator.pick({
  indicator: true,
  name: true,
  unit: true,
  decimals: true,
  upIs: true,
  period: true,
}).extend({
  /** Last day of the period of `value`. */
  day: IsoDate,
  value: z.number(),
  previous: z.number().nullable(),
  country: z.number().nullable(),
  /** The figures (or the country's beside them) are the sum of the subjects: nobody publishes them of that day. */
  isSum: z.boolean(),
  isCountrySum: z.boolean(),
  points: z.array(z.object({ day: IsoDate, value: z.number() })),
  /** One of the figures shown at least was generated for demonstration. */
  sample: z.boolean(),
  source: Source,
});

/** Calls of the overview of a place. */
export const overviewContract = {
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
      source: Source.nullable(),
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
      source: Source.nullable(),
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
      source: Source.nullable(),
    }),
    errors: ['region_not_found'],
  }),
} satisfies Contract;

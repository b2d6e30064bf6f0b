import { nameBand } from '#features/regions/public.ts';
import type { BriefFacts } from './brief-facts.ts';
import { type BriefNumber, type BriefSentence, sentence, statCall } from './brief-shapes.ts';
import type { Week } from './week-receipt.ts';

/** The week ahead: the middle of the frozen forecast and its band of 80 % with its record, that such bands fail now, or that there is none. */
export function forecastSentence({ yugoId, forecast }: BriefFacts): BriefSentence {
  if (forecast === null) return sentence('forecast', 'next', 'Events_Brief_NoForecast');
  const { week, begun, median, low, high, record, failing } = forecast;
  const rounded = { median: Math.round(median), low: Math.round(low), high: Math.round(high) };
  const cited = (value: number, total: string): BriefNumber => ({
    value,
    style: 'whole',
    receipt: {
      ...week,
      addends: [
        { label: { word: 'Events_Receipt_Low' }, value: rounded.low, style: 'whole' },
        { label: { word: 'Events_Receipt_Middle' }, value: rounded.median, style: 'whole' },
        { label: { word: 'Events_Receipt_High' }, value: rounded.high, style: 'whole' },
      ],
      total,
      origin: 'forecast',
      call: `/api/regiondossier/getForecast?yugoId=${yugoId}&measure=cases`,
    },
  });
  return sentence('forecast', 'next', 'Events_Brief_Forecast', {
    values: {
      week: `${week.from}/${week.to}`,
      count: rounded.median,
      begun: begun?.days ?? 0,
      trust: nameBand(record, failing !== null),
      held: record?.held ?? 0,
      tried: record?.count ?? 0,
      alarm: failing === null ? 'no' : 'yes',
      regions: failing?.held ?? 0,
      of: failing?.of ?? 0,
    },
    numbers: {
      median: cited(rounded.median, 'Events_Receipt_Middle'),
      low: cited(rounded.low, 'Events_Receipt_Low'),
      high: cited(rounded.high, 'Events_Receipt_High'),
      ...(begun !== null && { counted: countedNumber(begun, week, yugoId) }),
    },
  });
}

/** The people of the days of the running week that are published. */
function countedNumber(
  { people }: NonNullable<NonNullable<BriefFacts['forecast']>['begun']>,
  week: Week,
  yugoId: number,
): BriefNumber {
  return {
    value: people,
    style: 'whole',
    receipt: {
      ...week,
      addends: [{ label: { word: 'Events_Receipt_Cases' }, value: people, style: 'whole' }],
      total: null,
      origin: 'figures',
      call: statCall(yugoId),
    },
  };
}

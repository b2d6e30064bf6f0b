import type { BriefFacts } from './brief-facts.ts';
import { type BriefNumber, type BriefSentence, sentence, statCall } from './brief-shapes.ts';
import { changeReceipt, changeWord, weekReceipt } from './week-receipt.ts';

/** The week of cases and its change, or that there are no reports. */
export function casesSentence({ yugoId, place, week, own }: BriefFacts): BriefSentence {
  if (week === null || own === null || own.cases.week === null)
    return sentence('cases', 'figures', 'Events_Brief_CasesUnknown', { values: { place } });
  return sentence('cases', 'figures', 'Events_Brief_Cases', {
    values: { place, ...changeWord(own.cases), count: own.cases.week, week: `${week.from}/${week.to}` },
    numbers: {
      cases: weekReceipt(own.cases, week, statCall(yugoId)),
      ...changeReceipt(own.cases, week, statCall(yugoId)),
    },
  });
}

/** How many weeks in a row it goes one way; nothing below two. */
export function streakSentence({ yugoId, streak }: BriefFacts): BriefSentence[] {
  const weeks = Math.abs(streak.weeks);
  if (weeks < 2) return [];
  const shown = streak.sums.slice(0, weeks + 1);
  return [
    sentence('streak', 'figures', 'Events_Brief_Streak', {
      values: { direction: streak.weeks < 0 ? 'down' : 'up', count: weeks },
      numbers: {
        weeks: {
          value: weeks,
          style: 'whole',
          receipt: {
            from: shown.at(-1)!.from,
            to: shown[0]!.to,
            addends: shown.map(({ from, to, value }) => ({
              label: { week: { from, to } },
              value,
              style: 'whole',
            })),
            total: 'Events_Receipt_WeeksInARow',
            origin: 'figures',
            call: statCall(yugoId),
          },
        },
      },
    }),
  ];
}

/** Cases per 100 000 residents and the place among the subjects, with ties. */
export function rateSentence({ yugoId, week, own, rate }: BriefFacts): BriefSentence[] {
  if (week === null || rate === null || own === null || own.cases.week === null) return [];
  const base = { ...week, origin: 'figures' as const, call: '/api/regiondossier/getRegionList' };
  const numbers: Record<string, BriefNumber> = {
    rate: {
      value: rate.per100k,
      style: 'decimal',
      receipt: {
        ...base,
        addends: [
          { label: { word: 'Events_Receipt_Cases' }, value: own.cases.week, style: 'whole' },
          { label: { word: 'Events_Receipt_Residents' }, value: rate.population, style: 'whole' },
        ],
        total: 'Events_Receipt_Per100k',
        call: statCall(yugoId),
      },
    },
  };
  if (rate.rank === null) return [sentence('rate', 'figures', 'Events_Brief_Rate', { numbers })];
  numbers['rank'] = {
    value: rate.rank,
    style: 'place',
    receipt: {
      ...base,
      addends: [
        { label: { word: 'Events_Receipt_Higher' }, value: rate.rank - 1, style: 'whole' },
        { label: { word: 'Events_Receipt_Ranked' }, value: rate.ranked, style: 'whole' },
      ],
      total: 'Events_Receipt_Place',
    },
  };
  return [
    sentence('rate', 'figures', 'Events_Brief_RateRank', {
      values: { ranked: rate.ranked, tied: rate.tied, place: rate.rank },
      numbers,
    }),
  ];
}

/** The week of deaths and its change. */
export function deathsSentence({ yugoId, week, own }: BriefFacts): BriefSentence[] {
  if (week === null || own === null || own.deaths.week === null) return [];
  return [
    sentence('deaths', 'figures', 'Events_Brief_Deaths', {
      values: { ...changeWord(own.deaths), count: own.deaths.week },
      numbers: {
        deaths: weekReceipt(own.deaths, week, statCall(yugoId)),
        ...changeReceipt(own.deaths, week, statCall(yugoId)),
      },
    }),
  ];
}

/** The week of the country and the share of the place in it. */
export function countrySentence({ week, own, country }: BriefFacts): BriefSentence[] {
  if (week === null || country?.week == null || !own?.cases.week || country.week === 0) return [];
  const call = statCall(1_180_665);
  return [
    sentence('country', 'figures', 'Events_Brief_Country', {
      values: { ...changeWord(country), count: country.week },
      numbers: {
        cases: weekReceipt(country, week, call),
        ...changeReceipt(country, week, call),
        share: {
          value: (own.cases.week / country.week) * 100,
          style: 'percent',
          receipt: {
            ...week,
            addends: [
              { label: { word: 'Events_Receipt_Here' }, value: own.cases.week, style: 'whole' },
              { label: { word: 'Events_Receipt_Country' }, value: country.week, style: 'whole' },
            ],
            total: 'Events_Receipt_Share',
            origin: 'figures',
            call,
          },
        },
      },
    }),
  ];
}

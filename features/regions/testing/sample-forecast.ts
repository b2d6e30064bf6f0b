import { hubLevels } from '#simulation/numeric/distribution/quantile.ts';
import type { OutputOf } from '#platform/web/api.ts';
import { sampleSource } from './sample-places.ts';

type Forecast = OutputOf<'regiondossier/getForecast'>;
type Quality = OutputOf<'regiondossier/getForecastQuality'>;

/** 18 of 85 regions held last week, the fourth bad week in a row. */
export const sampleAlarm: NonNullable<Forecast['alarm']> = {
  day: '2021-10-20',
  held: 18,
  of: 85,
  isFailing: true,
  weeksInRow: 4,
  usual: 74,
  next: [37, 50, 57],
  weeks: [74, 76, 28, 31, 17, 18].map((held, at) => ({ day: `2021-09-${10 + at}`, held, of: 85 })),
};

/** 23 quantiles from 89 to 111 per cent of a week. */
const around = (week: number) => Array.from({ length: 23 }, (_, level) => (week * (89 + level)) / 100);

const ends = ['2021-10-27', '2021-11-03', '2021-11-10', '2021-11-17'];
const starts = ['2021-10-21', '2021-10-28', '2021-11-04', '2021-11-11'];

const weekly: Forecast['weekly'] = [1200, 1300, 1400, 1500].map((week, at) => ({
  from: starts[at]!,
  to: ends[at]!,
  quantiles: around(week),
  record: { held: 8, count: 10 },
}));

/** Moscow's forecast of 20 October 2021: 1000 cases last week, then 1200, 1300, 1400, 1500. */
export const sampleForecast: Forecast = {
  yugoId: 1_124_665,
  iso: 'RU-MOW',
  shortName: 'Москва',
  measure: 'cases',
  lack: null,
  release: {
    team: 'svodka',
    model: 'holt-log-0.95',
    modelVersion: '1.0',
    settings: '0123456789abcdef',
    originDay: '2021-10-20',
    issuedAt: '2021-10-21T07:41:00Z',
    isBackdated: false,
    weeks: 4,
    nextDay: '2021-10-27',
  },
  levels: Array.from({ length: 23 }, (_, level) => (level + 1) / 24),
  lastWeek: 1000,
  trend: 'up',
  alarm: null,
  phase: 'stable',
  warnings: [],
  historyFrom: '2021-09-30',
  history: Array.from({ length: 21 }, (_, day) => 100 + day * 2),
  daily: Array.from({ length: 28 }, (_, day) => ({ day: `2021-11-${10 + (day % 20)}`, value: 170 })),
  weekly,
  ahead: { ...weekly[0]!, begun: null },
  earlier: [
    {
      weeksAgo: 1,
      originDay: '2021-10-13',
      weeks: [{ from: '2021-10-14', to: '2021-10-20', median: 900 }],
    },
  ],
  source: sampleSource,
};

const score = (horizonWeeks: number, relativeWis: number): Quality['scores'][number] => ({
  horizonWeeks,
  count: 10,
  wisModel: 100 * relativeWis,
  wisBaseline: 100,
  relativeWis,
  maeModel: 120,
  maeBaseline: 140,
  held50: 5,
  held80: 8,
  held95: 9,
  isWeak: relativeWis > 0.95,
  relativeWisLog: relativeWis,
  bias: 0.1,
  relativeWisOfAll: 0.7,
  geometricWisOfAll: 0.65,
});

/** Its record: 20, 10, 4 and 0 per cent gained; nine of ten 95 % bands held at each horizon. */
export const sampleQuality: Quality = {
  yugoId: 1_124_665,
  measure: 'cases',
  from: '2020-10-14',
  to: '2021-10-13',
  scores: [score(1, 0.8), score(2, 0.9), score(3, 0.96), score(4, 1)],
  recent: [1, 2, 3, 4].map((horizonWeeks) => ({
    originDay: '2021-10-06',
    horizonWeeks,
    from: '2021-10-07',
    to: '2021-10-13',
    low80: 700,
    low50: 750,
    median: 800,
    high50: 850,
    high80: 900,
    observed: horizonWeeks === 1 ? 880 : 1600,
  })),
  worst: null,
  levels: hubLevels.slice(),
  reliability: [1, 2].map((horizonWeeks) => ({ horizonWeeks, count: 10, shares: hubLevels.slice() })),
  byPhase: (['rising', 'stable', 'falling'] as const).map((phase, at) => ({
    phase,
    horizons: [1, 2].map((horizonWeeks) => ({
      horizonWeeks,
      count: 100,
      held80: 66 + 10 * at,
      above: 30 - 10 * at,
      below: 4,
      relativeWis: 0.7,
    })),
  })),
  teams: [{ team: 'svodka', model: 'holt-log-0.95', count: 10, relativeWis: [0.8, 0.9, 0.96, 1] }],
};

import type { OutputOf } from '#platform/web/api.ts';
import { sampleSource } from './sample-places.ts';

type Twins = OutputOf<'regiondossier/getTwins'>;

const reason = (
  part: Twins['missing'][number],
  measure: string,
  own: number,
  twin: number,
): Twins['twins'][number]['far'] => ({
  part,
  distance: 1,
  ownDay: '2019-12-31',
  twinDay: '2019-12-31',
  figures: [{ measure, name: part === 'mix' ? 'Торговля' : null, own, twin }],
});

/** Moscow's twin is Saint Petersburg: 61 of 100, near by towns and trade, parted by income. */
export const sampleTwins: Twins = {
  yugoId: 1_124_665,
  twins: [
    {
      yugoId: 1_124_678,
      shortName: 'Санкт-Петербург',
      nearness: 61.2,
      near: [reason('urban', 'urban', 98.6, 100), reason('mix', 'G', 31.2, 30.5)],
      far: reason('income', 'income', 210, 130),
      week: { per100k7: 420.5, changePercent: -12 },
    },
  ],
  missing: [],
  compared: 85,
  parts: (['age', 'density', 'income', 'urban', 'mix'] as const).map((part) => ({
    part,
    weight: 0.2,
    source: { ...sampleSource, name: 'Росстат', title: 'Регионы России' },
  })),
  week: { per100k7: 355.8, changePercent: 20 },
  day: '2021-10-20',
  weekSource: sampleSource,
};

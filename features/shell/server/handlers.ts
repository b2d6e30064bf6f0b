import { ownClock } from '#platform/server/clock.ts';
import type { Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { shellContract } from '../contract.ts';
import { readOpenPreviews } from './access-previews.ts';
import { readLandingProof } from './landing-proof.ts';
import { readLater } from './read-later.ts';
import { readCompanyParts } from './sample-parts.ts';
import { readPublicFigures } from './public-figures.ts';
import { readRegionTrend } from './region-trend.ts';
import { listRegionNames } from '#statistics/places/place-names.ts';

/** Handlers of the shell room. */
export const shellRoutes: Routes<typeof shellContract> = {
  'site/getStart'(_input, context) {
    const { clock, config, loading, now } = context;
    return {
      clock: {
        kind: clock.kind,
        news: clock.news.toISOString(),
        newsDay: dayAt(clock.news),
        day: clock.day,
        ownDay: ownClock(config, now).day,
        sampleDay: config.sampleData ? config.SAMPLE_DAY : null,
      },
      awaited: [...loading.awaited],
      notLoaded: loading.failed.map(({ what }) => what),
      trialDays: config.TRIAL_DAYS,
      publicUrl: config.publicUrl,
      ...readCompanyParts(context),
      spaceUrl: config.SPACE_URL,
      situationUrl: config.SITUATION_URL,
      analyticsUrl: config.ANALYTICS_URL,
      tradeUrl: config.TRADE_URL,
      analyticsId: config.ANALYTICS_ID ?? null,
    };
  },
  'site/getLater': (_input, context) => readLater(context),
  'site/getPublicFigures': (_input, context) => readPublicFigures(context),
  'site/getRegionTrend': ({ yugoId }, context) => readRegionTrend(context, yugoId),
  'site/getAccessPreviews': ({ yugoId }, context) => readOpenPreviews(context, yugoId),
  'site/getLandingProof': (_input, context) => readLandingProof(context),
  'site/getRegionNames': async (_input, { db, locale }) => ({ regions: await listRegionNames(db, locale) }),
};

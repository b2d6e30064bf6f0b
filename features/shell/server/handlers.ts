import type { RequestContext, Routes } from '#platform/server/context.ts';
import { dayAt } from '#platform/shared/calendar-days.ts';
import type { shellContract } from '../contract.ts';
import { readOpenPreviews } from './access-previews.ts';
import { readCompanyParts } from './sample-parts.ts';
import { readPublicFigures } from './public-figures.ts';
import { readRegionTrend } from './region-trend.ts';
import { listRegionNames } from '#statistics/places/place-names.ts';

/** Handlers of the shell room. */
export const shellRoutes: Routes<typeof shellContract> = {
  'site/getStart'(_input, context) {
    const { clock, config, loading } = context;
    return {
      clock: {
        kind: clock.kind,
        news: clock.news.toISOString(),
        newsDay: dayAt(clock.news),
        day: clock.day,
        hasSampleDays: config.sampleData,
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
  'site/getPublicFigures': ({ half }, context) =>
    readPublicFigures(half === 'facts' ? context : onNewsDay(context)),
  'site/getRegionTrend': ({ yugoId }, context) => readRegionTrend(onNewsDay(context), yugoId),
  'site/getAccessPreviews': ({ yugoId }, context) => readOpenPreviews(context, yugoId),
  'site/getRegionNames': async (_input, { db, locale }) => ({ regions: await listRegionNames(db, locale) }),
};

/** The same request with the facts as they were known on the day of the news. */
function onNewsDay(context: RequestContext): RequestContext {
  return { ...context, clock: { ...context.clock, day: dayAt(context.clock.news) } };
}

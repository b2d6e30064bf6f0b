import type { FastifyInstance, FastifyReply } from 'fastify';
import { findPlace } from '#statistics/places/place-queries.ts';
import { escapeXml } from '#feedformats/write/escape-xml.ts';
import { writeRss } from '#feedformats/write/write-rss.ts';
import { AppError } from '#platform/contract/errors.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import { federalYugoId } from '#platform/shared/known-places.ts';
import { isLocale, locales, type Locale } from '#platform/shared/locales.ts';
import { listFeeds, listPublished, type FeedRow } from './feed-queries.ts';

/** Serves what was published last as RSS, to everybody: `/ru/feeds/measures.rss` of all places, `/ru/feeds/measures/{yugoId}.rss` of one; and these feeds as a map of the site, `/sitemap-measures.xml`. */
export function serveMeasureFeed(app: FastifyInstance, services: AnsweringServices): void {
  app.get<{ Params: { locale: string } }>(
    '/:locale/feeds/measures.rss',
    async ({ params: { locale }, url }, reply) =>
      send(reply, await answer(services, { locale, yugoId: null, url })),
  );
  app.get<{ Params: { locale: string; yugoId: string } }>(
    String.raw`/:locale/feeds/measures/:yugoId(\d{1,9}).rss`,
    async ({ params: { locale, yugoId }, url }, reply) =>
      send(reply, await answer(services, { locale, yugoId: Number(yugoId), url })),
  );
  app.get('/sitemap-measures.xml', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml')
      .send(await writeSiteMap(services)),
  );
}

/**
 * What a stranger may read of measures: the feeds of all and of each place that has any, in every language. A measure's
 * page asks for a licence and stands in no map.
 */
async function writeSiteMap({ db, config }: AnsweringServices): Promise<string> {
  const { publicUrl } = config;
  const feeds = await listFeeds(db, dayOf(config));
  const pages = feeds.flatMap(({ yugoId, updatedAt }) =>
    locales.map(
      (locale) =>
        `<url><loc>${publicUrl}/${locale}/feeds/measures${yugoId === null ? '' : `/${yugoId}`}.rss</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>`;
}

const dayOf = (config: AnsweringServices['config']): string => ownClock(config, new Date()).day;

interface Asked {
  locale: string;
  yugoId: number | null;
  url: string;
}

const send = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=300')
    .header('access-control-allow-origin', '*')
    .type('application/rss+xml; charset=utf-8')
    .send(text);

async function answer(services: AnsweringServices, { locale, yugoId, url }: Asked): Promise<string> {
  const { db, config, translate } = services;
  const { publicUrl } = config;
  if (!isLocale(locale)) throw new AppError('not_found');
  const place = yugoId === null ? null : await findPlace(db, yugoId, locale);
  if (yugoId !== null && place === null) throw new AppError('not_found');
  const measures = await listPublished(db, { yugoId, day: dayOf(config) }, locale);
  const tag = `tag:${new URL(publicUrl).hostname},2020`;
  return writeRss({
    id: `${tag}:measures:${locale}:${yugoId ?? 'all'}`,
    title: place
      ? translate(locale, 'Measures_TitleOf', { place: place.shortName })
      : translate(locale, 'Measures_Title'),
    description: translate(locale, 'Measures_FeedAbout'),
    language: locale,
    pageUrl: `${publicUrl}/${locale}/all-actions/${yugoId ?? federalYugoId}`,
    selfUrl: publicUrl + url.split('?')[0],
    updatedAt: measures[0]?.publishedAt.toISOString() ?? null,
    items: measures.map((measure) => itemOf(measure, { locale, publicUrl, tag })),
  });
}

function itemOf(
  { id, version, title, description, responsible, places, language, publishedAt, updatedAt }: FeedRow,
  { locale, publicUrl, tag }: { locale: Locale; publicUrl: string; tag: string },
) {
  return {
    // A new version is news of its own.
    id: `${tag}:measure:${id}:${version}`,
    title,
    url: `${publicUrl}/${locale}/actions/${id}`,
    outletUrl: null,
    html: description === '' ? '' : `<p>${escapeXml(description)}</p>`,
    author: responsible,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    categories: places,
    language,
  };
}

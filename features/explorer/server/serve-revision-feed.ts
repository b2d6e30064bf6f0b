import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeXml } from '#feedformats/write/escape-xml.ts';
import { writeRss } from '#feedformats/write/write-rss.ts';
import type { WrittenItem } from '#feedformats/write/written-feed.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AnsweringServices } from '#platform/server/context.ts';
import { ownClock } from '#platform/server/clock.ts';
import { openDayOf } from '#platform/server/open-clock.ts';
import { formatAmount } from '#platform/shared/figures.ts';
import { isLocale, type Locale } from '#platform/shared/locales.ts';
import { listReleases } from '#statistics/indicators/release-queries.ts';
import type { Indicator } from '#statistics/shapes/indicator.ts';
import { writeMeasureWord } from '#features/explorer/domain/view/measure-word.ts';
import { readRevisions } from './indicators/read-revisions.ts';
import { chooseMeasures } from './view/choose-measures.ts';

/** Releases told of in a feed, and in each of them the revisions that changed most. */
const maxReleases = 10;
const maxLines = 20;

/** Serves the revision log of an indicator as RSS, to everybody up to the open day, one item a release that changed older values: `/ru/feeds/revisions/{code}.rss`. */
export function serveRevisionFeed(app: FastifyInstance, services: AnsweringServices): void {
  app.get<{ Params: { locale: string; '*': string } }>(
    '/:locale/feeds/revisions/*',
    async ({ params: { locale, '*': file }, url }, reply) => {
      if (!isLocale(locale) || !file.endsWith('.rss')) throw new AppError('not_found');
      const text = await writeFeed(services, locale, file.slice(0, -'.rss'.length), url).catch(asNotFound);
      return send(reply, text);
    },
  );
}

const send = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=300')
    .header('access-control-allow-origin', '*')
    .type('application/rss+xml; charset=utf-8')
    .send(text);

function asNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === 'indicator_not_found')
    throw new AppError('not_found', {}, error);
  throw error;
}

async function writeFeed(
  { db, config, translate }: AnsweringServices,
  locale: Locale,
  word: string,
  url: string,
): Promise<string> {
  const [measure] = await chooseMeasures([word], { db, locale });
  const { indicator, dims } = measure!;
  const asOf = openDayOf(ownClock(config, new Date()).day);
  const part = { indicator: indicator.indicator, dims, asOf };
  const changed = (await listReleases(db, { ...part, most: 500 })).filter((each) => each.changed > 0);
  const code = writeMeasureWord(part);
  const { publicUrl } = config;
  const tag = `tag:${new URL(publicUrl).hostname},2020`;
  const pageUrl = `${publicUrl}/${locale}/indicators/${encodeURIComponent(code)}`;
  const items = await Promise.all(
    changed.slice(0, maxReleases).map(async ({ knownAt, changed: count }): Promise<WrittenItem> => {
      const { revisions } = await readRevisions(
        { ...part, indicator, yugoId: null, knownAt, revisedOnly: true, most: maxLines },
        { db, locale },
      );
      const at = `${knownAt}T00:00:00.000Z`;
      return {
        id: `${tag}:revisions:${locale}:${code}:${knownAt}`,
        title: translate(locale, 'Explore_Revisions_Release', { indicator: indicator.name, changed: count }),
        url: pageUrl,
        outletUrl: null,
        html: `<ul>${revisions.map((each) => `<li>${escapeXml(sayRevision(each, indicator))}</li>`).join('')}</ul>`,
        author: [...new Set(revisions.map(({ source }) => source))].join('; '),
        publishedAt: at,
        updatedAt: at,
        categories: [],
        language: locale,
      };
    }),
  );
  const title = translate(locale, 'Explore_Revisions_FeedTitle', { indicator: indicator.name });
  return writeRss({
    id: `${tag}:revisions:${locale}:${code}`,
    title: `${translate(locale, 'App_ShortName')} — ${title}`,
    description: translate(locale, 'Explore_Revisions_FeedAbout'),
    language: locale,
    pageUrl,
    selfUrl: publicUrl + url.split('?')[0],
    updatedAt: items[0]?.updatedAt ?? null,
    items,
  });

  function sayRevision(
    { place, period, before, value }: { place: string; period: string; before: number; value: number },
    { decimals }: Indicator,
  ): string {
    return translate(locale, 'Explore_Revisions_Line', {
      place,
      period,
      before: formatAmount(before, decimals, locale),
      value: formatAmount(value, decimals, locale),
    });
  }
}

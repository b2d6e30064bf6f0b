import type { FastifyInstance } from 'fastify';
import { writtenTold } from '#features/news/public.server.ts';
import { writeRss } from '#feedformats/write/write-rss.ts';
import { AppError } from '#platform/contract/errors.ts';
import { ownClock } from '#platform/server/clock.ts';
import type { Services } from '#platform/server/context.ts';
import { isLocale } from '#platform/shared/locales.ts';
import { buildEdition, listSections } from './build-edition.ts';
import { findFeedOwner } from './choice-queries.ts';
import { digestText } from './letter-texts.ts';
import { tellSections } from './tell-sections.ts';

/** Serves an account's digest of a day as RSS to whoever has its secret address: `/ru/digest/{token}.rss`. */
export function serveDigestFeed(app: FastifyInstance, { db, config }: Pick<Services, 'db' | 'config'>): void {
  app.get<{ Params: { locale: string; token: string } }>(
    String.raw`/:locale/digest/:token([\w-]{20,64}).rss`,
    async ({ params: { locale, token } }, reply) => {
      const accountId = await findFeedOwner(db, token);
      if (!isLocale(locale) || accountId === null) throw new AppError('not_found');
      const { publicUrl } = config;
      const clock = ownClock(config, new Date());
      const reader = { accountId, locale, clock };
      const { subjects } = await listSections(db, reader);
      const edition = await buildEdition(db, reader, subjects, { period: 'day', version: '' });
      const sections = await tellSections(db, edition.sections, accountId);
      const items = sections.flatMap(({ name, stories }) =>
        stories.map((story) => writtenTold(story, { publicUrl, locale }, [name])),
      );
      const seen = new Map(items.map((item) => [item.id, item]));
      void reply.header('cache-control', 'private, max-age=300');
      return reply.type('application/rss+xml; charset=utf-8').send(
        writeRss({
          id: `tag:${new URL(publicUrl).hostname},2020:digest:${locale}`,
          title: digestText(locale, 'Brand'),
          description: digestText(locale, 'Made'),
          language: locale,
          pageUrl: `${publicUrl}/${locale}/digest`,
          selfUrl: `${publicUrl}/${locale}/digest/${token}.rss`,
          updatedAt: edition.clockAt.toISOString(),
          items: [...seen.values()],
        }),
      );
    },
  );
}

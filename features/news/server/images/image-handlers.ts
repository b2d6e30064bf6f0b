import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { RequestContext, Routes } from '#platform/server/context.ts';
import { refusedPicture } from '#platform/server/pictures/decode-picture.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { imageContract } from '../../contract/item/image-calls.ts';
import { maxDifference } from '../../domain/difference-hash.ts';
import { findNewsByIds } from '../compilations/group-queries.ts';
import { newsItemOf } from '../feed/news-columns.ts';
import { openWindowLimit, type WindowLimit } from '../speech/window-limit.ts';
import { countImages, listAlike, findThumbnail } from './image-queries.ts';
import { maxPictureBytes, readPicture, type ReadPicture } from './read-picture.ts';

/** Pictures a minute and client. */
const maxSearches = 12;
const limits = new WeakMap<RequestContext['config'], WindowLimit>();

/** Handlers of the search by picture. */
export const imageRoutes: Routes<typeof imageContract> = {
  async 'news/searchByImage'({ image }, context) {
    await limitOf(context).count(context);
    const { db, clock, locale } = context;
    const { hash } = await read(Buffer.from(image, 'base64'), context);
    const comparedCount = await countImages(db, clock.news);
    if (hash === null) return { news: [], comparedCount, isTooEven: true };
    const alike = await listAlike(db, { hash, most: maxDifference, clock: clock.news });
    const rows = await findNewsByIds(
      db,
      alike.map(({ newsId }) => newsId),
      clock.news,
    );
    const news = alike.flatMap(({ newsId, imageId, difference }) => {
      const row = rows.get(newsId);
      const url = imageAddress(imageId);
      return row ? [{ ...newsItemOf(row, locale, null), image: { url }, likeness: 1 - difference / 64 }] : [];
    });
    return { news, comparedCount, isTooEven: false };
  },

  async 'news/countImages'(_input, { db, clock }) {
    return { count: await countImages(db, clock.news) };
  },
};

/** Where the small picture of that number is served. */
function imageAddress(id: number): string {
  return `/images/${id}`;
}

async function read(
  bytes: Buffer,
  { db, signal }: Pick<RequestContext, 'db' | 'signal'>,
): Promise<ReadPicture> {
  if (bytes.length > maxPictureBytes) throw new AppError('too_large', { most: maxPictureBytes });
  return readPicture(bytes, { db, signal }).catch((error: unknown) => {
    throw refusedPicture(error);
  });
}

function limitOf({ config }: RequestContext): WindowLimit {
  const limit = limits.get(config) ?? openWindowLimit('pictures', config.RATE_LIMIT === 0 ? 0 : maxSearches);
  limits.set(config, limit);
  return limit;
}

/** Serves the small pictures of news from here; a number's picture never changes. */
export function serveImages(app: FastifyInstance, db: Db): void {
  const config = { counts: 'files' } as const;
  app.get<{ Params: { id: string } }>('/images/:id', { config }, async ({ params: { id } }, reply) => {
    const bytes = /^\d{1,15}$/.test(id) ? await findThumbnail(db, Number(id)) : null;
    if (!bytes) throw new AppError('not_found');
    return reply.type('image/webp').header('cache-control', 'public, max-age=2592000, immutable').send(bytes);
  });
}

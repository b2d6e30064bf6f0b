import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from '#platform/server/db/db.ts';
import { findThumbnail } from './image-queries.ts';

/** Serves the small pictures of news from here; a number's picture never changes. */
export function serveImages(app: FastifyInstance, db: Db): void {
  const config = { counts: 'files' } as const;
  app.get<{ Params: { id: string } }>('/images/:id', { config }, async ({ params: { id } }, reply) => {
    const bytes = /^\d{1,15}$/.test(id) ? await findThumbnail(db, Number(id)) : null;
    if (!bytes) throw new AppError('not_found');
    return reply.type('image/webp').header('cache-control', 'public, max-age=2592000, immutable').send(bytes);
  });
}

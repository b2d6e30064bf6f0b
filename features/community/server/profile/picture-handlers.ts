import type { FastifyInstance } from 'fastify';
import { cutPicture } from '#features/news/public.server.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Routes } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { profileContract } from '../../contract/profile-calls.ts';
import { findPicture, keepPicture } from './save-queries.ts';

/** What pictures are cut to, in pixels: twice the size they are shown in. */
const sizes = { photo: { width: 320, height: 320 }, background: { width: 1280, height: 320 } } as const;

/** Photo and background of the caller. */
export const pictureRoutes: Pick<
  Routes<typeof profileContract>,
  'people/savePicture' | 'people/deletePicture'
> = {
  async 'people/savePicture'({ kind, image }, { db, caller, signal }) {
    const picture = await cutPicture(Buffer.from(image, 'base64'), sizes[kind], { db, signal });
    return { address: await keepPicture(db, caller.accountId!, kind, picture) };
  },
  async 'people/deletePicture'({ kind }, { db, caller }) {
    await db.run('delete from person_picture where account_id = $1 and kind = $2', [caller.accountId, kind]);
    return { ok: true };
  },
};

const asked = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Serves people's pictures to whoever was told their address, which is told to nobody who may not see the page. */
export function servePictures(app: FastifyInstance, db: Db): void {
  const config = { counts: 'files' } as const;
  app.get<{ Params: { key: string } }>('/pictures/:key', { config }, async ({ params: { key } }, reply) => {
    const bytes = asked.test(key) ? await findPicture(db, key) : null;
    if (!bytes) throw new AppError('not_found');
    return reply.type('image/webp').header('cache-control', 'private, max-age=86400, immutable').send(bytes);
  });
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Services } from '#platform/server/context.ts';
import { speechOf, type Speech } from './open-speech.ts';
import { findSpokenNews } from './spoken-news-queries.ts';
import { openWindowLimit } from './window-limit.ts';

/** Pieces a minute and client: a player that seeks asks for many. */
const maxPieces = 300;

/** Serves the files that `tts` names, in ranges and for good: a name follows from what is said. Looks for a speaker at once. */
export async function serveSpeech(app: FastifyInstance, services: Services): Promise<void> {
  const speech = await speechOf(services);
  const limit = openWindowLimit('pieces', services.config.RATE_LIMIT === 0 ? 0 : maxPieces);
  app.addHook('onClose', () => speech.close());
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: speech.folder, serve: false });
    scope.get<{ Params: { file: string }; Querystring: { newsId?: string } }>(
      '/speech/:file',
      { config: { counts: 'files' } },
      async ({ ip, params: { file }, query: { newsId } }, reply) => {
        await limit.count({ ip });
        if (!/^[\w-]{32}\.mp3$/.test(file)) throw new AppError('not_found');
        await makeAgain(services, speech, file, newsId);
        return reply.sendFile(file, { maxAge: '30d', immutable: true, acceptRanges: true });
      },
    );
  });
}

/** Another process, or an earlier one, may have made the file: whoever knows the item can make it again. */
async function makeAgain(
  { db }: Services,
  speech: Speech,
  file: string,
  newsId: string | undefined,
): Promise<void> {
  if (await speech.has(file)) return;
  const known = /^\d{1,15}$/.test(newsId ?? '') ? await findSpokenNews(db, Number(newsId), null) : null;
  if (!known || speech.nameOf(known.text, known.language) !== file) throw new AppError('not_found');
  await speech.speak(known.text, known.language);
}

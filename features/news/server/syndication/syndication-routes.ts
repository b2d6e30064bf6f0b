import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeText } from '#platform/shared/wire.ts';
import { AppError } from '#platform/contract/errors.ts';
import { acceptedEncoding } from '#platform/server/http/accepted-encoding.ts';
import { anonymous } from '#platform/server/caller.ts';
import { cachedAnswer, type CallServer } from '#platform/server/http/http-calls.ts';
import { buildContext, clockOf } from '#platform/server/request-context.ts';
import { readFeedPath, type AskedFeed, type FeedFormat } from './feed-address.ts';
import { askFeed } from './feed-question.ts';
import { writeAskedFeed } from './write-asked-feed.ts';

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
const pack = promisify(gzip);
const notFound: ReadonlySet<string> = new Set(['not_found', 'region_not_found', 'news_not_found']);

/** Serves RSS, Atom and JSON Feed of everything public, and of saved searches to whoever has their secret address. */
export function serveSyndication(app: FastifyInstance, server: CallServer): void {
  app.get('/:locale/feeds/*', async (request, reply) => {
    const asked = readFeedPath(request.url.split('?')[0] ?? '');
    return asked === null ? reply.callNotFound() : answerFeed(server, asked, request, reply);
  });
}

async function answerFeed(
  server: CallServer,
  asked: AskedFeed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { asOf, ...query } = decodeText(request.url.split('?').slice(1).join('?'));
  const { services } = server;
  const question = await askFeed(services.db, asked, query);
  if (question === null) throw new AppError('not_found');
  const clock = clockOf(asOf, services, new Date());
  const context = buildContext(services, request, reply, { caller: anonymous, locale: asked.locale, clock });
  const answer = await cachedAnswer(server, question.call, question.input, context).catch(asNotFound);
  const selfUrl = services.config.publicUrl + request.url;
  const written = writeAskedFeed(services, asked, question, answer.output, selfUrl);
  const etag = tagOf(answer.etag, selfUrl, question.name);
  void reply.headers({
    etag,
    'cache-control': question.isSecret ? 'private, max-age=300' : 'public, max-age=300',
    vary: 'Accept-Encoding',
    'access-control-allow-origin': '*',
    ...(written.updatedAt !== null && { 'last-modified': new Date(written.updatedAt).toUTCString() }),
  });
  if (isKnown(request, etag, written.updatedAt)) return reply.code(304).send();
  return sendText(request, reply.type(`${types[asked.format]}; charset=utf-8`), written.write());
}

function asNotFound(error: unknown): never {
  if (error instanceof AppError && notFound.has(error.code)) throw new AppError('not_found', {}, error);
  throw error;
}

/** Follows from the answer's own tag, which contains data version and clock. */
function tagOf(...parts: readonly (string | null)[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}

/** The tag decides where the reader has one, else the date. */
function isKnown({ headers }: FastifyRequest, etag: string, updatedAt: string | null): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return updatedAt !== null && since >= Math.floor(Date.parse(updatedAt) / 1000) * 1000;
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip']);
  if (encoding === undefined || text.length < 1024) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await pack(text));
}

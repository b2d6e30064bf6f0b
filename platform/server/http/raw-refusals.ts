import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import { defaultLocale } from '#platform/shared/locales.ts';
import type { Log } from '#platform/server/log/log.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';
import { problemOf } from './problem.ts';

/** What the parser of requests says, and which of our refusals that is; everything else is no request. */
const refusals: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers what never became a request (too many headers, too slow, no HTTP at all) like every other refusal, and ends the connection. */
export function answerBrokenRequest(
  { log, translate }: { log: Log; translate: ServerTranslate },
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = new AppError(refusals[error.code ?? ''] ?? 'bad_request');
  const requestId = randomUUID();
  log.info({ requestId, status: refusal.status, reason: error.code }, 'broken request');
  if (socket.writable)
    socket.write(
      answerOf(JSON.stringify(problemOf(refusal, defaultLocale, requestId, translate)), refusal, requestId),
    );
  socket.destroy(error);
}

function answerOf(body: string, { status }: AppError, requestId: string): string {
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** The address of a request without the host that a proxy's client writes before it. */
export function ownAddress(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
}

/** An address that can be decoded: where one cannot, its signs of percent stand for themselves, so that it is answered by way of every other request. */
export function decodableAddress(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

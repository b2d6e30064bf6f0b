import {
  AppError,
  errorCatalogue,
  reasonSentences,
  type ErrorCode,
  type FieldProblem,
  type Problem,
} from '#platform/contract/errors.ts';
import { PairsError } from '#platform/shared/wire.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { ServerTranslate } from '#platform/server/texts.ts';

/** What of fastify's own refusals corresponds to which of ours; the rest of them goes by its status. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
};

const byStatus: Record<number, ErrorCode> = {
  403: 'forbidden',
  404: 'not_found',
  405: 'wrong_verb',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
};

/** Turns whatever was thrown into an expected failure; the unexpected becomes `internal` and keeps its cause for the log. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof PairsError) return new AppError('bad_request', {}, error);
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known) return new AppError(known);
  if (isOwnRefusal(code, statusCode)) return new AppError(byStatus[statusCode!] ?? 'bad_request', {}, error);
  if (isStorageFull(code)) return new AppError('storage_full', {}, error);
  if (isServiceAway(code)) return new AppError('unavailable', { retryAfter: 30 }, error);
  if (isDatabaseAway(code, message)) return new AppError('unavailable', { retryAfter: 5 }, error);
  return new AppError('internal', {}, error);
}

/** A 4xx that the framework or one of its plugins decided on; other libraries' errors say nothing about the caller. */
function isOwnRefusal(code: string | undefined, statusCode: number | undefined): boolean {
  return (
    statusCode !== undefined &&
    statusCode >= 400 &&
    statusCode < 500 &&
    (code === undefined || code.startsWith('FST_') || code.startsWith('HPE_'))
  );
}

/** The sentence of a refusal's own reason, where it has one. */
function sentenceOfReason(reason: unknown) {
  return Object.entries(reasonSentences).find(([name]) => name === reason)?.[1];
}

/** The error answer of RFC 9457 in the caller's language. */
export function problemOf(
  error: AppError,
  locale: Locale,
  requestId: string,
  translate: ServerTranslate,
): Problem {
  const { status, message } = errorCatalogue[error.code];
  const { fields, ...details } = error.details as { fields?: FieldProblem[] };
  return {
    type: `urn:svodka:error:${error.code}`,
    status,
    code: error.code,
    title: translate(
      locale,
      sentenceOfReason(error.details['reason']) ?? message,
      details as Record<string, string>,
    ),
    requestId,
    ...(fields && {
      fields: fields.map(({ path, message: key }) => ({ path, message: translate(locale, key) })),
    }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

/** A pooler says 08P01 for all that it cannot do; 25006 says a server that is no primary any more, or not yet. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|57014|57P0[1235]|08[\dA-Z]{3}|25006|53[0234]00)$/;
/** What the driver says, without a code, of a connection that is not there or does not answer. */
const awayMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed|Cannot use a pool after)/;

/** Whether an error, by its code or its words, says that the database cannot be reached or does not answer. */
export function isDatabaseAway(code: string | undefined, message = ''): boolean {
  return code === undefined ? awayMessages.test(message) : awayCodes.test(code);
}

/** True for what the clients of mail and of a bucket say of a server that cannot be reached or says nothing. */
function isServiceAway(code: string | undefined): boolean {
  return /^(ESOCKET|ECONNECTION|EDNS|UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET))$/.test(
    code ?? '',
  );
}

/** True for an error that says no room is left: of the database, or of a file. */
function isStorageFull(code: string | undefined): boolean {
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}

import {
  AppError,
  errorCatalogue,
  type ErrorCode,
  type FieldProblem,
  type Problem,
} from '#platform/contract/errors.ts';
import type { Locale } from '#platform/shared/locales.ts';
import type { ServerTranslate } from './texts.ts';

/** What of fastify's own refusals corresponds to which of ours. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
};

/** Turns whatever was thrown into an expected failure; the unexpected becomes `internal` and keeps its cause for the log. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known) return new AppError(known);
  if (statusCode === 429) return new AppError('too_many_requests');
  if (isDatabaseAway(code)) return new AppError('unavailable', {}, error);
  return new AppError('internal', {}, error);
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
    title: translate(locale, message, details as Record<string, string>),
    requestId,
    ...(fields && {
      fields: fields.map(({ path, message: key }) => ({ path, message: translate(locale, key) })),
    }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

function isDatabaseAway(code: string | undefined): boolean {
  return code !== undefined && /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|57P0[123]|08\d\d\d|53300)$/.test(code);
}

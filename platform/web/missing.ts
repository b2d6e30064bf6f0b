import type { ErrorCode } from '#platform/contract/errors.ts';
import { largestId, readNumber } from '#platform/shared/address-fields.ts';
import { ApiError } from './api.ts';

/** What a loader throws when its address names nothing: the page keeps its address and its header, answers 404 and says so. */
export function notFound(code: Extract<ErrorCode, 'not_found' | 'news_not_found'> = 'not_found'): ApiError {
  return new ApiError({ type: 'about:blank', status: 404, code, title: '', requestId: '' });
}

/** The number in an address that names a thing; where it is none, the thing is not found. */
export function idOf(
  params: Readonly<Record<string, string | undefined>>,
  name = 'id',
  { max = largestId, code }: { max?: number; code?: Parameters<typeof notFound>[0] } = {},
): number {
  const id = readNumber(params[name], 1, max);
  if (id === null) throw notFound(code);
  return id;
}

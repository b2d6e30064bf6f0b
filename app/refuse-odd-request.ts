import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { isFormType } from '#platform/server/body-parsers.ts';
import { isCleanText } from '#platform/server/plain-input.ts';

const pageMethods = new Set(['GET', 'HEAD', 'POST']);

/** Refuses what no page takes: other methods, what is sent as anything but a plain form, addresses that hide signs no address has. */
export function refuseOddRequest({ method, headers, url }: FastifyRequest): void {
  if (!pageMethods.has(method)) throw new AppError('wrong_verb');
  // Without a type too: a page's action reads a form, whatever came.
  if (method === 'POST' && !isFormType(headers['content-type'])) throw new AppError('unsupported_type');
  if (!isReadable(url)) throw new AppError('bad_request');
}

/** Signs that end a line: no route's pattern reaches over one, so the router would log each such address as its own failure. */
const lineEnds = /[\n\r\u2028\u2029]/;

function isReadable(url: string): boolean {
  try {
    return isCleanText(decodeURIComponent(url)) && !lineEnds.test(decodeURIComponent(url.split('?')[0]!));
  } catch {
    return false;
  }
}

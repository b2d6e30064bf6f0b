import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { AppError } from '#platform/contract/errors.ts';
import { decodeText } from '#platform/shared/wire.ts';
import { readWireInput } from './wire-input.ts';

/** A call's input as its body, or as its address where it has none; what came as text is read as its schema would have it. */
export function inputOf({ input, verb }: Endpoint, query: object, request: FastifyRequest): object {
  const { body } = request;
  const params = request.params as object;
  if (verb !== 'POST' || body === undefined || body === null)
    return readWireInput(input, { ...query, ...params });
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('bad_request');
  if (!Buffer.isBuffer(body)) {
    const { xsrfToken: _token, ...fields } = body as { xsrfToken?: unknown };
    return { ...readWireInput(input, query), ...fields, ...params };
  }
  const { xsrfToken: _token, ...fields } = decodeText(body.toString('utf8'));
  return readWireInput(input, { ...query, ...fields, ...params });
}

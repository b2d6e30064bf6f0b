import { changesState, type Endpoint } from '#platform/contract/endpoint.ts';
import { errorCatalogue, type ErrorCode } from '#platform/contract/errors.ts';
import { schemaOf, type Schema } from './schema-of.ts';

/** Refusals that any call may give. */
const alwaysPossible: ErrorCode[] = ['bad_request', 'too_many_requests', 'internal', 'unavailable'];

/** Every answer of a call by its status: what it gives, nothing (204), unchanged (304) and its refusals. */
export function describeResponses(endpoint: Endpoint): Record<string, Schema> {
  const { output, cached } = endpoint;
  return {
    200: {
      description: 'The answer.',
      content: { 'application/json': { schema: schemaOf(output, 'output') } },
      ...(cached && { headers: { ETag: { schema: { type: 'string' } } } }),
    },
    ...(output.safeParse(null).success && { 204: { description: 'There is nothing to tell.' } }),
    ...(cached && { 304: { description: 'Unchanged since the ETag given in If-None-Match.' } }),
    ...refusalsOf(endpoint),
  };
}

/** Codes a call may be refused with: its own, and those of the gate for what the contract says of it. */
function refusalCodes(endpoint: Endpoint): ErrorCode[] {
  const { access, roles, errors = [], verb, takesFile } = endpoint;
  const isOpen = access === 'public' && roles === undefined;
  const takesBody = verb === 'POST';
  return [
    ...new Set<ErrorCode>([
      ...errors,
      ...(isOpen ? [] : (['not_authenticated'] as const)),
      ...(access === 'licensed' ? (['no_licence'] as const) : []),
      ...(roles === undefined ? [] : (['forbidden'] as const)),
      ...(changesState(endpoint) ? (['forgery_suspected'] as const) : []),
      ...(takesBody ? (['too_large', 'unsupported_type'] as const) : []),
      ...(takesBody && takesFile === undefined ? (['malformed_json'] as const) : []),
      ...alwaysPossible,
    ]),
  ];
}

function refusalsOf(endpoint: Endpoint): Record<string, Schema> {
  const byStatus = Map.groupBy(refusalCodes(endpoint), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

/** The body of every refusal (RFC 9457). */
export const problemSchema: Schema = {
  type: 'object',
  required: ['type', 'status', 'code', 'title', 'requestId'],
  properties: {
    type: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    title: { type: 'string', description: 'A sentence in the language of the Locale header.' },
    requestId: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: { type: 'object' },
  },
};

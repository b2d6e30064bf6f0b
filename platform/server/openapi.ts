import { z } from 'zod';
import { changesState, pathOf, type Contract, type Endpoint } from '#platform/contract/endpoint.ts';
import { errorCatalogue, type ErrorCode } from '#platform/contract/errors.ts';

type Schema = Record<string, unknown>;

/** One call in the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Schema[];
  requestBody?: Schema;
  responses: Record<string, Schema>;
}

/** The whole document (OpenAPI 3.1). */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: Schema;
}

/** Refusals that any call may give. */
const alwaysPossible: ErrorCode[] = ['bad_request', 'too_many_requests', 'internal', 'unavailable'];

/** Describes every call of the contract; types, validation and this document come from the same entries. */
export function describeApi(contract: Contract, version: string): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const [key, endpoint] of Object.entries(contract)) {
    const path = pathOf(key).replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.verb.toLowerCase()] = describeCall(key, endpoint);
  }
  const info = {
    title: 'Svodka API',
    version,
    description:
      'Regional dossiers, news and accounts. The Locale header chooses the language of texts; asOf travels in time; errors are RFC 9457 problems with a stable code.',
  };
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'svodka_id' } },
    },
  };
}

function describeCall(key: string, endpoint: Endpoint): Operation {
  const input = schemaOf(endpoint.input, 'input');
  const { parameters, requestBody } =
    endpoint.verb === 'POST'
      ? bodyOf(key, input)
      : { parameters: parametersOf(key, input), requestBody: undefined };
  return {
    operationId: key.replace(/^\//, '').replace(/[/:]+/g, '_'),
    tags: [key.replace(/^\//, '').split('/')[0]!],
    summary: endpoint.summary,
    description: accessSentence(endpoint),
    parameters: [...parameters, ...commonParameters(endpoint)],
    ...(requestBody && { requestBody }),
    responses: {
      200: { description: 'The answer.', content: json(schemaOf(endpoint.output, 'output')) },
      ...refusals(endpoint),
    },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return rest;
}

function bodyOf(key: string, input: Schema): { parameters: Schema[]; requestBody: Schema } {
  return {
    parameters: parametersOf(key, input).filter((parameter) => parameter['in'] === 'path'),
    requestBody: { required: true, content: json(input) },
  };
}

function parametersOf(key: string, input: Schema): Schema[] {
  const properties = (input['properties'] ?? {}) as Record<string, Schema>;
  const required = new Set((input['required'] ?? []) as string[]);
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = key.includes(`:${name}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath || required.has(name), schema };
  });
}

function commonParameters(endpoint: Endpoint): Schema[] {
  const locale = {
    name: 'Locale',
    in: 'header',
    required: false,
    schema: { type: 'string', enum: ['ru', 'en', 'ja', 'pt', 'es'] },
  };
  const asOf = {
    name: 'asOf',
    in: 'query',
    required: false,
    schema: { type: 'string' },
    description: 'See the data as it was known on this day (YYYY-MM-DD), at this moment, or now.',
  };
  const token = { name: 'X-XSRF-TOKEN', in: 'header', required: true, schema: { type: 'string' } };
  return changesState(endpoint) ? [locale, asOf, token] : [locale, asOf];
}

function refusals({ access, errors = [], ...endpoint }: Endpoint): Record<string, Schema> {
  const gate: ErrorCode[] = access === 'public' ? [] : ['not_authenticated'];
  const licence: ErrorCode[] = access === 'licensed' ? ['no_licence'] : [];
  const forgery: ErrorCode[] = changesState({ access, ...endpoint }) ? ['forgery_suspected'] : [];
  const codes = [...new Set([...errors, ...gate, ...licence, ...forgery, ...alwaysPossible])];
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, group]) => [
      String(status),
      {
        description: group.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function accessSentence({ access, roles }: Endpoint): string {
  const who = {
    public: 'Open to everybody.',
    login: 'For signed-in accounts.',
    licensed: 'For accounts with a licence.',
  }[access];
  return roles === undefined ? who : `${who} Roles: ${roles.join(', ')}.`;
}

function json(schema: Schema): Schema {
  return { 'application/json': { schema } };
}

const problemSchema: Schema = {
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
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    details: { type: 'object' },
  },
};

import type { Endpoint } from '#platform/contract/endpoint.ts';
import { locales } from '#platform/shared/locales.ts';
import { largestForm } from '../http/body-parsers.ts';
import { schemaOf, type Schema } from './schema-of.ts';

export type { Schema } from './schema-of.ts';

/** Largest body of a call in bytes where the contract names none. */
const defaultBodyLimit = 65_536;

/** Parameters and body of a call: a GET and a DELETE in the address, a POST as JSON or a form, with a file as multipart. */
export function describeInput(
  key: string,
  endpoint: Endpoint,
): { parameters: Schema[]; requestBody?: Schema } {
  const input = schemaOf(endpoint.input, 'input');
  const parameters = parametersOf(key, input);
  const inPath = parameters.filter((parameter) => parameter['in'] === 'path');
  if (endpoint.verb !== 'POST') return { parameters: [...parameters, ...commonParameters()] };
  return {
    parameters: [...inPath, ...commonParameters()],
    requestBody: bodyOf(endpoint, withoutPathNames(input, inPath)),
  };
}

function parametersOf(key: string, input: Schema): Schema[] {
  const properties = (input['properties'] ?? {}) as Record<string, Schema>;
  const required = new Set((input['required'] ?? []) as string[]);
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = key.split('/').includes(`:${name}`);
    const { description, ...rest } = schema;
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.has(name),
      ...(description !== undefined && { description }),
      schema: rest,
    };
  });
}

function withoutPathNames(input: Schema, inPath: Schema[]): Schema {
  if (input['properties'] === undefined) return input;
  const names = new Set(inPath.map(({ name }) => name as string));
  const isInBody = (name: string): boolean => !names.has(name);
  const required = ((input['required'] ?? []) as string[]).filter(isInBody);
  const { required: _all, ...rest } = input;
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(input['properties'] as Record<string, Schema>).filter(([name]) => isInBody(name)),
    ),
    ...(required.length > 0 && { required }),
  };
}

function bodyOf(endpoint: Endpoint, input: Schema): Schema {
  const { takesFile, bodyLimit = defaultBodyLimit } = endpoint;
  const isRequired = ((input['required'] ?? []) as string[]).length > 0;
  if (takesFile === undefined)
    return {
      required: isRequired,
      description: `At most ${bodyLimit} bytes; as a form at most ${Math.min(bodyLimit, largestForm)}.`,
      content: {
        'application/json': { schema: input },
        'application/x-www-form-urlencoded': { schema: input },
      },
    };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    required: true,
    description: `The fields stand before the file. The file has at most ${takesFile} bytes.`,
    content: {
      'multipart/form-data': {
        schema: {
          ...input,
          properties: { ...(input['properties'] as object), file },
          required: [...((input['required'] ?? []) as string[]), 'file'],
        },
      },
    },
  };
}

/** What every call takes beside its own input. */
function commonParameters(): Schema[] {
  return [
    {
      name: 'Locale',
      in: 'header',
      required: false,
      description: 'Language of texts.',
      schema: { type: 'string', enum: [...locales] },
    },
    {
      name: 'asOf',
      in: 'query',
      required: false,
      schema: { type: 'string' },
      description: 'See the data as it was known on this day (YYYY-MM-DD), at this moment, or now.',
    },
  ];
}

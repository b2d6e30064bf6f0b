import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { changesState, pathOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { errorCatalogue } from '#platform/contract/errors.ts';
import { describeApi, type Operation } from '#platform/server/openapi/describe-api.ts';
import { contract } from './contract.ts';

const installation = {
  version: '1.2.3',
  publicUrl: 'https://svodka.test',
  sessionCookie: '__Host-svodka_id',
};
const document = describeApi(contract, installation);
const calls = Object.entries(contract as Record<string, Endpoint>).map(([key, endpoint]) => ({
  key,
  endpoint,
  operation: document.paths[pathOf(key).replace(/:(\w+)/g, '{$1}')]![endpoint.verb.toLowerCase()]!,
}));

type Content = Record<string, { schema: { properties: Record<string, object>; required?: string[] } }>;
const bodyOf = ({ requestBody }: Operation) => requestBody as { content: Content; description: string };
const codesOf = ({ responses }: Operation, status: number) =>
  String(responses[status]?.['description'] ?? '').split(', ');

/** What the document has to say of each thing that the contract can say of a call; a new one does not compile without its line. */
const saysOf: Record<keyof Endpoint, (operation: Operation, endpoint: Endpoint, key: string) => boolean> = {
  verb: (operation, { verb }) => (operation.requestBody !== undefined) === (verb === 'POST'),
  access: ({ responses, security }, { access, roles }) =>
    access === 'public' && roles === undefined
      ? security.length > 0
      : 401 in responses &&
        security.every((way) => 'session' in way || 'key' in way) &&
        (access !== 'licensed' || 402 in responses),
  summary: ({ summary }, endpoint) => summary === endpoint.summary && summary.length > 10,
  input: (operation, { verb }) =>
    verb === 'POST'
      ? Object.values(bodyOf(operation).content).every(({ schema }) => typeof schema === 'object')
      : operation.parameters.every((parameter) => typeof parameter['schema'] === 'object'),
  output: ({ responses }, { output }) =>
    200 in responses && 204 in responses === output.safeParse(null).success,
  errors: (operation, { errors = [] }) =>
    errors.every((code) => codesOf(operation, errorCatalogue[code].status).includes(code)),
  roles: (operation, { roles }) =>
    (roles !== undefined) === codesOf(operation, 403).includes('forbidden') ||
    (roles === undefined && codesOf(operation, 403).includes('forbidden')),
  changes: ({ security }, endpoint) =>
    changesState(endpoint) === security.every((way) => 'antiForgery' in way),
  cached: ({ responses }, { cached }) => 304 in responses === (cached === true),
  mayLag: ({ description }, { mayLag }) => /some seconds old/.test(description) === (mayLag === true),
  keys: ({ security }, endpoint) =>
    security.some((way) => 'key' in way) === (!changesState(endpoint) && endpoint.keys !== false),
  endsSession: ({ description }, { endsSession }) =>
    /keeps nothing/.test(description) === (endsSession === true),
  aliases: (operation, { aliases }) =>
    (operation['x-aliases']?.length ?? 0) === (aliases?.length ?? 0) &&
    (aliases ?? []).every((alias) => operation.description.includes(pathOf(alias))),
  takesFile: (operation, { takesFile }) =>
    takesFile === undefined
      ? operation.requestBody === undefined || !('multipart/form-data' in bodyOf(operation).content)
      : Object.keys(bodyOf(operation).content).join() === 'multipart/form-data' &&
        bodyOf(operation).description.includes(String(takesFile)),
  bodyLimit: (operation, { verb, bodyLimit, takesFile }) =>
    verb !== 'POST' ||
    (codesOf(operation, 413).includes('too_large') &&
      codesOf(operation, 415).includes('unsupported_type') &&
      bodyOf(operation).description.includes(String(takesFile ?? bodyLimit ?? 65_536))),
};

describe('the OpenAPI document says all that an endpoint is', () => {
  test.each(Object.keys(saysOf) as (keyof Endpoint)[])('%s, of every call', (name) => {
    const unsaid = calls.filter(({ key, endpoint, operation }) => !saysOf[name](operation, endpoint, key));
    expect(unsaid.map(({ key }) => key)).toEqual([]);
  });

  test('every key that a call of the contract has is one of these', () => {
    const keys = new Set(calls.flatMap(({ endpoint }) => Object.keys(endpoint)));
    expect([...keys].filter((key) => !(key in saysOf))).toEqual([]);
  });
});

test('every required name has a schema, in bodies, parameters and answers', () => {
  const bare: string[] = [];
  walk(document.paths, '', (node, path) => {
    const { required, properties } = node as { required?: unknown; properties?: Record<string, unknown> };
    if (!Array.isArray(required)) return;
    for (const name of required) if (properties?.[name as string] === undefined) bare.push(`${path} ${name}`);
  });
  expect(bare).toEqual([]);
});

test('the document names the server that gives it and how a session is carried', () => {
  expect(document.servers).toEqual([{ url: 'https://svodka.test' }]);
  expect(document.components['securitySchemes']).toMatchObject({
    session: { in: 'cookie', name: '__Host-svodka_id' },
    key: { type: 'http', scheme: 'bearer' },
    antiForgery: { in: 'header', name: 'X-XSRF-TOKEN' },
  });
});

test('a validator that is not ours finds the document valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(document) });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

function walk(node: unknown, path: string, visit: (node: object, path: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  visit(node, path);
  for (const [key, inner] of Object.entries(node)) walk(inner, `${path}/${key}`, visit);
}

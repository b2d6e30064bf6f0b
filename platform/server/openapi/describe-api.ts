import {
  changesState,
  pathOf,
  scopeOf,
  type Access,
  type Contract,
  type Endpoint,
} from '#platform/contract/endpoint.ts';
import { describeInput, type Schema } from './describe-input.ts';
import { describeResponses, problemSchema } from './describe-responses.ts';

/** One call in the document. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Schema[];
  requestBody?: Schema;
  responses: Record<string, Schema>;
  /** Other addresses under which the same call answers. */
  'x-aliases'?: string[];
}

/** The whole document (OpenAPI 3.1). */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string; license: Schema };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Schema;
}

/** What the document says of the installation that serves it. */
export interface ApiInstallation {
  version: string;
  /** Where readers reach it, without a trailing slash. */
  publicUrl: string;
  /** Name of the session's cookie as it goes over the wire. */
  sessionCookie: string;
}

/** Describes every call of the contract; types, validation and this document come from the same entries. */
export function describeApi(contract: Contract, installation: ApiInstallation): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const [key, endpoint] of Object.entries(contract))
    (paths[templateOf(key)] ??= {})[endpoint.verb.toLowerCase()] = describeCall(key, endpoint);
  const tags = [...new Set(Object.keys(contract).map(tagOf))].map((name) => ({ name }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Svodka API',
      version: installation.version,
      description:
        'Regional dossiers, news, measures, models and accounts. The Locale header chooses the language of texts; asOf shows what was known on a past day; errors are RFC 9457 problems with a stable code.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: installation.publicUrl }],
    tags,
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: installation.sessionCookie,
          description: 'Set by signing in.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key made in the settings. It reads with the rights and the licence of its account, within its scopes.',
        },
        antiForgery: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: 'Value of the cookie XSRF-TOKEN, or xsrfToken of account/getCurrentAccount.',
        },
      },
    },
  };
}

function describeCall(key: string, endpoint: Endpoint): Operation {
  const aliases = endpoint.aliases?.map(templateOf);
  return {
    operationId: key.replace(/^\//, '').replace(/[/:]+/g, '_'),
    tags: [tagOf(key)],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: securityOf(endpoint),
    ...describeInput(key, endpoint),
    responses: describeResponses(endpoint),
    ...(aliases && { 'x-aliases': aliases }),
  };
}

const templateOf = (key: string): string => pathOf(key).replace(/:(\w+)/g, '{$1}');
const tagOf = (key: string): string => key.replace(/^\//, '').split('/')[0]!;

/** A public call takes a session where there is one, a reading call a key; a change needs the anti-forgery token of a session, a visitor's too. */
function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (changesState(endpoint)) return [{ session: [], antiForgery: [] }];
  const ways: Record<string, string[]>[] = [{ session: [] }];
  if (endpoint.keys !== false) ways.push({ key: [] });
  return endpoint.access === 'public' && endpoint.roles === undefined ? [{}, ...ways] : ways;
}

const whoMayCall: Record<Access, string> = {
  public: 'Open to everybody.',
  login: 'For signed-in accounts.',
  licensed: 'For accounts with a licence.',
};

function describeAccess(endpoint: Endpoint): string {
  const { access, roles, aliases, endsSession, keys, mayLag } = endpoint;
  return [
    whoMayCall[access],
    roles && `Needs one of the roles ${roles.join(', ')}.`,
    aliases && `Also answers at ${aliases.map(templateOf).join(', ')}.`,
    !changesState(endpoint) && keys !== false && `A key needs the scope ${scopeOf(endpoint)}.`,
    mayLag && 'The answer may be some seconds old, never older than what its caller wrote.',
    endsSession && 'Afterwards the browser keeps nothing of this site.',
  ]
    .filter(Boolean)
    .join(' ');
}

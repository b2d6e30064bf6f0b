import type { RequestContext } from '#platform/server/context.ts';
import type { MakeCall } from './run-tool.ts';

interface KnownResource {
  name: string;
  title: string;
  description: string;
  call: string;
  input: object;
}

/** What an assistant may read without asking: lists of names, no figures. */
const known: Readonly<Record<string, KnownResource>> = {
  'svodka://catalogue': {
    name: 'catalogue',
    title: 'Catalogue of data sets',
    description: 'Every data set with source, licence, span and indicators.',
    call: 'catalogue/getSets',
    input: {},
  },
  'svodka://indicators': {
    name: 'indicators',
    title: 'Indicators',
    description: 'The first hundred indicators with units; find_indicators pages through all of them.',
    call: 'programs/findIndicators',
    input: { pageSize: 100 },
  },
};

const mimeType = 'application/json';

/** The resources as an assistant is told of them. */
export function listResources() {
  return Object.entries(known).map(([uri, { name, title, description }]) => ({
    uri,
    name,
    title,
    description,
    mimeType,
  }));
}

/** One resource as JSON, by its call; throws a sentence for an unknown one and for one that the key may not read. */
export async function readResource(uri: string, call: MakeCall, context: RequestContext) {
  const resource = Object.hasOwn(known, uri) ? known[uri]! : undefined;
  if (resource === undefined) throw new Error(`There is no resource ${uri.slice(0, 200)}.`);
  const result = await call(resource.call, resource.input, context);
  if ('problem' in result) throw new Error(`${result.problem.title} (${result.problem.code})`);
  return { contents: [{ uri, mimeType, text: JSON.stringify(result.output) }] };
}

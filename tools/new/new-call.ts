import { addImport, addToObject } from './edit-source.ts';
import { camel, kebab } from './names.ts';
import { RefusedError, type Tree } from './tree.ts';

interface CallPlace {
  /** Files of the contract and of the handlers, and the objects in them that the call belongs to. */
  contract: string;
  contractName: string;
  handlers: string;
  handlersName: string;
  test: string;
}

/**
 * A call of a room: entry, handler and a test that is green. `key` is the path after `/api/`; with `part` (a tab, a subject)
 * it goes into `contract/<part>-calls.ts` and `server/<part>/`, which are made and joined to the room when they are new.
 */
export function newCall(tree: Tree, room: string, key: string, part?: string): string {
  const [group, verb] = key.split('/');
  if (!/^\w+\/\w+$/.test(key))
    throw new RefusedError(`A call is named <group>/<verbNoun> as the specification spells it, not ${key}.`);
  if (!tree.has(`features/${room}/contract.ts`))
    throw new RefusedError(`There is no room ${room}. Make it first:  npm run new -- room ${room}`);
  const method = methodOf(tree, group!, verb!);
  const place = part === undefined ? inRoom(room, verb!) : inPart(tree, room, part, verb!);
  if (tree.read(place.contract).includes(`'${key}'`)) throw new RefusedError(`${key} is there already.`);
  addEntry(tree, place, key, method ?? 'GET');
  addHandler(tree, place, key);
  tree.add(place.test, testOf(key, method ?? 'GET'));
  return method === null ? `${key} is not among the specification's calls: it is one of ours.` : '';
}

function inRoom(room: string, verb: string): CallPlace {
  return {
    contract: `features/${room}/contract.ts`,
    contractName: `${room}Contract`,
    handlers: `features/${room}/server/handlers.ts`,
    handlersName: `${room}Routes`,
    test: `features/${room}/server/${kebab(verb)}.api.test.ts`,
  };
}

function inPart(tree: Tree, room: string, part: string, verb: string): CallPlace {
  const server = `features/${room}/server`;
  // A part whose handlers are its only file has no folder.
  const folder = tree.has(`${server}/${part}-handlers.ts`) ? server : `${server}/${part}`;
  const place: CallPlace = {
    contract: `features/${room}/contract/${part}-calls.ts`,
    contractName: `${camel(part)}Contract`,
    handlers: `${folder}/${part}-handlers.ts`,
    handlersName: `${camel(part)}Routes`,
    test: `${folder}/${kebab(verb)}.api.test.ts`,
  };
  if (tree.has(place.contract) !== tree.has(place.handlers))
    throw new RefusedError(`Of ${place.contract} and ${place.handlers} only one is there.`);
  if (!tree.has(place.contract)) addPart(tree, room, part, place);
  return place;
}

/** Empty files of a part, joined to those of the room. */
function addPart(tree: Tree, room: string, part: string, place: CallPlace): void {
  tree.add(
    place.contract,
    `import type { Contract } from '#platform/contract/endpoint.ts';\n\n/** Calls of the part ${part}. */\nexport const ${place.contractName} = {} satisfies Contract;\n`,
  );
  tree.add(
    place.handlers,
    `import type { Routes } from '#platform/server/context.ts';\nimport type { ${place.contractName} } from '../../contract/${part}-calls.ts';\n\n/** Handlers of the part ${part}. */\nexport const ${place.handlersName}: Routes<typeof ${place.contractName}> = {};\n`,
  );
  tree.change(`features/${room}/contract.ts`, (text) =>
    addToObject(
      addImport(text, `import { ${place.contractName} } from './contract/${part}-calls.ts';`),
      `${room}Contract`,
      `...${place.contractName}`,
    ),
  );
  tree.change(`features/${room}/server/handlers.ts`, (text) =>
    addToObject(
      addImport(text, `import { ${place.handlersName} } from './${part}/${part}-handlers.ts';`),
      `${room}Routes`,
      `...${place.handlersName}`,
    ),
  );
}

function addEntry(tree: Tree, { contract, contractName }: CallPlace, key: string, verb: string): void {
  const entry = `'${key}': endpoint({
    verb: '${verb}',
    access: 'licensed',
    summary: 'A sentence that a user of the API would understand.',
    input: z.object({}),
    output: z.object({}),
  })`;
  tree.change(contract, (text) => addToObject(importZod(importEndpoint(text)), contractName, entry));
}

function importZod(text: string): string {
  return /from 'zod'/.test(text) ? text : `import { z } from 'zod';\n${text}`;
}

function importEndpoint(text: string): string {
  if (/import \{[^}]*\bendpoint\b/.test(text)) return text;
  return text.replace(
    /import (?:type )?\{ (?:type )?Contract \} from '#platform\/contract\/endpoint\.ts';/,
    "import { endpoint, type Contract } from '#platform/contract/endpoint.ts';",
  );
}

function addHandler(tree: Tree, { handlers, handlersName }: CallPlace, key: string): void {
  tree.change(handlers, (text) =>
    addToObject(text, handlersName, `async '${key}'(_input, _context) {\n    return {};\n  }`),
  );
}

/** The specification's method, null for a call that is ours. */
function methodOf(tree: Tree, group: string, verb: string): string | null {
  const row = tree
    .read('tools/endpoints/endpoints.tsv')
    .split('\n')
    .find((line) => line.startsWith(`${group}\t${verb}\t`));
  return row?.split('\t')[2] ?? null;
}

function testOf(key: string, method: string): string {
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/testing/test-app.ts';
import { signInAs } from '#features/account/testing/test-session.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await openTestApp();
  session = await signInAs(api.db, { licensed: true });
});
afterAll(() => api.close());

test('an answer is what it should be', async () => {
  const { status, body } = await api.call('${key}', {}, { session });
  expect([status, body]).toEqual([200, {}]);
});

test('without a session the call is refused', async () => {
  expect((await api.call('${key}')).status).toBe(401);
});

test('a field the call does not know is ${method === 'GET' ? 'let by' : 'refused'}', async () => {
  const { status } = await api.call('${key}', { surprise: 1 }, { session });
  expect(status).toBe(${method === 'GET' ? 200 : 400});
});
`;
}

import { locales } from '#platform/shared/locales.ts';
import { addImport, addToObject } from './edit-source.ts';
import { pascal } from './names.ts';
import { RefusedError, type Tree } from './tree.ts';

/** A whole room on the floor plan, joined to contract, handlers and texts of the product; its first call and page come by the other commands. */
export function newRoom(tree: Tree, room: string): string {
  if (!/^[a-z]+$/.test(room)) throw new RefusedError('A room is one word in small letters.');
  if (tree.has(`features/${room}`)) throw new RefusedError(`The room ${room} is there already.`);
  tree.add(`features/${room}/README.md`, readmeOf(room));
  tree.change('tools/architecture/rooms.ts', (text) => text.replace(/(domains: \[\n)/, `$1    '${room}',\n`));
  tree.add(
    `features/${room}/contract.ts`,
    `import type { Contract } from '#platform/contract/endpoint.ts';\n\n/** Calls of the ${room} room. */\nexport const ${room}Contract = {} satisfies Contract;\n`,
  );
  tree.add(
    `features/${room}/server/handlers.ts`,
    `import type { Routes } from '#platform/server/context.ts';\nimport type { ${room}Contract } from '../contract.ts';\n\n/** Handlers of the ${room} room. */\nexport const ${room}Routes: Routes<typeof ${room}Contract> = {};\n`,
  );
  join(tree, 'app/contract.ts', 'contract', `${room}Contract`, `#features/${room}/contract.ts`);
  join(tree, 'app/handlers.ts', 'handlers', `${room}Routes`, `#features/${room}/server/handlers.ts`);
  for (const locale of locales) addTexts(tree, room, locale);
  return `Next:  npm run new -- call ${room} ${room}/getSomething   and   npm run new -- page ${room} Something …`;
}

function addTexts(tree: Tree, room: string, locale: string): void {
  const isType = locale === 'ru';
  const said = isType
    ? `/** Texts of the ${room} room. This file is the type: every other language has the same keys. */\n`
    : '';
  const type = isType ? '' : "import type { messages as ru } from './ru.ts';\n\n";
  const shape = isType ? '' : ': Record<keyof typeof ru, string>';
  tree.add(`features/${room}/messages/${locale}.ts`, `${type}${said}export const messages${shape} = {};\n`);
  tree.change(`app/messages/${locale}.ts`, (text) =>
    addToObject(
      addImport(text, `import { messages as ${room} } from '#features/${room}/messages/${locale}.ts';`),
      'messages',
      `...${room}`,
    ),
  );
}

function join(tree: Tree, path: string, object: string, name: string, from: string): void {
  tree.change(path, (text) =>
    addToObject(addImport(text, `import { ${name} } from '${from}';`), object, `...${name}`),
  );
}

function readmeOf(room: string): string {
  return `# ${pascal(room)}

What this room is about, in one sentence, and for whom.

**Words.** *Word*: what it means here, where it is not everybody's meaning.

**Screens.** \`/address\` what a person does there.

**Where things are.** \`contract.ts\` its calls · \`domain/\` pure rules, each with a test · \`server/\` handlers, \`<noun>-queries.ts\`, jobs · \`web/\` pages and parts · \`messages/\` texts in five languages.
`;
}

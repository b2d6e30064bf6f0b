import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandRuns } from './command-runs.ts';
import { documents, findCommands, guides, readCommands, root, wordsOf } from './read-commands.ts';

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = readCommands(documents);
/** Scripts whose words are a command's on the database. */
const onDatabase = new Set(['admin', 'feeds', 'entities', 'import', 'live']);

test('commands are read from code spans and blocks, without their comments', () => {
  const text =
    'Say `npm start` or `DATA_DIR=x npm run backup`, not `npm`.\n```sh\nnpm test   # all\nls\n```\n';
  expect(findCommands(text)).toEqual(['npm test', 'npm start', 'DATA_DIR=x npm run backup']);
});

test('every npm script that a document names exists', () => {
  const missing = commands.filter(({ text }) => {
    const [program, verb = '', name = ''] = wordsOf(text);
    return program === 'npm' && !((verb === 'run' ? name : verb) in scripts);
  });
  expect(missing).toEqual([]);
});

test('a file of the project runs through tools/run.mjs: by itself it dies under the oldest Node that starts the product', () => {
  const bare = commands.filter(({ text }) => {
    const [program, file = ''] = wordsOf(text);
    return program === 'node' && file !== 'tools/run.mjs';
  });
  expect(bare).toEqual([]);
  const gone = commands.filter(({ text }) => {
    const [program, , file = ''] = wordsOf(text);
    return program === 'node' && !existsSync(root + file);
  });
  expect(gone).toEqual([]);
});

test('every command on the database that a guide writes out is run by a test, and none that no guide has', () => {
  const written = readCommands(guides)
    .map(({ text }) => text)
    .filter((text) => onDatabase.has(wordsOf(text)[2] ?? ''))
    .filter((text) => wordsOf(text).length > 3 && !text.endsWith(' --help'));
  expect([...new Set(written)].toSorted()).toEqual(Object.keys(commandRuns).toSorted());
});

test('a document that a guide links to exists', () => {
  const broken = guides.flatMap((guide) => {
    const folder = guide.includes('/') ? guide.slice(0, guide.lastIndexOf('/') + 1) : '';
    const text = readFileSync(root + guide, 'utf8');
    return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)]
      .map(([, path = '']) => folder + path)
      .filter((path) => !existsSync(root + path));
  });
  expect(broken).toEqual([]);
});

test('README promises nothing: what it names stands', () => {
  expect(readFileSync(`${root}README.md`, 'utf8')).not.toMatch(
    /\b(today|later|to come|coming soon|not yet|planned|will be)\b/i,
  );
});

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { processRuns } from './command-runs.ts';
import { documents, readCommands, root, wordsOf } from './read-commands.ts';

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const started = Object.entries(processRuns).flatMap(([name, run]) =>
  typeof run === 'string' ? [] : [{ name, ...run }],
);
const said = new Map<string, { code: number | null; output: string }>();

/** The folder of a Node with its npm that is not the one of the tests: what somebody has who types the command. */
const otherNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .find(
    (folder) =>
      existsSync(join(folder, 'npm')) && versionOf(folder) !== null && versionOf(folder) !== process.version,
  );

beforeAll(async () => {
  // Two at once, so that the machine's second core does not wait.
  const queue = started.map((run, at) => ({ ...run, node: at % 4 === 0 ? undefined : otherNode }));
  await Promise.all(
    [0, 1].map(async () => {
      for (let run = queue.shift(); run; run = queue.shift())
        said.set(run.name, await type(run.typed, run.node));
    }),
  );
}, 120_000);

test('every script is started here or says why it is not', () => {
  expect(Object.keys(processRuns).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

describe.each(started)('$typed', ({ name, prints, exit = 0 }) => {
  test('is there, and says what it takes', () => {
    const { code, output } = said.get(name)!;
    expect(output).toMatch(prints);
    expect(output).not.toMatch(/^\s+at .*(file:|node:)/m);
    expect(code).toBe(exit);
  });
});

test('measurements and evaluations that a document names exist, with their options', () => {
  const unknown = readCommands(documents).flatMap(({ document, text }) => {
    const [, , name = '', , ...words] = wordsOf(text);
    if (name !== 'bench' && name !== 'evaluate') return [];
    const known = said.get(name)!.output.split(/[\s,[\]=:]+/);
    return words
      .filter(
        (word, at) => word.startsWith('--') || (/^[\w-]+$/.test(word) && (at === 0 || name === 'bench')),
      )
      .filter((word) => word !== '--help' && !known.includes(word))
      .map((word) => `${document}: ${word} of ${text}`);
  });
  expect(unknown).toEqual([]);
});

function versionOf(folder: string): string | null {
  const path = join(folder, 'node');
  return existsSync(path) ? spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim() : null;
}

/** What a line prints when it is typed in the project's folder, under the Node of a folder where one is named. */
function type(
  line: string,
  node = dirname(process.execPath),
): Promise<{ code: number | null; output: string }> {
  const [program = '', ...args] = line.split(' ');
  const env = { ...process.env, PATH: `${node}${delimiter}${process.env['PATH']}`, NODE_ENV: undefined };
  const child = spawn(program, args, { cwd: root, env: env as NodeJS.ProcessEnv });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => void (output += bytes.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findLongSentences, maxWords } from './sentences.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(tsx?|md)$/.test(path) && !path.startsWith('data/'))
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
const code = files.filter(({ path }) => /\.tsx?$/.test(path) && !/\/messages\//.test(path));

/** Words that are not the field's, each with the one that is. */
const banned: [pattern: RegExp, instead: string][] = [
  [/\bmost[A-Z]\w*/, 'max…'],
  [/\b(giveWay|give-way)\b/, 'yield'],
  [/\bpaces?\b(?=[:,.)(\]]| =)/, 'throttle, batch size'],
  [/\b(seldom|heeds?|heeding)\b(?=[:,.)(\]]| =)/, 'rare, respect'],
  [/\b[kK]nock(s|ing)?\w*/, 'caller, request'],
  [/\b\w*Door(?:s|Of)?\b/, 'entry, guard'],
];

test('code names things by the words of the field', () => {
  expect(code.length).toBeGreaterThan(2000);
  const found = code
    .filter(({ path }) => path !== 'tools/architecture/words.test.ts')
    .flatMap(({ path, text }) =>
      banned.flatMap(([pattern, instead]) => {
        const [word] = pattern.exec(withoutProse(text)) ?? [];
        return word === undefined ? [] : [`${path}: ${word} → ${instead}`];
      }),
    );
  expect(found).toEqual([]);
});

test(`no sentence in documents and comments has over ${maxWords} words`, () => {
  // A cell of the rows names a test by its title, whole.
  const read = files.filter(({ path }) => path !== 'docs/feature-rows.md');
  const found = read.flatMap(({ path, text }) =>
    findLongSentences(path, text).map((sentence) => `${path}: ${sentence.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});

/** Code without comments and written texts, in which any word may stand. */
function withoutProse(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``');
}

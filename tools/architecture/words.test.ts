import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listDocuments, listSources } from './read-imports.ts';
import { findLongSentences, maxWords } from './sentences.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = await Promise.all(
  [...(await listSources()), ...(await listDocuments())].map(async (path) => ({
    path: path.replaceAll('\\', '/'),
    text: await readFile(root + path, 'utf8'),
  })),
);
const code = files.filter(({ path }) => /\.tsx?$/.test(path) && !path.includes('/messages/'));

/** Words that are not the field's, each with the one that is. */
const banned: [pattern: RegExp, instead: string][] = [
  [/\bmost[A-Z]\w*/, 'max…'],
  [/\b(giveWay|give-way)\b/, 'yield'],
  [/\bpaces?\b(?=[:,.)(\]]| =)/, 'throttle, batch size'],
  [/\b(seldom|heeds?|heeding)\b(?=[:,.)(\]]| =)/, 'rare, respect'],
  [/\b[kK]nock(s|ing)?\w*/, 'caller, request'],
  [/\b\w*Door(?:s|Of)?\b/, 'entry, guard'],
  [/\b\w*[pP]atience\w*/, 'timeout'],
  [/\b(?:\w*[a-z])?Wall(?:[A-Z]\w*)?\b|\bwall[A-Z]\w*/, 'paywall'],
];

/** Words on their way out, each with the field's and with how often identifiers may hold it at most: the number only falls. */
const leaving: readonly [pattern: RegExp, instead: string, limit: number][] = [
  [/\b(?:told|\w*Told)\w*/g, 'notified, described, reported', 1070],
  [/\b(?:said|\w*Said)\w*/g, 'value, text, raw', 1170],
  [/\b(?:asked|\w*Asked)\w*/g, 'requested, query', 1460],
  [/\b(?:wanted|\w*Wanted)\w*/g, 'target, requested', 840],
  [/\b(?:kept|\w*Kept)\w*/g, 'cached, saved, stored', 1070],
  [/\b(?:given|\w*Given)\w*/g, 'input, initial', 490],
  [/\b\w*[uU]sual\w*/g, 'default, typical', 300],
  [/\bmost\b/g, 'max, limit', 970],
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

test('words on their way out come no more often than they did', () => {
  const bare = code.map(({ text }) => withoutProse(text));
  const grown = leaving.flatMap(([pattern, instead, limit]) => {
    const found = bare.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
    return found > limit ? [`${pattern.source}: ${found} of ${limit} → ${instead}`] : [];
  });
  expect(grown).toEqual([]);
});

test('types hold: values are cast to never, or over unknown, at 10 places at most', () => {
  const found = code.flatMap(({ path, text }) => {
    const casts = withoutProse(text).match(/\bas (?:never|unknown as)\b/g) ?? [];
    return casts.map(() => path);
  });
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(10);
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

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** A line of docs/feature-rows.md that names a test: row, file, title of the test. */
interface Line {
  row: string;
  file: string;
  title: string;
}

const lines: Line[] = read('docs/feature-rows.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .flatMap((line) => {
    const [, row, , , tests] = line.split('|').map((cell) => cell.trim()) as [
      string,
      string,
      string,
      string,
      string,
    ];
    return tests.split('<br>').map((each) => {
      const [, file, title] = /^`([^`]+)`: (.+)$/.exec(each.trim()) ?? [];
      return { row, file: file ?? '', title: title ?? '' };
    });
  });

/** Titles of the tests of a file, signs written by their number as they are read. */
function titlesOf(source: string): string[] {
  const found = source.matchAll(
    /(?:\btest(?:\.each)?|\)|\]|>)\(\s*(?:'((?:[^'\\]|\\.)+)'|`((?:[^`\\]|\\.)+)`|"([^"]+)")\s*,/gs,
  );
  return Array.from(found, ([, single, template, double]) =>
    (single ?? template ?? double ?? '').replaceAll(/\\u([0-9a-f]{4})/gi, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

test('every row of the table names tests by file and title', () => {
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter(({ file, title }) => file === '' || title === '')).toEqual([]);
});

test.each(lines)('$row: $file has the test it is held by', ({ file, title }) => {
  expect(titlesOf(read(file)).filter((each) => each.includes(title))).not.toEqual([]);
});

test('a named test that is gone is found out', () => {
  expect(titlesOf(`test('one', () => {}); test.each([1])('two %s', () => {});`)).toEqual(['one', 'two %s']);
  expect(titlesOf(`test.skip('one', () => {});`)).toEqual([]);
});

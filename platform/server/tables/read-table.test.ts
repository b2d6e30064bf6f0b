import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { worstBook } from '../testing/worst-files.ts';
import { readTable } from './read-table.ts';
import { boundsOfTable } from './table-bounds.ts';

const bounds = boundsOfTable(5_002);
const text = (sign: string, length: number): string => sign.repeat(Math.ceil(length / sign.length));
const csv = (content: string): Uint8Array => strToU8(content);

/** How a reading ends, and its computing time. Unit: ms. */
function cost(bytes: Uint8Array): { end: string; ms: number } {
  const before = process.threadCpuUsage().user;
  let end: string;
  try {
    end = `${readTable(bytes, bounds).length} rows`;
  } catch (error) {
    end = (error as { reason?: string }).reason ?? String(error);
  }
  return { end, ms: (process.threadCpuUsage().user - before) / 1000 };
}

const worst: Record<string, (length: number) => Uint8Array> = {
  'rows without an end': (length) => worstBook(text('<row>', length)),
  'a row without its bracket': (length) => worstBook(text('<row ', length)),
  'cells without an end': (length) => worstBook(`<row>${text('<c>', length)}</row>`),
  'empty rows': (length) => worstBook(text('<row/>', length)),
  'empty cells': (length) => worstBook(`<row>${text('<c/>', length)}</row>`),
  'cells far out': (length) => worstBook(`<row>${text('<c r="XFD1"><v/></c>', length)}</row>`),
  'ends without a beginning': (length) => worstBook(`<row>${text('</c>', length)}`),
  'shared texts without an end': (length) => worstBook('<row/>', text('<si>', length)),
  'texts of a shared text': (length) => worstBook('<row/>', `<si>${text('<t>a</t>', length)}</si>`),
  'an attribute without an end': (length) => worstBook(`<row r="${text('x', length)}`),
  attributes: (length) => worstBook(`<row ${text('a="" ', length)}>`),
  entities: (length) => worstBook(`<row><c t="inlineStr"><is><t>${text('&lt;', length)}`),
  ampersands: (length) => worstBook(`<row><c><v>${text('&', length)}`),
  'entities of a document type': (length) =>
    worstBook(`<!DOCTYPE a [${text('<!ENTITY a "&b;&b;">', length)}]><row/>`),
  'comments without an end': (length) => worstBook(text('<!--', length)),
  'CDATA without an end': (length) => worstBook(text('<![CDATA[', length)),
  commas: (length) => csv(text(',', length / 6)),
  'quotation marks': (length) => csv(text('"', length / 6)),
  'cells of a quotation mark': (length) => csv(text('a,"', length / 6)),
  'quoted lines': (length) => csv(text('"\n', length / 6)),
  'empty lines': (length) => csv(text('\r\n', length / 6)),
  'blanks before a quotation mark': (length) => csv(text(' "', length / 6)),
};

test.each(Object.keys(worst))('%s cost no more than in proportion to how many there are', (name) => {
  const [some, fourTimes] = [worst[name]!(250_000), worst[name]!(1_000_000)];
  const least = (bytes: Uint8Array): number => Math.min(cost(bytes).ms, cost(bytes).ms);
  const [one, four] = [least(some), least(fourTimes)];
  // Twice as many in at most three times the time, twice; under a tenth of a second nothing can be told of how it grows.
  expect(four).toBeLessThan(Math.max(9 * one, 100));
  expect(four).toBeLessThan(2_000);
});

test('each bound has its own word: columns, cells, a long cell, depth, elements, an open quote, a bomb', () => {
  const end = (bytes: Uint8Array): string => cost(bytes).end;
  expect(end(csv(`name${','.repeat(100_000)}\n`))).toBe('too_many_columns');
  expect(end(csv(`${'1,'.repeat(100)}1\n`))).toBe('too_many_columns');
  expect(end(csv(`${'1,'.repeat(99)}1${','.repeat(300)}\n`))).toBe('1 rows');
  expect(end(csv(`${'1,'.repeat(99)}1\n`.repeat(2_501)))).toBe('too_many');
  expect(end(csv('x'.repeat(100_001)))).toBe('too_long_cell');
  expect(end(csv('a,b\n"1,2'))).toBe('open_quote');
  expect(end(worstBook('<a>'.repeat(31)))).toBe('too_deep');
  expect(end(worstBook('<a/>'.repeat(1_000_001)))).toBe('too_heavy');
  expect(end(worstBook(`<row><c><v>${'1'.repeat(100_001)}</v></c></row>`))).toBe('too_long_cell');
  expect(end(worstBook('<row><c r="CW1"><v>1</v></c></row>'))).toBe('too_many_columns');
  expect(end(worstBook('<row><c r="CW1"><v></v></c><c r="CV1"><v>1</v></c></row>'))).toBe('1 rows');
  expect(end(worstBook('<row><c><v>1</v></c>'))).toBe('archive');
  expect(end(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(12_000_001) }))).toBe('archive');
  expect(end(zipSync({ a: strToU8('x') }))).toBe('no_sheet');
});

test('a sheet is read as spreadsheets write it: shared and inline texts, prefixes, sounds left out, gaps kept', () => {
  const shared =
    '<sst><si><t>one</t></si><si><r><t>東</t></r><r><t>京</t></r><rPh><t>トウキョウ</t></rPh></si></sst>';
  const sheet =
    '<x:worksheet><x:sheetData><x:row r="2"><x:c r="B2" t="s"><x:v>1</x:v></x:c><x:c r="D2" t="inlineStr"><x:is><x:t>a &amp; b</x:t></x:is></x:c><x:c r="E2"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>1.5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(readTable(worstBook(sheet, shared), bounds)).toEqual([
    { row: 2, cells: ['', '東京', '', 'a & b', '\u0000formula'] },
    { row: 3, cells: ['one', '1.5'] },
  ]);
});

test('a table is read by the separator of its first line, with its byte order mark, quotes and either line end', () => {
  expect(readTable(csv('\uFEFFa;b\r\n"x ""y""\nz";2\r\n\r\n;3\n'), bounds)).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['x "y"\nz', '2'] },
    { row: 4, cells: ['', '3'] },
  ]);
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cellName } from './workbook-parts.ts';
import { writeWorkbook } from './write-workbook.ts';

const table = {
  columns: [
    { key: 'day', label: 'Day', kind: 'date' as const },
    { key: 'name', label: 'A & B', kind: 'text' as const },
    { key: 'cases', label: 'Cases', kind: 'number' as const },
  ],
  rows: [
    ['1900-03-01', '<b>', 6712.5],
    ['2021-10-20', '=1+1', null],
  ],
};
const files = unzipSync(writeWorkbook('Cases: week [1]', table));
const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);

test('the archive has the parts a workbook needs', () => {
  expect(Object.keys(files).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
});

test('numbers are numbers, days are counted from 30 December 1899, gaps are empty', () => {
  expect(sheet).toContain('<c r="A2" s="2"><v>61</v></c>');
  expect(sheet).toContain('<c r="A3" s="2"><v>44489</v></c>');
  expect(sheet).toContain('<c r="C2"><v>6712.5</v></c>');
  expect(sheet).not.toContain('r="C3"');
});

test('text is text, even one that looks like a formula or a tag', () => {
  expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
  expect(sheet).toContain('<t xml:space="preserve">&#60;b&#62;</t>');
  expect(sheet).toContain('<t xml:space="preserve">A &#38; B</t>');
});

test('a sheet is named without the signs a workbook refuses', () => {
  expect(strFromU8(files['xl/workbook.xml']!)).toContain('name="Cases  week  1"');
});

test('columns are lettered on beyond Z', () => {
  expect([0, 25, 26, 27, 701, 702].map((column) => cellName(column, 0))).toEqual([
    'A1',
    'Z1',
    'AA1',
    'AB1',
    'ZZ1',
    'AAA1',
  ]);
});

test('where the figures come from stands on a second sheet of another name', () => {
  const notes = {
    title: 'Cases',
    table: { columns: [{ key: 'a', label: 'A', kind: 'text' as const }], rows: [['Rosstat']] },
  };
  const parts = unzipSync(writeWorkbook('Cases', table, notes));
  expect(strFromU8(parts['xl/worksheets/sheet2.xml']!)).toContain('Rosstat');
  expect(strFromU8(parts['xl/workbook.xml']!).match(/name="[^"]*"/g)).toEqual([
    'name="Cases"',
    'name="Cases 2"',
  ]);
});

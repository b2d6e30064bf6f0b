import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cellName } from './sheet-parts.ts';
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
    'docProps/core.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
});

test('numbers are numbers, days are counted from 30 December 1899, gaps are empty', () => {
  expect(sheet).toContain('<c r="A2" s="2"><v>61</v></c>');
  expect(sheet).toContain('<c r="A3" s="2"><v>44489</v></c>');
  expect(sheet).toContain('<c r="C2" s="4"><v>6712.5</v></c>');
  expect(sheet).not.toContain('r="C3"');
});

test('text is text, even one that looks like a formula or a tag', () => {
  expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
  expect(sheet).toContain('<t xml:space="preserve">&#60;b&#62;</t>');
  expect(sheet).toContain('<t xml:space="preserve">A &#38; B</t>');
});

test('a sheet is named without the signs a workbook refuses', () => {
  expect(strFromU8(files['xl/workbook.xml']!)).toContain('name="Cases week 1"');
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
  const lines = [
    ['Source', 'Rosstat'],
    ['Known', '2020-03-27'],
    ['Address', 'https://svodka.example/ru'],
  ] as const;
  const notes = { title: 'Cases', lines, beside: lines };
  const parts = unzipSync(writeWorkbook('Cases', table, notes));
  const beside = strFromU8(parts['xl/worksheets/sheet2.xml']!);
  expect(beside).toContain('Rosstat');
  // The day is a day, the address a link, and no empty head stays in view above them.
  expect(beside).toContain('<c r="B2" s="2"><v>43917</v></c>');
  expect(beside).toContain('<hyperlink ref="B3" r:id="rId1"/>');
  expect(strFromU8(parts['xl/worksheets/_rels/sheet2.xml.rels']!)).toContain('https://svodka.example/ru');
  expect(beside).not.toContain('pane');
  expect(strFromU8(parts['xl/workbook.xml']!).match(/name="[^"]*"/g)).toEqual([
    'name="Cases"',
    'name="Cases 2"',
  ]);
});

test('each column of numbers has the format of its unit: roubles apart by thousands, per cent with its sign, a year as it is', () => {
  const money = {
    columns: [
      { key: 'year', label: 'Year', kind: 'number' as const },
      { key: 'rub', label: 'Tax, ₽', kind: 'number' as const, unit: '₽' },
      { key: 'plan', label: 'Of the plan, %', kind: 'number' as const },
      { key: 'share', label: 'Share', kind: 'number' as const, unit: '%' },
    ],
    rows: [[2020, 793_087_487_000, 9.198353, 56]],
  };
  const parts = unzipSync(writeWorkbook('Taxes', money));
  const styles = strFromU8(parts['xl/styles.xml']!);
  expect(
    [...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code!.replaceAll('&#34;', '"')),
  ).toEqual(['0', '#,##0', '#,##0.00" %"', '#,##0" %"']);
  const cells = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(cells).toContain('<c r="B2" s="5"><v>793087487000</v></c>');
  expect(cells).toContain('<autoFilter ref="A1:D2"/>');
});

test('no hard space leaves in a name or a cell, and a long name of a sheet ends with a whole word', () => {
  const typeset = {
    columns: [{ key: 'a', label: 'К\u00A0плану', kind: 'text' as const }],
    rows: [['НДС на\u00A0товары и\u202Fуслуги COVID\u2060-\u206019']],
  };
  const parts = unzipSync(writeWorkbook('Москва: Региону остаётся 56\u00A0рублей из ста', typeset));
  const text = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('');
  expect(text).not.toMatch(/[\u00A0\u202F\u2060]/);
  expect(text).toContain('НДС на товары и услуги COVID-19');
  expect(text).toContain('name="Москва Региону остаётся 56"');
});

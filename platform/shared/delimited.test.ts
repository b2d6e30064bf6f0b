import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { delimitedLine, guardCell, unguardCell } from './delimited.ts';

/** Texts by which a cell was opened as a formula. */
const shapes = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  'a,=1+1',
  'a;=1+1',
  'a\t=1+1',
  'a\r\n=1+1',
  'a, @SUM(1)',
  "a;+cmd|' /C calc'!A0",
  'a,=HYPERLINK("http://x.example","y")',
  '"=1+1',
  '"a,=1+1,b"',
  'x","=1+1',
];

/** Whether a program would run a cell: by any of the signs at its beginning, and for plus and minus where anything is called. */
const runs = (cell: string): boolean => /^[\s\u200b\ufeff]*(?:[=@＝＠]|[+\-＋－].*[(|!=])/u.test(cell);
const isBegun = (cell: string): boolean => /^[\s\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/u.test(cell);

test('no shape is a formula, read with the file\u2019s separator, with another, or line by line', () => {
  for (const separator of [',', ';', '\t'] as const)
    for (const shape of shapes)
      for (const cells of [[shape], ['x', shape, 'y'], [shape, shape]]) {
        const line = delimitedLine(cells, { separator, decimal: separator === ',' ? '.' : ',' });
        const own = parse(line, { delimiter: separator })[0] as string[];
        expect(own.some(isBegun), JSON.stringify([separator, line])).toBe(false);
        for (const other of [',', ';', '\t']) {
          const read = parse(line, { delimiter: other, relax_quotes: true, relax_column_count: true }).flat();
          const crude = line.split(/\r\n|\r|\n/).flatMap((part) => part.split(other));
          expect([...read, ...crude].some(runs), JSON.stringify([separator, other, line])).toBe(false);
        }
      }
});

test('what was guarded comes back as it was, and ordinary texts are left alone', () => {
  for (const shape of shapes) expect(unguardCell(guardCell(shape)), JSON.stringify(shape)).toBe(shape);
  for (const plain of [
    'Москва, -5 °C',
    'список:\n- раз\n- два',
    'O\u2019Neil',
    "it's",
    'a;b',
    '5-7',
    'e@mail.ru',
  ])
    expect(guardCell(plain)).toBe(plain);
});

test('numbers stay numbers with the decimal mark of the language, gaps are empty, quotes are doubled', () => {
  expect(delimitedLine([-5, 0.25, null, 'say "x"', true], { separator: ';', decimal: ',' })).toBe(
    '-5;0,25;;"say ""x""";true',
  );
  expect(delimitedLine(['a', -5.5, 'b c'])).toBe('a,-5.5,b c');
});

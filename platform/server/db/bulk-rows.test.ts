import { expect, test } from 'vitest';
import { bulkRows } from './bulk-rows.ts';

test('lists go with quotes, strokes, commas and the word NULL as texts; what never differs goes once', () => {
  expect(
    bulkRows([
      ['id', 'int', [7, 7, 7]],
      ['name', 'text', ['say "x", NULL', '\\', null]],
      ['day', 'date', ['2020-01-01', '2020-01-01', '2020-01-01']],
      ['end', 'text', [null, null, null]],
    ]),
  ).toEqual({
    table:
      '(select id, name, $3::date as day, $4::text as end from unnest($1::int[], $2::text[]) as l (id, name)) as n',
    values: ['{7,7,7}', String.raw`{"say \"x\", NULL","\\",NULL}`, '2020-01-01', null],
  });
});

import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { sampleView } from '../../testing/sample-view.ts';
import { writeParquet } from './write-parquet.ts';

test('a Parquet file has every value of the view with its place, unit and marks, and says where it is from', async () => {
  const finding = {
    rule: 'notSum' as const,
    state: 'flagged' as const,
    day: '2019-12-31',
    value: 8,
    judgedOn: {},
    note: null,
    measure: 0,
    yugoId: 1124616,
  };
  const notes = [{ kind: 'sample' as const, text: 'Пример.' }];
  const file = writeParquet(
    sampleView({ findings: [finding], notes }, true),
    'https://svodka.example/ru/explore?i=x',
  );
  const rows = await parquetReadObjects({ file });
  expect(rows).toHaveLength(6);
  expect(rows[1]).toEqual({
    indicator: 'poverty_rate',
    dimensions: '',
    transform: 'asIs',
    name: 'Население с доходами ниже прожиточного минимума',
    unit: '%',
    place_id: 1124616,
    place: 'Татарстан',
    day: new Date('2019-12-31T00:00:00Z'),
    value: 8,
    sample: true,
    added: false,
    finding: 'notSum:flagged',
  });
  expect(rows.map((row) => row['value'])).toEqual([12, 8, 6, 22, 20, 19.5]);
  const told = new Map(parquetMetadata(file).key_value_metadata?.map(({ key, value }) => [key, value]));
  expect(told.get('address')).toBe('https://svodka.example/ru/explore?i=x');
  expect([told.get('known_on'), told.get('notes')]).toEqual(['2021-10-20', 'Пример.']);
  expect(JSON.parse(told.get('sources')!)).toMatchObject([{ name: 'Росстат', licence: 'Official figures' }]);
});

test('a view without values is a file without rows', async () => {
  expect(await parquetReadObjects({ file: writeParquet(sampleView({ series: [] }), '') })).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readClaim } from './read-claim.ts';

test('a number, what it counts and over which time', () => {
  expect(readClaim('за сутки в России выявили 8 985 новых случаев коронавируса')).toEqual({
    measure: 'cases',
    period: 'day',
    value: 8985,
  });
  expect(readClaim('В Москве за сутки умерли 59 человек с коронавирусом')?.measure).toBe('deaths');
  expect(readClaim('от коронавируса выздоровели уже больше 804 тысяч человек')).toEqual({
    measure: 'cured',
    period: 'total',
    value: 804_000,
  });
  expect(readClaim('число заболевших COVID-19 превысило 1,2 млн')?.value).toBe(1_200_000);
});

test.each([
  'в мире за сутки выявили 100 тысяч новых случаев коронавируса',
  'заболеваемость коронавирусом выросла на 20 процентов',
  'к осени коронавирусом переболеют 500 тысяч человек',
  'третий день подряд меньше 9 тысяч новых случаев COVID-19',
  'за сутки 8 тысяч новых случаев коронавируса, умерли 100 человек',
  'в больнице 76 новых случаев коронавируса',
  'За сутки забили 12 мячей',
])('left alone: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

const titles = new Map(
  ['1tv_ru', 'newsapi_ru'].flatMap((name) =>
    gunzipSync(readFileSync(new URL(`../../../data/news/headlines/${name}.jsonl.gz`, import.meta.url)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; title: string })
      .map(({ id, title }) => [id, title] as const),
  ),
);
const read = readFileSync(new URL('../../../data/quotes/claims-read.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string]);

test.each(['seen', 'measured'])('headlines read by hand, %s: no answer is wrong but one in fifty', (set) => {
  const rows = read.filter(([of]) => of === set);
  const answered = rows.flatMap(([, id, expected]) => {
    const claim = readClaim(titles.get(id)!);
    return claim === null ? [] : [{ claim: `${claim.measure} ${claim.period} ${claim.value}`, expected, id }];
  });
  const right = answered.filter(({ claim, expected }) => claim === expected).length;
  const there = rows.filter(([, , expected]) => expected !== 'none').length;
  expect(answered.length).toBeGreaterThan(30);
  expect(right / answered.length).toBeGreaterThanOrEqual(0.98);
  expect(right / there).toBeGreaterThan(0.8);
});

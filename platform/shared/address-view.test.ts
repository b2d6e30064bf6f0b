import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOf, day, flag, id, line, numbers, oneOf, page, text, texts } from './address-fields.ts';
import { addressView } from './address-view.ts';

const view = addressView({
  measure: oneOf('measure', ['cases', 'deaths'], 'cases'),
  health: oneOf('health', ['failing', 'gone'], null),
  log: flag('scale', 'log'),
  all: flag('all'),
  query: line('q', 10),
  district: id('district'),
  compare: numbers('compare', { most: 2, separator: '~' }),
  rubrics: numbers('rubric', { most: 3, min: 2, max: 14 }),
  typed: text('typed', 5),
  tags: texts('tags', { most: 2, longest: 5, separator: ',' }),
  languages: anyOf('lang', ['ru', 'en']),
  from: day('from'),
  at: page('page', 90),
});
const read = (search: string) => view.read(new URLSearchParams(search));
const usual = read('');

test('an address says what was chosen, and nothing of what is the default', () => {
  const said =
    'measure=deaths&health=gone&scale=log&all=1&q=oil&district=3&compare=1%7E2&rubric=4&rubric=6&typed=a+&tags=a%2Cb&lang=en&from=2020-02-29&page=7';
  expect(read(said)).toEqual({
    measure: 'deaths',
    health: 'gone',
    log: true,
    all: true,
    query: 'oil',
    district: 3,
    compare: [1, 2],
    rubrics: [4, 6],
    typed: 'a ',
    tags: ['a', 'b'],
    languages: ['en'],
    from: '2020-02-29',
    at: 7,
  });
  expect(view.into(read(said), new URLSearchParams()).toString()).toBe(said);
  expect(view.write(usual)).toEqual({});
});

test('what is malformed counts as not said, what is too much is left out', () => {
  const odd =
    'measure=x&health=&scale=lin&all=yes&district=-1&compare=a~0~01&rubric=1&rubric=15&tags=%20,toolong&lang=de&from=2021-02-29&page=91';
  expect(read(odd)).toEqual(usual);
  expect(read('compare=1~2~2~3').compare).toEqual([1, 2]);
  expect(read('q=++0123456789abc').query).toBe('0123456789');
  expect(read('district=2147483648').district).toBeNull();
  for (const day of ['2020-02-31', '2020-02-30', '2020-13-01', '1799-12-31', '2200-01-01', '2020-2-3'])
    expect(read(`from=${day}`).from).toBeNull();
});

test('what belongs to others stays in the address, and an old choice goes', () => {
  const search = new URLSearchParams('asOf=2021-01-01&rubric=4&rubric=6&measure=deaths');
  expect(view.into({ ...usual, rubrics: [5] }, search).toString()).toBe('asOf=2021-01-01&rubric=5');
});

test('whatever is read from any address is written so that it is read the same again', () => {
  const names = [
    'measure',
    'scale',
    'all',
    'q',
    'district',
    'compare',
    'rubric',
    'typed',
    'tags',
    'lang',
    'from',
    'page',
  ];
  const said = fc.oneof(fc.string(), fc.constantFrom('1', 'on', '4', '1~2', 'ru', '2020-06-08', 'deaths'));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), said)), (pairs) => {
      const once = view.read(new URLSearchParams(pairs));
      expect(view.read(view.into(once, new URLSearchParams()))).toEqual(once);
    }),
  );
});

import { expect, test } from 'vitest';
import { matchNames } from './match-names.ts';

const row = (...names: string[]) => ({ name: names[0]!, names: names.map((name) => name.split(' ')) });
const rows = [
  row('производство готовых металлических изделий', 'manufacture of fabricated metal products'),
  row('производство металлургическое', 'manufacture of basic metals'),
  row('розничная торговля', 'retail trade'),
];
const find = (text: string) => {
  const { found, isForgiven } = matchNames(text.split(' '), rows, 10);
  return [found.map(({ name }) => name.split(' ').at(-1)), isForgiven];
};

test('every typed word has to be there, begun or whole, in any language; the shorter name goes first', () => {
  expect(find('производство металл')).toEqual([['металлургическое', 'изделий'], false]);
  expect(find('retail')).toEqual([['торговля'], false]);
  expect(find('retail metal')).toEqual([[], false]);
});

test('one error is forgiven where nothing is found without it, in a begun word too', () => {
  expect(find('торгволя')).toEqual([['торговля'], true]);
  expect(find('металург')).toEqual([['металлургическое'], true]);
  expect(find('трд')).toEqual([[], false]);
});

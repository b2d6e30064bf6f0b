import { expect, test } from 'vitest';
import { encodeQuery } from '#platform/shared/wire.ts';
import {
  addressOfSearch,
  asksNothing,
  countFilters,
  isRegionAlone,
  questionOfSearch,
  readSearchAddress,
  searchOfQuestion,
  withoutChoice,
} from './search-address.ts';

const read = (query: string) => readSearchAddress(new URLSearchParams(query));
const write = (query: string) => encodeQuery(addressOfSearch(read(query))).toString();

test('an address is read and written back; what is usual is left out', () => {
  const address =
    'q=oil&any=gas+coal&not=price&in=title&from=2020-06-01&to=2020-06-08&lang=ru&rubric=4&rubric=6&tone=-1&view=items&order=date&muted=1';
  expect(write(address)).toBe(address);
  expect(write('q=oil&range=month&in=everywhere&view=stories')).toBe('q=oil');
  expect(write('inTitle=true')).toBe('in=title');
});

test('what is malformed counts as not said', () => {
  expect(
    write('rubric=1&rubric=15&rubric=x&tone=7&from=soon&to=2020-13-45&lang=xx&in=comments&range=year'),
  ).toBe('');
});

test('named days go before the span', () => {
  expect(questionOfSearch(read('q=a&range=week'))).toMatchObject({ range: 'week' });
  expect(questionOfSearch(read('q=a&range=week&from=2020-06-01'))).not.toHaveProperty('range');
  expect(questionOfSearch(read('q=a&range=all'))).not.toHaveProperty('range');
});

test('a kept question opens as the search it was', () => {
  for (const address of [
    'q=oil&not=gas&range=week&rubric=4',
    'any=a&from=2020-06-01&view=items',
    'q=x&range=all&order=date',
  ]) {
    const asked = read(address);
    expect(searchOfQuestion(questionOfSearch(asked))).toEqual(asked);
  }
});

test('a span of days alone asks for nothing; a choice does', () => {
  expect(asksNothing(read('range=week'))).toBe(true);
  expect(asksNothing(read('entity=5'))).toBe(false);
  expect(countFilters(read('q=a&any=b&rubric=4&rubric=6&hot=1&from=2020-06-01'))).toBe(5);
  expect(withoutChoice(read('rubric=4&rubric=6'), 'rubrics', 4).rubrics).toEqual([6]);
});

test.each([
  ['region=1124670', true],
  ['region=1124670&range=week', true],
  ['region=1124670&region=1124661', false],
  ['region=1124670&q=oil', false],
  ['region=1124670&tone=1', false],
  ['region=1124670&from=2020-06-01', false],
  ['rubric=4', false],
])('%s asks for a region alone: %j', (query, isAlone) => {
  expect(isRegionAlone(read(query))).toBe(isAlone);
});

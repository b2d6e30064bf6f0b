import { expect, test } from 'vitest';
import { readCompaniesView, writeCompaniesView } from './companies-view.ts';

test('a class of two digits is kept in the address, anything else means the largest', () => {
  expect(readCompaniesView(new URLSearchParams('okved=47'))).toEqual({ okved: '47', all: false });
  for (const wrong of ['', 'okved=4', 'okved=ab', 'okved=%D1%8F'])
    expect(readCompaniesView(new URLSearchParams(wrong))).toEqual({ okved: '', all: false });
  expect(
    writeCompaniesView({ okved: '47', all: false }, new URLSearchParams('asOf=2021-07-01')).toString(),
  ).toBe('asOf=2021-07-01&okved=47');
});

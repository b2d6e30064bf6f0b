import { expect, test } from 'vitest';
import { readPopulationView, shownYear, writePopulationView } from './population-view.ts';

test('the year of the address is shown where it is known, otherwise the newest', () => {
  const years = [1989, 2019, 2020];
  const shown = (search: string) => shownYear(readPopulationView(new URLSearchParams(search)), years);
  expect([shown('year=2019'), shown(''), shown('year=1941'), shown('year=abc')]).toEqual([
    2019, 2020, 2020, 2020,
  ]);
  expect(shownYear({ year: 2019 }, [])).toBeNull();
});

test('the newest year leaves nothing in the address, and the day of the clock stays', () => {
  expect(writePopulationView({ year: null }, new URLSearchParams('asOf=now&year=2019')).toString()).toBe(
    'asOf=now',
  );
});
